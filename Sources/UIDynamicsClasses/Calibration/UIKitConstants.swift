// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry

/// The numbers observed in UIKit Dynamics.
///
/// *Measured* means on Apple's framework under Mac Catalyst, *analyzed* means in analyses of it, and *documented* means
/// by Apple. The solver's numbers are in the kernel's `Tolerances`.
enum UIKitConstants {
  /// Points per meter; measured: only 100 fits body masses and positions.
  static let pointsPerMeter = Float(UIKitFacts.pointsPerMeter)

  /// The length of a sub-step, s; measured: 1/120 rounded to 32 bits, 0.00833333377 (iOS 7: 0.004).
  static let subStep = UIKitFacts.subStep

  /// The overlap of resting contacts that the solver allows, m (0.45 pt).
  ///
  /// Measured: yields the rest positions 248.216629, 379.58139 and 418.342499 exactly; Box2D's 0.005 m is off by 0.4 pt.
  static let linearSlop = Float(UIKitFacts.slop / UIKitFacts.pointsPerMeter)

  /// The same for iOS 7.0, m; inferred: an item dropped on a line rests at 249.018814, as analyzed.
  static let linearSlopOfIOS7: Float = 0.005

  /// The inset of boxes on each side in iOS 7.0, pt; analyzed, and consistent with the mass of a publicly logged body.
  static let boxInsetOfIOS7: CGFloat = 1

  /// The skin around those boxes, m; analyzed.
  static let boxSkinOfIOS7: Float = 0.001

  /// The longest tick used as is, s; analyzed: keeps a display stall from pushing items through the floor.
  static let longestTick = 0.5

  /// The length that replaces longer ticks, s; analyzed.
  static let assumedTick = 1 / 60.0

  /// The acceleration for a gravity vector of length 1, m/s².
  static let gravityAcceleration = CGFloat(UIKitFacts.gravity / UIKitFacts.pointsPerMeter)

  /// The distance of the implicit boundary from the inset reference bounds, outward, pt.
  ///
  /// Measured: bounds (5, 7, 320, 480) with insets 10, 20, 30, 40 give the loop (24, 16)–(286, 458).
  static let implicitBoundaryOutset: CGFloat = 1

  /// The distance below which a rod without a given length becomes a hinge, m (1 pt); measured.
  ///
  /// A rod without length has no direction to push in.
  static let hingeReach: Float = 0.01

  /// The rest length of the four springs of a snap, pt; analyzed, and measured on one snap (UISnapBehaviorTests).
  static let snapDistance: CGFloat = 50

  /// The frequency of these springs, Hz; from the same evidence.
  static let snapFrequency: Float = 4

  /// The default damping ratio of a snap; documented.
  static let snapDamping: CGFloat = 0.5

  /// The friction coefficient of boundaries; measured, fixed in UIKit.
  static let boundaryFriction: Float = 0.2

  /// The restitution of boundaries; measured: items of elasticity 0 and 0.2 bounce alike, because the larger value counts.
  static let boundaryElasticity: Float = 0.2

  /// The number of category bits; measured: collision behavior n owns bits 2n and 2n + 1 modulo 32.
  static let categoryBits: UInt32 = 32

  /// The number of angles per radian that an item rounded to pixels can show; measured.
  static let shownAnglesPerRadian: CGFloat = 5000

  /// The default `minimumRadius` of a field, pt: 2⁻¹⁵ m; measured, documented as "very small, but not zero".
  static let fieldMinimumRadius = UIKitFacts.fieldMinimumRadius

  /// The default elasticity of an item; measured (documented as 0).
  static let elasticity: CGFloat = 0.2

  /// The default friction of an item; measured (documented as 0).
  static let friction: CGFloat = 0.2

  /// The default density of an item, which gives 100 × 100 pt a mass of 1 kg; documented and measured.
  static let density: CGFloat = 1

  /// The default resistance of an item, 1/s; measured (documented as 0).
  static let resistance: CGFloat = 0.1

  /// The default angular resistance of an item, 1/s; measured (not documented).
  static let angularResistance: CGFloat = 0.1
}
