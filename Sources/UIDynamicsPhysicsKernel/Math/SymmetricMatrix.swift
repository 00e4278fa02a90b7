// SPDX-License-Identifier: MIT

struct SymmetricMatrix: BitwiseCopyable {
  var xx: Float = 0
  var xy: Float = 0
  var yy: Float = 0

  @inline(__always) func apply(_ v: Vector) -> Vector {
    Vector(xx * v.x + xy * v.y, xy * v.x + yy * v.y)
  }

  /// Returns the solution of M v = right by Cramer's rule, or 0 if the determinant is 0.
  @inline(__always) func solve(_ right: Vector) -> Vector {
    var determinant = xx * yy - xy * xy
    if determinant != 0 { determinant = 1 / determinant }
    return Vector(
      determinant * (yy * right.x - xy * right.y), determinant * (xx * right.y - xy * right.x))
  }

  /// The inverse, or 0 if the determinant is 0.
  @inline(__always) var inverse: SymmetricMatrix {
    var determinant = xx * yy - xy * xy
    if determinant != 0 { determinant = 1 / determinant }
    return SymmetricMatrix(
      xx: determinant * yy, xy: -determinant * xy, yy: determinant * xx)
  }
}
