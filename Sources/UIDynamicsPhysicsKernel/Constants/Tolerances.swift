// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// The tuned constants of the kernel; `UIKitFacts` defines those that other targets share.
///
/// Constants marked "measured" reproduce trajectories recorded on Apple's frameworks. The others are typical
/// values for sequential impulses (Catto, *Iterative Dynamics with Temporal Coherence*, 2005), which the
/// recordings confirm.
package enum Tolerances {
  /// Box2D's π, which differs from `Float.pi` because the latter is rounded toward zero.
  package static var pi: Float { 3.14159265359 }

  /// The penetration that is left uncorrected, m (0.45 pt); measured.
  ///
  /// A larger value lets stacks sink; a smaller one makes them jitter.
  package static var linearSlop: Float {
    Float(UIKitFacts.slop / UIKitFacts.pointsPerMeter)
  }

  /// The slop of normals and joint angles, rad (2°).
  package static var angularSlop: Float { 2 / 180 * pi }

  /// The skin of edges, chain loops and polygons made from paths, in slops (0.9 pt); measured.
  package static var skinSlops: Float { 2 }

  /// The distance at which an edge touches a polygon, regardless of the polygon's skin, in edge skins (1.8 pt); measured.
  package static var edgeReachSkins: Float { 2 }

  /// The distance below which polygon points are merged, m (10⁻⁶ pt).
  ///
  /// Flattened curves end with points 10⁻⁵ pt apart, which must stay distinct. With 0, squared side lengths could underflow.
  package static var weldingDistance: Float { 1e-8 }

  /// The largest distance between a hull computed in `Float` and a point outside it, m (0.0225 pt); beyond it, `Double` is used.
  package static var hullTolerance: Float { 0.05 * linearSlop }

  /// The margin of boxes in the broad phase, m (10 pt); measured, because `items(in:)` exposes it.
  package static var boundingBoxMargin: Float { 0.1 }

  /// The extension of a moved box in the direction of its motion, in displacements; it affects when contacts begin.
  package static var boundingBoxPrediction: Float { 2 }

  /// The approach speed up to which contacts do not bounce, m/s (100 pt/s); measured.
  package static var restitutionThreshold: Float {
    Float(UIKitFacts.bounceSpeed / UIKitFacts.pointsPerMeter)
  }

  /// The largest effective restitution; larger values could make velocities infinite.
  package static var largestRestitution: Float { 1000 }

  /// The fraction of a penetration that one position iteration removes; larger values overshoot.
  package static var positionCorrectionRate: Float { 0.2 }

  /// The fraction of a penetration that one position iteration removes at an impact.
  package static var impactCorrectionRate: Float { 0.75 }

  /// The largest position correction in one iteration, m (20 pt), so that deep overlaps separate slowly.
  package static var largestCorrection: Float { 0.2 }

  /// The largest angle correction in one iteration, rad (8°).
  package static var largestAngularCorrection: Float { 8 / 180 * pi }

  /// The largest motion in one sub-step, m (200 pt, or 24,000 pt/s at 1/120 s); measured.
  package static var largestTranslation: Float { 2 }

  /// The largest rotation in one sub-step, rad.
  package static var largestRotation: Float { 0.5 * pi }

  /// The time for which an entire island must be slow before it falls asleep, s.
  package static var timeToSleep: Float { UIKitFacts.timeToSleep }

  /// The speed up to which a body counts as slow, m/s (1 pt/s).
  package static var sleepLinearSpeed: Float { 0.01 }

  /// The angular speed up to which a body counts as slow, rad/s (2°/s).
  package static var sleepAngularSpeed: Float { 2 / 180 * pi }

  /// The condition number above which a contact with two points is solved as one point.
  package static var largestCondition: Float { 1000 }

  /// The margin by which B's face must beat A's, m; it keeps the reference face from alternating.
  package static var faceSwitchMargin: Float { 0.1 * linearSlop }

  /// The factor of the edge's separation that a polygon's face must exceed to become the reference.
  package static var edgePreferenceFactor: Float { 0.98 }

  /// The margin added to that product, m.
  package static var edgePreferenceMargin: Float { 0.001 }

  /// The number of impacts in one sub-step after which a contact may have only one more.
  package static var impactsPerContact: Int32 { 8 }

  /// The largest number of contacts solved together at an impact.
  package static var contactsPerImpact: Int { 32 }

  /// The gap between boxes above which impacts are not searched for, in slops; must be well above 1.25.
  package static var impactReachSlops: Float { 1.75 }

  /// The growth of that gap with the distance from the origin, which covers the rounding of the boxes.
  package static var impactReachGrowth: Float { 0x1p-20 }

  /// The gap between boxes along an axis above which shapes cannot touch, m; well above rounding errors.
  package static var clearance: Float { 0.002 }

  /// The growth of that gap with the size of the two shapes.
  package static var clearanceGrowth: Float { 0x1p-16 }

  /// The largest distance from the origin at which boxes may rule out contacts, m.
  package static var clearanceRange: Float { 1000 }

  /// The depth to which skins may overlap at an impact, in slops (1.35 pt).
  ///
  /// A smaller value leaves a gap after an impact; a larger one leaves more overlap than a contact corrects.
  package static var impactSkinSlops: Float { 3 }

  /// The tolerance of the distance at an impact, in slops (0.1125 pt).
  package static var impactToleranceSlops: Float { 0.25 }

  /// The largest number of separating axes tried per impact; two or three are typical.
  package static var impactAxes: Int { 20 }

  /// The largest number of root-finding steps per axis.
  package static var impactRootSteps: Int { 50 }

  /// The last fraction of a sub-step; impacts in it wait for the next sub-step.
  package static var impactTimeMargin: Float { 10 * Float.ulpOfOne }

  /// The overlap below which position iterations stop at an impact, in slops.
  package static var impactOverlapSlops: Float { 1.5 }

  /// The largest number of iterations that search for the closest points; even hundreds of vertices need fewer than ten.
  package static var distanceSteps: Int { 20 }

  /// The largest number of times that the interval of an axis is shortened.
  package static var impactPullBacks: Int { 256 }

  package static var impactPositionIterations: Int { 20 }

  /// The number of velocity iterations in a sub-step, as in UIKit.
  package static var velocityIterations: Int { 8 }

  /// The number of position iterations in a sub-step, as in UIKit.
  package static var positionIterations: Int { 3 }

  /// The overlap below which position iterations stop and an island may fall asleep, in slops.
  package static var solvedOverlapSlops: Float { 3 }

  /// The least magnitude of a field's strength times the mass, the charge or 1, depending on the kind; measured.
  ///
  /// Weaker fields are skipped.
  package static var smallestFieldStrength: Float { 0x1p-15 }

  /// The fall-off exponent below which there is no fall-off; measured.
  package static var smallestFalloff: Float { 0x1p-15 }

  /// The default minimum radius of a field's fall-off, m; measured.
  package static var fieldMinimumRadius: Float {
    Float(UIKitFacts.fieldMinimumRadius / UIKitFacts.pointsPerMeter)
  }

  /// The squared distance below which radial gravity is 0, m² (0.32 pt); measured.
  package static var radialGravityCore: Float { 1e-5 }

  /// The distance below which a spring field is 0, m (0.001 pt); measured.
  package static var springFieldCore: Float { 1e-5 }

  /// The noise frequency is noiseScale / (smoothness + noiseSmoothing) − 1 waves per meter; measured.
  package static var noiseScale: Float { 1.25 }

  /// The measured value is 1/12, rounded up in this `Float`.
  package static var noiseSmoothing: Float { 0.0833333358 }
}
