// SPDX-License-Identifier: MIT

/// A vector in SI units; y points down.
package struct Vector: Equatable, Sendable, BitwiseCopyable {
  package var x: Float
  package var y: Float

  package static let zero = Vector(0, 0)

  @inline(__always) package init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }

  /// The components as `EdgeFacts` expects them.
  package var components: SIMD2<Float> { SIMD2(x, y) }

  @inline(__always) package static func + (a: Vector, b: Vector) -> Vector {
    Vector(a.x + b.x, a.y + b.y)
  }

  @inline(__always) package static func - (a: Vector, b: Vector) -> Vector {
    Vector(a.x - b.x, a.y - b.y)
  }

  @inline(__always) package static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }

  @inline(__always) package static func * (s: Float, a: Vector) -> Vector {
    Vector(s * a.x, s * a.y)
  }

  @inline(__always) package static func += (a: inout Vector, b: Vector) { a = a + b }

  @inline(__always) package static func -= (a: inout Vector, b: Vector) { a = a - b }

  @inline(__always) package static func *= (a: inout Vector, s: Float) { a = s * a }

  @inline(__always) package func dot(_ other: Vector) -> Float { x * other.x + y * other.y }

  /// Returns the z component of the cross product; it is positive if `other` is clockwise on screen.
  @inline(__always) package func cross(_ other: Vector) -> Float { x * other.y - y * other.x }

  /// Returns the cross product with a scalar along z, which is this vector rotated by −90° and scaled.
  @inline(__always) package func cross(_ s: Float) -> Vector { Vector(s * y, -s * x) }

  /// Returns the cross product of a scalar along z and `v`, which is `v` rotated by 90° and scaled.
  @inline(__always) package static func cross(_ s: Float, _ v: Vector) -> Vector {
    Vector(-s * v.y, s * v.x)
  }

  @inline(__always) package var lengthSquared: Float { x * x + y * y }

  @inline(__always) package var length: Float { (x * x + y * y).squareRoot() }

  /// The unit vector in this direction, or the vector itself if its length is below the epsilon of `Float`.
  @inline(__always) package var normalized: Vector {
    let length = self.length
    if length < Float.ulpOfOne { return self }
    let inverse = 1 / length
    return Vector(x * inverse, y * inverse)
  }

  /// The unit vector in this direction; works even for the shortest polygon sides.
  @inline(__always) var direction: Vector {
    let length = self.length
    if length < Float.ulpOfOne { return (0x1p40 * self).normalized }
    let inverse = 1 / length
    return Vector(x * inverse, y * inverse)
  }

  /// The unit vector and the length, which is 0 if it is below the epsilon of `Float`.
  @inline(__always) var directionAndLength: (Vector, Float) {
    let length = self.length
    if length < Float.ulpOfOne { return (self, 0) }
    return ((1 / length) * self, length)
  }

  @inline(__always) package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension SIMD2<Float> {
  @inline(__always) init(_ v: Vector) { self.init(v.x, v.y) }
}

@inline(__always) func dot(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float {
  let product = a * b
  return product.x + product.y
}
