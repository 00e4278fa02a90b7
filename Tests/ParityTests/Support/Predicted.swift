// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// An item's coordinate, computed in 64 bits without an engine: first the velocity, then the position, every 1/120 s.
struct Predicted {
  var position: Double
  var velocity = 0.0
  /// The resistance in 1/s, by default UIKit's.
  var resistance = 0.1

  /// A tick consists of two sub-steps of 1/120 s, except that the first tick has only one.
  static let subStep = Double(Float(1) / 120)

  /// Advances one sub-step with an acceleration in pt/s².
  mutating func subStep(_ acceleration: Double) {
    velocity = (velocity + Self.subStep * acceleration) / (1 + Self.subStep * resistance)
    position += Self.subStep * velocity
  }

  /// Advances one sub-step with a spring; the frequency is in Hz, and `damping` is a ratio.
  ///
  /// The spring is implicit, so its force depends on the position at the end of the sub-step.
  mutating func subStep(frequency: Double, damping: Double, about center: Double) {
    let (h, omega) = (Self.subStep, 2 * Double.pi * frequency)
    velocity /= 1 + h * resistance
    velocity =
      (velocity - h * omega * omega * (position - center))
      / (1 + 2 * damping * omega * h + h * h * omega * omega)
    position += h * velocity
  }
}
