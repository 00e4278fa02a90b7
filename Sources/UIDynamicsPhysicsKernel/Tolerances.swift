// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// Every tuned number of the kernel: unit, usual value, where it comes from, what a change breaks.
///
/// "Measured" numbers reproduce trajectories recorded on Apple's frameworks; the rest are the
/// customary values of the sequential-impulse literature (Catto, *Iterative Dynamics with Temporal
/// Coherence*, 2005, and its successors), which those trajectories confirm.
/// Numbers that other targets need too are in `Facts`.
package enum Tolerances {
  /// π as Box2D writes it.
  ///
  /// Not `Float.pi`, which is rounded towards zero and so is another Float.
  package static var pi: Float { 3.14159265359 }

  /// Penetration left alone so that resting contacts do not flicker, m (0.45 pt).
  ///
  /// Measured. Raising it makes stacks sink visibly; lowering it brings jitter. Every landing
  /// depends on it.
  package static var linearSlop: Float {
    Float(UIKitFacts.slop / UIKitFacts.pointsPerMetre)
  }

  /// Angular counterpart of the slop, rad (2°).
  ///
  /// Limits of normals and of joints use it.
  package static var angularSlop: Float { 2 / 180 * pi }

  /// Skin of polygons from paths, of edges and of chain loops, in slops (0.9 pt).
  ///
  /// Measured on path items. Changing it moves what rests on a boundary.
  package static var skinSlops: Float { 2 }

  /// Distance at which an edge meets polygons, whatever skin they have, in its skins (1.8 pt).
  ///
  /// Measured. Changing it moves every item that rests on a boundary.
  package static var edgeReachSkins: Float { 2 }

  /// Points of a polygon nearer to each other than this are one, m (10⁻⁶ pt).
  ///
  /// A flattened curve has points 10⁻⁵ pt apart at its ends, and Apple's polygons keep them. Raising
  /// it to those takes corners away; at 0 squares of shorter sides underflow.
  package static var weldingDistance: Float { 1e-8 }

  /// How far a point may lie outside a hull that was found in Float, m (0.0225 pt).
  ///
  /// A hull that leaves out more is sought again in Double.
  package static var hullTolerance: Float { 0.05 * linearSlop }

  /// Margin of the boxes in the broad phase, m (10 pt).
  ///
  /// Measured: it is visible through `items(in:)`.
  package static var boundingBoxMargin: Float { 0.1 }

  /// How far ahead, in displacements, a moved box is stretched, 1.
  ///
  /// Decides how often pairs are sought, and through that when a contact is made.
  package static var boundingBoxPrediction: Float { 2 }

  /// Approach speed up to which a contact does not bounce, m/s (100 pt/s).
  ///
  /// Measured. Lowering it keeps resting bodies bouncing; raising it takes visible bounces away.
  package static var restitutionThreshold: Float {
    Float(UIKitFacts.bounceSpeed / UIKitFacts.pointsPerMetre)
  }

  /// Restitution beyond which a contact bounces no harder, 1.
  ///
  /// A bounce of just the threshold speed then already exceeds the largest translation. Without it
  /// a huge elasticity would make velocities infinite.
  package static var largestRestitution: Float { 1000 }

  /// Share of a penetration removed by one position iteration, 1.
  ///
  /// A higher share overshoots where several contacts push one body.
  package static var positionCorrectionRate: Float { 0.2 }

  /// Share of a penetration of the two bodies of an impact between steps that one iteration removes, 1.
  package static var impactCorrectionRate: Float { 0.75 }

  /// Largest position correction of one iteration, m (20 pt).
  ///
  /// Bodies that start deep inside each other would fly apart without it.
  package static var largestCorrection: Float { 0.2 }

  /// Largest correction of an angle in one iteration, rad (8°).
  package static var largestAngularCorrection: Float { 8 / 180 * pi }

  /// Largest motion in one sub-step, m (200 pt, or 24,000 pt/s at 1/120 s).
  ///
  /// Measured.
  package static var largestTranslation: Float { 2 }

  /// Largest turn in one sub-step, rad.
  package static var largestRotation: Float { 0.5 * pi }

  /// How long a whole island must be slow before it sleeps, s.
  package static var timeToSleep: Float { UIKitFacts.timeToSleep }

  /// Speed up to which a body counts as slow, m/s (1 pt/s).
  package static var sleepLinearSpeed: Float { 0.01 }

  /// Turning speed up to which a body counts as slow, rad/s (2°/s).
  package static var sleepAngularSpeed: Float { 2 / 180 * pi }

  /// Condition number beyond which a two-point contact is solved as one point, 1.
  package static var largestCondition: Float { 1000 }

  /// Preference of the first polygon's face in a tie, m; keeps the reference face from flickering.
  package static var faceSwitchMargin: Float { 0.1 * linearSlop }

  /// A polygon's face replaces the edge's as reference only if it separates this much better, 1.
  package static var edgePreferenceFactor: Float { 0.98 }

  /// Absolute part of that preference, m.
  package static var edgePreferenceMargin: Float { 0.001 }

  /// A contact that was at this many impacts of a sub-step may have one more, but no further, 1.
  ///
  /// What is left waits for the next sub-step.
  package static var impactsPerContact: Int32 { 8 }

  /// Contacts solved together at an impact, 1.
  package static var contactsPerImpact: Int { 32 }

  /// Boxes farther apart than this for a whole sub-step are not searched for an impact, in slops.
  ///
  /// Anything well above 1.25, the target distance and its error, is safe; more only costs time.
  package static var impactReachSlops: Float { 1.75 }

  /// By how much that grows with the distance from the origin, for the rounding of the boxes, 1.
  package static var impactReachGrowth: Float { 0x1p-20 }

  /// Boxes farther apart than this along an axis do not touch, whatever rounding does, m.
  ///
  /// Anything well above the rounding error of a separation is safe; more only costs time.
  package static var clearance: Float { 0.002 }

  /// By how much that grows with the size of the two shapes, 1.
  package static var clearanceGrowth: Float { 0x1p-16 }

  /// How far from the origin boxes are trusted to say that two shapes do not touch, m.
  package static var clearanceRange: Float { 1000 }

  /// Skins that two shapes may sink into each other at an impact, in slops (1.35 pt).
  ///
  /// Smaller ones leave a gap after an impact; larger ones overlap more than a contact corrects.
  package static var impactSkinSlops: Float { 3 }

  /// Error of the distance at an impact, in slops (0.1125 pt).
  package static var impactToleranceSlops: Float { 0.25 }

  /// Separating axes tried for one impact, 1; two or three are usual.
  package static var impactAxes: Int { 20 }

  /// Bisections and secants for the time at which one axis is passed, 1.
  package static var impactRootSteps: Int { 50 }

  /// An impact this near the end of the sub-step is left to the next one, as a part of the step.
  package static var impactTimeMargin: Float { 10 * Float.ulpOfOne }

  /// Overlap that ends the position iterations at an impact, in slops.
  package static var impactOverlapSlops: Float { 1.5 }

  /// Steps of a search for the nearest points of two shapes, 1.
  ///
  /// Convex shapes of hundreds of vertices need fewer than ten.
  package static var distanceSteps: Int { 20 }

  /// Rounds in which one separating axis may pull the end of its bracket back, 1.
  package static var impactPullBacks: Int { 256 }

  /// Position iterations at an impact, 1.
  package static var impactPositionIterations: Int { 20 }

  /// Velocity iterations of a sub-step, 1.
  ///
  /// Given by UIKit.
  package static var velocityIterations: Int { 8 }

  /// Position iterations of a sub-step, 1.
  ///
  /// Given by UIKit.
  package static var positionIterations: Int { 3 }

  /// Overlap that ends the position iterations of a sub-step and lets an island sleep, in slops.
  package static var solvedOverlapSlops: Float { 3 }

  /// Product of a field's strength and the body's mass or charge (or 1) below which nothing is done.
  ///
  /// Measured. At 0 hardly anything would change but the time it takes.
  package static var smallestFieldStrength: Float { 0x1p-15 }

  /// Exponent of a fall-off below which it counts as 0, 1.
  ///
  /// Measured. At 0 hardly anything would change but the time it takes.
  package static var smallestFalloff: Float { 0x1p-15 }

  /// Distance below which no field falls off farther unless it is told another one, m.
  ///
  /// Measured. Smaller ones let bodies that pass through a field's middle fly off faster.
  package static var fieldMinimumRadius: Float {
    Float(UIKitFacts.fieldMinimumRadius / UIKitFacts.pointsPerMetre)
  }

  /// Square of the distance below which radial gravity does nothing, m² (0.32 pt).
  ///
  /// Measured. It decides where a body ends that falls through the middle.
  package static var radialGravityCore: Float { 1e-5 }

  /// Distance below which a spring field does nothing, m (0.001 pt).
  ///
  /// Measured.
  package static var springFieldCore: Float { 1e-5 }

  /// Waves of the noise in a metre are noiseScale / (smoothness + noiseSmoothing) − 1, 1/m.
  ///
  /// Measured at 60,000 places: 14 at a smoothness of 0, about a sixth at 1.
  package static var noiseScale: Float { 1.25 }

  /// 1/12 as measured, which a Float rounds up.
  package static var noiseSmoothing: Float { 0.0833333358 }
}
