// SPDX-License-Identifier: MIT

/// What was measured on UIKit and is asked for in more than one room: each number stands here once.
///
/// Lengths are in points unless a name says otherwise. Numbers that one room alone needs stand in
/// `UIKitConstants` (library) and `Tolerances` (kernel).
package enum UIKitFacts {
  /// Points in a metre of the engine, 1/m.
  @inlinable package static var pointsPerMetre: Double { 100 }

  /// Metres in a point, m.
  ///
  /// Measured: (1.25, 2.5) reads back (1.24999988, 2.49999976), which is a product with 0.01
  /// rounded to 32 bits and not a quotient by 100.
  @inlinable package static var metresPerPoint: Float { 0.01 }

  /// Acceleration by a gravity vector of length 1, pt/s².
  ///
  /// Documented and measured.
  @inlinable package static var gravity: Double { 1_000 }

  /// Overlap of contacts, and error of joints, that is left alone.
  ///
  /// Measured: with it three landings come out to the last digit.
  @inlinable package static var slop: Double { 0.45 }

  /// Approach, pt/s, above which a contact bounces.
  ///
  /// Measured: it is that of Box2D.
  @inlinable package static var bounceSpeed: Double { 100 }

  /// Length of a sub-step, s: 1/120 rounded to 32 bits.
  @inlinable package static var subStep: Float { 1 / 120 }

  /// Length of a sub-step in iOS 7.0, s.
  ///
  /// Read from the framework by analysis.
  @inlinable package static var subStepOfIOS7: Float { 0.004 }

  /// How long everything has to rest before it sleeps and the animator pauses, s.
  ///
  /// Measured: a motionless item stops its animator on the 31st tick.
  @inlinable package static var timeToSleep: Float { 0.5 }

  /// Fields an animator can hold: as many as there are bits in the mask of an item.
  @inlinable package static var mostFields: Int { 32 }

  /// Distance below which no field grows stronger unless it is told another one.
  @inlinable package static var fieldMinimumRadius: Double { pointsPerMetre * 0x1p-15 }

  /// An edge shorter than this has no direction for the engine, which leaves it out.
  @inlinable package static var shortestEdge: Double { 0.001 }
}
