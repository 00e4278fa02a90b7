// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry

/// Every number observed from UIKit Dynamics: unit, evidence, what a change of it changes.
///
/// "Measured" means read off Apple's own framework running on Mac Catalyst; "documented" means
/// written by Apple. Numbers inside the solver are the kernel's (`Tolerances`).
enum UIKitConstants {
  /// Points in a metre, 1/m.
  ///
  /// Measured: body masses and positions fit 100 and nothing else.
  ///
  /// Everything scales with it: gravity, push units, thresholds in points.
  static let pointsPerMetre = Float(UIKitFacts.pointsPerMetre)

  /// Length of a sub-step, s.
  ///
  /// Measured: 1/120 rounded to 32 bits, 0.00833333377.
  ///
  /// Trajectories are sums over it: another length moves every bounce. iOS 7 had 0.004.
  static let subStep = UIKitFacts.subStep

  /// Overlap of resting contacts that is left alone, m (0.45 pt).
  ///
  /// Measured: with it the rests at 248.216629, 379.58139 and 418.342499 come out to the last digit,
  /// with the customary 0.005 m they are up to .4 pt off.
  ///
  /// Every landing and every skin moves with it.
  static let linearSlop = Float(UIKitFacts.slop / UIKitFacts.pointsPerMetre)

  /// Overlap that iOS 7.0 left alone, m: the customary value of its engine.
  ///
  /// Inferred: with it an item dropped on a line rests at 249.018814, as analysis predicts.
  static let linearSlopOfIOS7: Float = 0.005

  /// By how much iOS 7.0 made a box smaller on each side, pt.
  ///
  /// Read from the framework by analysis; a body that was logged in public has the mass that
  /// belongs to it.
  static let boxInsetOfIOS7: CGFloat = 1

  /// Skin around these boxes, m.
  ///
  /// From the same analysis.
  static let boxSkinOfIOS7: Float = 0.001

  /// Longest tick that is taken at its word, s.
  ///
  /// Read from the framework by analysis.
  ///
  /// It keeps a stall of the display from throwing everything through the floor.
  static let longestTick = 0.5

  /// What a longer tick is taken for, s.
  ///
  /// From the same analysis.
  static let assumedTick = 1 / 60.0

  /// Acceleration by a gravity vector of length 1, m/s².
  static let gravityAcceleration = CGFloat(UIKitFacts.gravity / UIKitFacts.pointsPerMetre)

  /// By how much the implicit boundary lies outside the inset reference bounds, pt.
  ///
  /// Measured: bounds (5, 7, 320, 480) with insets 10, 20, 30, 40 give the loop (24, 16)–(286,
  /// 458).
  ///
  /// With it items rest about half a point inside the bounds; without, a point and a half.
  static let implicitBoundaryOutset: CGFloat = 1

  /// Distance below which a rod without a given length is a hinge, m (1 pt).
  ///
  /// Measured.
  ///
  /// A rod of no length has no direction to push in: above it an item attached to its own center
  /// spins in place, below it it shakes.
  static let hingeReach: Float = 0.01

  /// Length at rest of the four springs of a snap, pt.
  ///
  /// Read from the framework by analysis; measured on one snap (UISnapBehaviorTests).
  ///
  /// With the frequency it decides how a snapped item turns on its way.
  static let snapDistance: CGFloat = 50

  /// Frequency of each of these springs, Hz.
  ///
  /// Same evidence.
  static let snapFrequency: Float = 4

  /// Damping ratio of a snap nobody told otherwise, 1.
  ///
  /// Documented.
  static let snapDamping: CGFloat = 0.5

  /// Coefficient of friction of boundaries, 1.
  ///
  /// Measured; UIKit offers no way to change it.
  static let boundaryFriction: Float = 0.2

  /// Coefficient of restitution of boundaries, 1.
  ///
  /// Measured: items of elasticity 0 and 0.2 bounce off a boundary alike, because the larger of
  /// both counts.
  static let boundaryElasticity: Float = 0.2

  /// Bits that categories are made of, 1.
  ///
  /// Measured: collision behavior number n owns bits 2n and 2n + 1 modulo 32, so the sixteenth
  /// wraps around.
  static let categoryBits: UInt32 = 32

  /// Angles in a radian at which an item can show that is rounded to pixels, 1/rad.
  ///
  /// Measured.
  static let shownAnglesPerRadian: CGFloat = 5000

  /// Distance below which a field grows no stronger, unless it is told another, pt: 2⁻¹⁵ m.
  ///
  /// Documented as "very small, but not zero", measured.
  static let fieldMinimumRadius = UIKitFacts.fieldMinimumRadius

  /// Elasticity of an item nobody told otherwise, 1.
  ///
  /// Measured (the reference page says 0).
  static let elasticity: CGFloat = 0.2

  /// Friction of such an item, 1.
  ///
  /// Measured (the reference page says 0).
  static let friction: CGFloat = 0.2

  /// Density of such an item, 1: 100 × 100 pt weigh 1 kg.
  ///
  /// Documented and measured.
  static let density: CGFloat = 1

  /// Resistance of such an item, 1/s.
  ///
  /// Measured (the reference page says 0).
  static let resistance: CGFloat = 0.1

  /// Angular resistance of such an item, 1/s.
  ///
  /// Measured (the reference page gives none).
  static let angularResistance: CGFloat = 0.1
}
