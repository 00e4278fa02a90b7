// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// One coordinate of an item as mechanics has it: velocity first, then position, 1/120 s at a time,
/// in 64 bits and without an engine.
struct Predicted {
  /// In pt.
  var position: Double
  /// In pt/s.
  var velocity = 0.0
  /// What slows the item down, 1/s; UIKit's default unless told otherwise.
  var resistance = 0.1

  /// A tick is two sub-steps of 1/120 s; the first of all is only one.
  static let subStep = Double(Float(1) / 120)

  /// Lets one sub-step pass under an acceleration, pt/s².
  mutating func subStep(_ acceleration: Double) {
    velocity = (velocity + Self.subStep * acceleration) / (1 + Self.subStep * resistance)
    position += Self.subStep * velocity
  }

  /// Lets one sub-step pass on a spring of a frequency, Hz, and a damping ratio, 1.
  ///
  /// The spring is taken implicitly: by where it will be at the end of the sub-step.
  mutating func subStep(frequency: Double, damping: Double, about center: Double) {
    let (h, omega) = (Self.subStep, 2 * Double.pi * frequency)
    velocity /= 1 + h * resistance
    velocity =
      (velocity - h * omega * omega * (position - center))
      / (1 + 2 * damping * omega * h + h * h * omega * omega)
    position += h * velocity
  }
}
