// SPDX-License-Identifier: MIT

import TestSupport
import UIDynamicsPhysicsKernel

/// A vector of `Double` components, so that expected values do not share the kernel's rounding.
struct DoubleVector: Equatable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  init(_ v: Vector) { self.init(Double(v.x), Double(v.y)) }

  static func + (a: DoubleVector, b: DoubleVector) -> DoubleVector {
    DoubleVector(a.x + b.x, a.y + b.y)
  }
  static func - (a: DoubleVector, b: DoubleVector) -> DoubleVector {
    DoubleVector(a.x - b.x, a.y - b.y)
  }
  static func * (s: Double, a: DoubleVector) -> DoubleVector { DoubleVector(s * a.x, s * a.y) }

  func dot(_ other: DoubleVector) -> Double { x * other.x + y * other.y }
  func cross(_ other: DoubleVector) -> Double { x * other.y - y * other.x }
  var length: Double { (x * x + y * y).squareRoot() }

  /// Returns the vector rotated clockwise on screen.
  func turned(by angle: Double) -> DoubleVector {
    DoubleVector(cos(angle) * x - sin(angle) * y, sin(angle) * x + cos(angle) * y)
  }

  /// The unit vector that points 90° counterclockwise.
  var outward: DoubleVector { (1 / length) * DoubleVector(y, -x) }

  func distance(from a: DoubleVector, to b: DoubleVector) -> Double {
    let along = b - a
    let square = along.dot(along)
    if square == 0 { return (self - a).length }
    let part = min(max((self - a).dot(along) / square, 0), 1)
    return (self - (a + part * along)).length
  }
}
