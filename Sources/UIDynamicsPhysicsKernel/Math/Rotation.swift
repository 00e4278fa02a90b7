// SPDX-License-Identifier: MIT

import UIDynamicsNumerics

/// The sine and cosine of an angle; positive angles are clockwise on screen (y down).
struct Rotation: BitwiseCopyable {
  var sine: Float
  var cosine: Float

  static var identity: Rotation { Rotation(sine: 0, cosine: 1) }

  @inline(__always) init(sine: Float, cosine: Float) {
    self.sine = sine
    self.cosine = cosine
  }

  @inline(__always) init(angle: Float) {
    (sine, cosine) = Trigonometry.sineAndCosine(angle)
  }

  @inline(__always) func apply(_ v: Vector) -> Vector {
    Vector(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y)
  }

  @inline(__always) func applyInverse(_ v: Vector) -> Vector {
    Vector(cosine * v.x + sine * v.y, -sine * v.x + cosine * v.y)
  }

  /// Returns the rotation from this one to `other`.
  @inline(__always) func relative(to other: Rotation) -> Rotation {
    Rotation(
      sine: cosine * other.sine - sine * other.cosine,
      cosine: cosine * other.cosine + sine * other.sine)
  }
}
