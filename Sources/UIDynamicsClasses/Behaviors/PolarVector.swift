// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsNumerics

/// A vector that keeps the angle and magnitude it was created from.
///
/// They may differ from the vector's own: a magnitude may be negative, or 0 although an angle is already set.
struct PolarVector: Equatable {
  /// In radians, clockwise on screen from the positive x axis.
  private(set) var angle: CGFloat = 0
  private(set) var magnitude: CGFloat = 0

  /// Setting it updates the angle and magnitude.
  var vector = CGVector.zero {
    didSet {
      let (x, y) = (vector.dx, vector.dy)
      magnitude = (x * x + y * y).squareRoot()
      // A zero vector has no direction, whatever the signs of its zeros.
      angle = magnitude == 0 ? 0 : CGFloat(Trigonometry.arcTangent(y: Double(y), x: Double(x)))
    }
  }

  /// Sets the angle, magnitude and vector; the vector is computed in 32 bits.
  mutating func set(angle: CGFloat, magnitude: CGFloat) {
    let (sine, cosine) = Trigonometry.sineAndCosine(Float(angle))
    let length = Float(magnitude)
    vector = CGVector(dx: CGFloat(length * cosine), dy: CGFloat(length * sine))
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}
