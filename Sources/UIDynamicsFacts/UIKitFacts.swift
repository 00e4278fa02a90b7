// SPDX-License-Identifier: MIT

/// Measured UIKit constants that several targets share; lengths are in points unless noted.
package enum UIKitFacts {
  @inlinable package static var pointsPerMeter: Double { 100 }

  /// UIKit multiplies by a 32-bit 0.01 and does not divide by 100: 1.25 reads back as 1.24999988.
  @inlinable package static var metersPerPoint: Float { 0.01 }

  /// The acceleration of a gravity vector of length 1, pt/s²; documented and measured.
  @inlinable package static var gravity: Double { 1_000 }

  /// The overlap of contacts, and the error of joints, that stays uncorrected; measured.
  @inlinable package static var slop: Double { 0.45 }

  /// The approach speed, pt/s, above which a contact bounces; measured, the same as in Box2D.
  @inlinable package static var bounceSpeed: Double { 100 }

  /// The length of a sub-step, s.
  @inlinable package static var subStep: Float { 1 / 120 }

  /// The length of a sub-step in iOS 7.0, s; read from the framework.
  @inlinable package static var subStepOfIOS7: Float { 0.004 }

  /// The time everything must rest before the animator pauses, s; measured, it pauses on the 31st tick.
  @inlinable package static var timeToSleep: Float { 0.5 }

  /// The largest number of fields of an animator: the bits in an item's mask.
  @inlinable package static var mostFields: Int { 32 }

  /// The default minimum radius, below which field forces stop growing.
  @inlinable package static var fieldMinimumRadius: Double { pointsPerMeter * 0x1p-15 }

  @inlinable package static var shortestEdge: Double { 0.001 }
}
