// SPDX-License-Identifier: MIT

/// Every tuned number of the kernel: unit, usual value, where it comes from, what a change breaks.
///
/// "Measured" numbers reproduce trajectories recorded on Apple's frameworks; the rest are the
/// customary values of the sequential-impulse literature (Catto, *Iterative Dynamics with Temporal
/// Coherence*, 2005, and its successors), which those trajectories confirm.
package enum Tolerances {
  /// Penetration left alone so that resting contacts do not flicker, m (0.45 pt). Measured.
  ///
  /// Raising it makes stacks sink visibly; lowering it brings jitter. Every landing depends on it.
  package static var linearSlop: Float { 0.0045 }

  /// Angular counterpart of the slop, rad (2°). Limits of normals and of joints use it.
  package static var angularSlop: Float { 2 / 180 * 3.14159265359 }

  /// Skin of polygons from paths, of edges and of chain loops, m (0.9 pt). Measured.
  package static var polygonSkin: Float { 2 * linearSlop }

  /// Distance at which a polygon meets an edge, m (1.8 pt), whatever skin either has. Measured.
  package static var edgeSkin: Float { 2 * polygonSkin }

  /// Points of a polygon nearer to each other than this are one, m (0.225 pt).
  ///
  /// Shorter sides have normals of noise. Below it an outline counts as convex although a vertex
  /// lies inside the hull of the others.
  package static var weldingDistance: Float { 0.5 * linearSlop }

  /// Points a polygon may be given by, 1. Checking them costs their number squared.
  package static var largestPointCount: Int { 1024 }

  /// How far from the body's origin a shape may reach, m (10⁶ pt): beyond, a Float no longer
  /// resolves the welding distance.
  package static var largestExtent: Float { 10_000 }

  /// Margin of the boxes in the broad phase, m (10 pt). Visible through `items(in:)`. Measured.
  package static var boundingBoxMargin: Float { 0.1 }

  /// How far ahead, in displacements, a moved box is stretched, 1. Only cost depends on it.
  package static var boundingBoxPrediction: Float { 2 }

  /// Approach speed below which a contact does not bounce, m/s (100 pt/s). Measured.
  package static var restitutionThreshold: Float { 1 }

  /// Share of a penetration removed by one position iteration, 1. Higher overshoots.
  package static var positionCorrectionRate: Float { 0.2 }

  /// The same for the two bodies of an impact between steps, 1.
  package static var impactCorrectionRate: Float { 0.75 }

  /// Largest position correction of one iteration, m (20 pt). Prevents explosions.
  package static var largestCorrection: Float { 0.2 }

  /// Largest motion in one sub-step, m (200 pt): 24,000 pt/s at 1/120 s. Measured.
  package static var largestTranslation: Float { 2 }

  /// Largest turn in one sub-step, rad.
  package static var largestRotation: Float { 0.5 * 3.14159265359 }

  /// How long a whole island must be slow before it sleeps, s. Measured (31st step).
  package static var timeToSleep: Float { 0.5 }

  /// Speed below which a body counts as slow, m/s (1 pt/s).
  package static var sleepLinearSpeed: Float { 0.01 }

  /// Turning speed below which a body counts as slow, rad/s (2°/s).
  package static var sleepAngularSpeed: Float { 2 / 180 * 3.14159265359 }

  /// Condition number beyond which a two-point contact is solved as one point, 1.
  package static var largestCondition: Float { 1000 }

  /// Preference of the first polygon's face in a tie, m; keeps the reference face from flickering.
  package static var faceSwitchMargin: Float { 0.1 * linearSlop }

  /// A polygon's face replaces the edge's as reference only when it separates this much better.
  package static var edgePreferenceFactor: Float { 0.98 }

  /// Absolute part of that preference, m.
  package static var edgePreferenceMargin: Float { 0.001 }

  /// Impacts of one contact within one sub-step, 1. More are left to the next sub-step.
  package static var impactsPerContact: Int32 { 8 }

  /// Contacts solved together at an impact, 1.
  package static var contactsPerImpact: Int { 32 }

  /// Boxes farther apart than this for a whole sub-step are not searched for an impact, m.
  ///
  /// Anything above the target distance plus skins is safe; more only costs time.
  package static var impactReach: Float { 0.05 }

  /// Rounds in which one separating axis may pull the end of its bracket back, 1.
  package static var impactPullBacks: Int { 256 }

  /// Position iterations at an impact, 1.
  package static var impactPositionIterations: Int { 20 }

  /// Velocity iterations of a sub-step, 1. Given by UIKit.
  package static var velocityIterations: Int { 8 }

  /// Position iterations of a sub-step, 1. Given by UIKit.
  package static var positionIterations: Int { 3 }
}
