// SPDX-License-Identifier: MIT

/// The values of three constraints that are solved as one block; the first two are along x and y.
struct Vector3: BitwiseCopyable, Equatable {
  var x: Float
  var y: Float
  var z: Float

  static var zero: Vector3 { Vector3(.zero, 0) }

  @inline(__always) init(_ x: Float, _ y: Float, _ z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }

  @inline(__always) init(_ plane: Vector, _ z: Float) { self.init(plane.x, plane.y, z) }

  @inline(__always) var plane: Vector { Vector(x, y) }

  @inline(__always) static func + (a: Vector3, b: Vector3) -> Vector3 {
    Vector3(a.x + b.x, a.y + b.y, a.z + b.z)
  }

  @inline(__always) static func - (a: Vector3, b: Vector3) -> Vector3 {
    Vector3(a.x - b.x, a.y - b.y, a.z - b.z)
  }

  @inline(__always) static prefix func - (a: Vector3) -> Vector3 { Vector3(-a.x, -a.y, -a.z) }

  @inline(__always) static func += (a: inout Vector3, b: Vector3) { a = a + b }

  @inline(__always) static func *= (a: inout Vector3, s: Float) {
    a = Vector3(s * a.x, s * a.y, s * a.z)
  }

  @inline(__always) func dot(_ other: Vector3) -> Float {
    x * other.x + y * other.y + z * other.z
  }

  @inline(__always) func cross(_ other: Vector3) -> Vector3 {
    Vector3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
