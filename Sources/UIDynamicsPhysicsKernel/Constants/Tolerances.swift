// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// The tuned numbers of the kernel; `UIKitFacts` has those that other targets share.
///
/// "Measured" numbers reproduce trajectories recorded on Apple's frameworks. The others are customary values
/// for sequential impulses (Catto, *Iterative Dynamics with Temporal Coherence*, 2005), which the
/// trajectories confirm.
package enum Tolerances {
  /// Box2D's π; `Float.pi` is rounded toward zero and so is another Float.
  package static var pi: Float { 3.14159265359 }

  /// The penetration left uncorrected, m (0.45 pt); measured.
  ///
  /// Raising it makes stacks sink, lowering it adds jitter.
  package static var linearSlop: Float {
    Float(UIKitFacts.slop / UIKitFacts.pointsPerMeter)
  }

  /// The slop of normals and of joint angles, rad (2°).
  package static var angularSlop: Float { 2 / 180 * pi }

  /// The skin of polygons from paths, of edges and of chain loops, in slops (0.9 pt); measured.
  package static var skinSlops: Float { 2 }

  /// The distance at which an edge meets a polygon of any skin, in edge skins (1.8 pt); measured.
  package static var edgeReachSkins: Float { 2 }

  /// The distance below which polygon points are merged, m (10⁻⁶ pt).
  ///
  /// It must be less than the 10⁻⁵ pt at the ends of flattened curves. At 0, squares of short sides underflow.
  package static var weldingDistance: Float { 1e-8 }

  /// The largest distance of a point outside a hull found in Float, m (0.0225 pt); beyond it, Double is used.
  package static var hullTolerance: Float { 0.05 * linearSlop }

  /// The margin of boxes in the broad phase, m (10 pt); measured, visible through `items(in:)`.
  package static var boundingBoxMargin: Float { 0.1 }

  /// The extension of a moved box along its motion, in displacements; it affects when contacts begin.
  package static var boundingBoxPrediction: Float { 2 }

  /// The approach speed up to which contacts do not bounce, m/s (100 pt/s); measured.
  package static var restitutionThreshold: Float {
    Float(UIKitFacts.bounceSpeed / UIKitFacts.pointsPerMeter)
  }

  /// The largest effective restitution; a huge elasticity would make velocities infinite.
  package static var largestRestitution: Float { 1000 }

  /// The fraction of a penetration that one position iteration removes; larger values overshoot.
  package static var positionCorrectionRate: Float { 0.2 }

  /// The fraction of a penetration that one position iteration removes at an impact.
  package static var impactCorrectionRate: Float { 0.75 }

  /// The largest position correction of one iteration, m (20 pt); separates deep overlaps slowly.
  package static var largestCorrection: Float { 0.2 }

  /// The largest angle correction of one iteration, rad (8°).
  package static var largestAngularCorrection: Float { 8 / 180 * pi }

  /// The largest motion in one sub-step, m (200 pt, or 24,000 pt/s at 1/120 s); measured.
  package static var largestTranslation: Float { 2 }

  /// The largest rotation in one sub-step, rad.
  package static var largestRotation: Float { 0.5 * pi }

  /// The time a whole island must be slow before it sleeps, s.
  package static var timeToSleep: Float { UIKitFacts.timeToSleep }

  /// The largest speed of a slow body, m/s (1 pt/s).
  package static var sleepLinearSpeed: Float { 0.01 }

  /// The largest angular speed of a slow body, rad/s (2°/s).
  package static var sleepAngularSpeed: Float { 2 / 180 * pi }

  /// The condition number above which a two-point contact is solved as one point.
  package static var largestCondition: Float { 1000 }

  /// The advantage of the first polygon's face, m; keeps the reference face from flickering.
  package static var faceSwitchMargin: Float { 0.1 * linearSlop }

  /// The factor of the edge's separation that a polygon's face must exceed to become the reference.
  package static var edgePreferenceFactor: Float { 0.98 }

  /// The distance that is added to it, m.
  package static var edgePreferenceMargin: Float { 0.001 }

  /// The impacts of a contact in one sub-step after which it may have only one more.
  package static var impactsPerContact: Int32 { 8 }

  /// The largest number of contacts solved together at an impact.
  package static var contactsPerImpact: Int { 32 }

  /// The distance of boxes above which no impact is searched for, in slops; must be well above 1.25.
  package static var impactReachSlops: Float { 1.75 }

  /// Its growth with the distance from the origin, for the rounding of the boxes.
  package static var impactReachGrowth: Float { 0x1p-20 }

  /// The distance of boxes along an axis above which the shapes cannot touch, m; well above rounding errors.
  package static var clearance: Float { 0.002 }

  /// Its growth with the size of the two shapes.
  package static var clearanceGrowth: Float { 0x1p-16 }

  /// The largest distance from the origin at which boxes are used to exclude contacts, m.
  package static var clearanceRange: Float { 1000 }

  /// The depth to which skins may overlap at an impact, in slops (1.35 pt).
  ///
  /// Smaller values leave a gap after an impact; larger ones overlap more than a contact corrects.
  package static var impactSkinSlops: Float { 3 }

  /// The error of the distance at an impact, in slops (0.1125 pt).
  package static var impactToleranceSlops: Float { 0.25 }

  /// The largest number of separating axes per impact; two or three are usual.
  package static var impactAxes: Int { 20 }

  /// The largest number of root-finding steps per axis.
  package static var impactRootSteps: Int { 50 }

  /// The fraction of the sub-step at its end in which impacts wait for the next sub-step.
  package static var impactTimeMargin: Float { 10 * Float.ulpOfOne }

  /// The overlap at which position iterations end at an impact, in slops.
  package static var impactOverlapSlops: Float { 1.5 }

  /// The largest number of steps to find nearest points; hundreds of vertices need fewer than ten.
  package static var distanceSteps: Int { 20 }

  /// The largest number of steps that shorten an axis's time interval.
  package static var impactPullBacks: Int { 256 }

  package static var impactPositionIterations: Int { 20 }

  /// Velocity iterations of a sub-step; UIKit's value.
  package static var velocityIterations: Int { 8 }

  /// Position iterations of a sub-step; UIKit's value.
  package static var positionIterations: Int { 3 }

  /// The overlap at which position iterations end and an island may sleep, in slops.
  package static var solvedOverlapSlops: Float { 3 }

  /// The product of field strength and mass or charge (or 1) below which a field is skipped; measured.
  package static var smallestFieldStrength: Float { 0x1p-15 }

  /// The fall-off exponent below which it counts as 0; measured.
  package static var smallestFalloff: Float { 0x1p-15 }

  /// The default minimum radius of a field's fall-off, m; measured.
  package static var fieldMinimumRadius: Float {
    Float(UIKitFacts.fieldMinimumRadius / UIKitFacts.pointsPerMeter)
  }

  /// The squared distance below which radial gravity is 0, m² (0.32 pt); measured.
  package static var radialGravityCore: Float { 1e-5 }

  /// The distance below which a spring field is 0, m (0.001 pt); measured.
  package static var springFieldCore: Float { 1e-5 }

  /// The noise has noiseScale / (smoothness + noiseSmoothing) − 1 waves per meter; measured.
  package static var noiseScale: Float { 1.25 }

  /// The measured 1/12, which this Float rounds up.
  package static var noiseSmoothing: Float { 0.0833333358 }
}
