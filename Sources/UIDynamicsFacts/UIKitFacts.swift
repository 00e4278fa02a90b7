// SPDX-License-Identifier: MIT

/// Measured UIKit constants that several targets share; lengths are in points unless noted.
package enum UIKitFacts {
  @inlinable package static var pointsPerMeter: Double { 100 }

  /// UIKit multiplies by a 32-bit 0.01 instead of dividing by 100, so 1.25 reads back as 1.24999988.
  @inlinable package static var metersPerPoint: Float { 0.01 }

  /// The acceleration for a gravity vector of length 1, pt/s²; documented and measured.
  @inlinable package static var gravity: Double { 1_000 }

  /// The contact overlap or joint error that is left uncorrected; measured.
  @inlinable package static var slop: Double { 0.45 }

  /// The approach speed, pt/s, above which a contact bounces; measured, and the same as in Box2D.
  @inlinable package static var bounceSpeed: Double { 100 }

  /// The length of a sub-step, s.
  @inlinable package static var subStep: Float { 1 / 120 }

  /// The length of a sub-step in iOS 7.0, s; taken from the framework.
  @inlinable package static var subStepOfIOS7: Float { 0.004 }

  /// The time for which everything must rest before the animator pauses, s; measured: it pauses on the 31st tick.
  @inlinable package static var timeToSleep: Float { 0.5 }

  /// The largest number of fields in an animator, which is the number of bits in an item's mask.
  @inlinable package static var mostFields: Int { 32 }

  /// The default minimum radius; within it, field forces do not increase further.
  @inlinable package static var fieldMinimumRadius: Double { pointsPerMeter * 0x1p-15 }

  @inlinable package static var shortestEdge: Double { 0.001 }
}
