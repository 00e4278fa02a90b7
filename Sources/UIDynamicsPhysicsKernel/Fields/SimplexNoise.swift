// SPDX-License-Identifier: MIT

/// Three-dimensional simplex noise with rotating gradients, and its derivative.
///
/// Space is divided into cubes that are skewed along the diagonal, and each cube into six tetrahedra. The four
/// corners of a point's tetrahedron contribute. With the vector d from a corner to the point, its gradient g and t = 0.6 − |d|²:
///
///     n  = 28 Σ t⁴ (g · d)                         over the corners with t > 0
///     ∇n = 28 Σ (t⁴ g − 8 t³ (g · d) d)
///
/// Skewing by (x + y + z)/3 gives the corners integer coordinates, which are hashed to one of sixteen gradients;
/// (i + j + k)/6 reverses it. Rotating the gradients over time makes the noise swirl instead of drift.
///
/// Sources: Gustavson, *Simplex Noise Demystified*, 2005, and his simplex noise with rotating gradients and
/// analytic derivative, 2008, after Perlin and Neyret, *Flow Noise*, SIGGRAPH 2001.
struct SimplexNoise {
  let permutation: UnsafePointer<UInt8>
  let planes: UnsafePointer<GradientPlane>

  private static var skew: Float { 1.0 / 3.0 }
  private static var unskew: Float { 1.0 / 6.0 }

  /// Returns the noise and its derivatives with respect to x and y; all are zero if the point is not finite.
  func sample(_ point: Vector3, rotation angle: Float) -> (value: Float, gradient: Vector) {
    guard (point.x + point.y + point.z).isFinite && angle.isFinite else { return (0, .zero) }
    let skewed = Self.skew * (point.x + point.y + point.z)
    let cell = Vector3(
      (point.x + skewed).rounded(.down), (point.y + skewed).rounded(.down),
      (point.z + skewed).rounded(.down))
    let back = Self.unskew * (cell.x + cell.y + cell.z)
    let d = point - (cell - Vector3(back, back, back))
    return sum(over: corners(d), around: d, cell, Rotation(angle: angle))
  }

  /// Returns the offsets of all four corners from the first: a step along the longest component of d, then the next longest.
  private func corners(_ d: Vector3) -> [4 of Vector3] {
    let x = (d.x >= d.y ? 1 : 0) + (d.x >= d.z ? 1 : 0)
    let y = (d.x >= d.y ? 0 : 1) + (d.y >= d.z ? 1 : 0)
    let z = (d.x >= d.z ? 0 : 1) + (d.y >= d.z ? 0 : 1)
    return [
      .zero,
      Vector3(x > 1 ? 1 : 0, y > 1 ? 1 : 0, z > 1 ? 1 : 0),
      Vector3(x > 0 ? 1 : 0, y > 0 ? 1 : 0, z > 0 ? 1 : 0),
      Vector3(1, 1, 1),
    ]
  }

  private func sum(
    over corners: [4 of Vector3], around d: Vector3, _ cell: Vector3, _ rotation: Rotation
  ) -> (value: Float, gradient: Vector) {
    var (value, slope, pull) = (Float(0), Vector.zero, Vector.zero)
    for i in 0..<4 {
      let step = corners[i]
      let back = Float(i) * Self.unskew
      let arm = d - step + Vector3(back, back, back)
      let t = 0.6 - arm.x * arm.x - arm.y * arm.y - arm.z * arm.z
      if t < 0 { continue }
      let gradient = planes[hash(cell + step) & 15].gradient(rotation)
      let (t2, along) = (t * t, gradient.dot(arm))
      let t4 = t2 * t2
      value += t4 * along
      slope += (t2 * t * along) * arm.plane
      pull += t4 * gradient.plane
    }
    return (28 * value, 28 * (-8 * slope + pull))
  }

  private func hash(_ corner: Vector3) -> Int {
    let z = Int(permutation[wrapped(corner.z)])
    let y = Int(permutation[(wrapped(corner.y) + z) & 255])
    return Int(permutation[(wrapped(corner.x) + y) & 255])
  }

  /// Returns an integer modulo 256, even if it does not fit in an `Int`.
  private func wrapped(_ number: Float) -> Int {
    Int(number.truncatingRemainder(dividingBy: 256)) & 255
  }
}
