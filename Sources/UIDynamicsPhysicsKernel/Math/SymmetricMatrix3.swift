// SPDX-License-Identifier: MIT

/// A symmetric 3×3 matrix, used for the inverse masses of three constraints that are solved as one block.
struct SymmetricMatrix3: BitwiseCopyable {
  var xx: Float
  var xy: Float
  var xz: Float
  var yy: Float
  var yz: Float
  var zz: Float

  static var zero: SymmetricMatrix3 {
    SymmetricMatrix3(xx: 0, xy: 0, xz: 0, yy: 0, yz: 0, zz: 0)
  }

  @inline(__always) var plane: SymmetricMatrix { SymmetricMatrix(xx: xx, xy: xy, yy: yy) }

  /// The entries that couple the third constraint to the first two.
  @inline(__always) var coupling: Vector { Vector(xz, yz) }

  private var rows: (Vector3, Vector3, Vector3) {
    @inline(__always) get { (Vector3(xx, xy, xz), Vector3(xy, yy, yz), Vector3(xz, yz, zz)) }
  }

  /// The reciprocal of the determinant, or 0 for a singular matrix, so every solution becomes 0.
  @inline(__always) private var inverseDeterminant: Float {
    let (a, b, c) = rows
    let determinant = a.dot(b.cross(c))
    return determinant != 0 ? 1 / determinant : determinant
  }

  @inline(__always) func solve(_ right: Vector3) -> Vector3 {
    let (a, b, c) = rows
    let scale = inverseDeterminant
    return Vector3(
      scale * right.dot(b.cross(c)), scale * a.dot(right.cross(c)), scale * a.dot(b.cross(right)))
  }

  @inline(__always) var inverse: SymmetricMatrix3 {
    let scale = inverseDeterminant
    return SymmetricMatrix3(
      xx: scale * (yy * zz - yz * yz), xy: scale * (xz * yz - xy * zz),
      xz: scale * (xy * yz - xz * yy), yy: scale * (xx * zz - xz * xz),
      yz: scale * (xz * xy - xx * yz), zz: scale * (xx * yy - xy * xy))
  }

  @inline(__always) func apply(_ v: Vector3) -> Vector3 {
    Vector3(
      xx * v.x + xy * v.y + xz * v.z, xy * v.x + yy * v.y + yz * v.z,
      xz * v.x + yz * v.y + zz * v.z)
  }
}
