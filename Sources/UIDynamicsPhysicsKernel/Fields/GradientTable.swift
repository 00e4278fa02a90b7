// SPDX-License-Identifier: MIT

/// Two perpendicular vectors that span the plane in which a gradient rotates.
struct GradientPlane: BitwiseCopyable {
  var u: Vector3
  var v: Vector3

  /// Returns u cos + v sin.
  @inline(__always) func gradient(_ rotation: Rotation) -> Vector3 {
    let (c, s) = (rotation.cosine, rotation.sine)
    return Vector3(c * u.x + s * v.x, c * u.y + s * v.y, c * u.z + s * v.z)
  }
}

/// The sixteen planes of `SimplexNoise`, by Gustavson: twelve, and four of them again with exchanged vectors.
///
/// In each pair, one vector points to an edge of a cube and the other to a corner; both have a length of √2.
enum GradientTable {
  static func planes() -> [GradientPlane] {
    signs.map { GradientPlane(u: vector($0.0), v: vector($0.1)) }
  }

  /// The sign of each component: ±1 in a vector that contains a zero, otherwise ±√2/√3.
  private static let signs = [
    ("+0+", "-++"), ("0++", "--+"), ("-0+", "+-+"), ("0-+", "+++"),
    ("+0-", "---"), ("0+-", "+--"), ("-0-", "++-"), ("0--", "-+-"),
    ("+++", "+-0"), ("-+-", "++0"), ("--+", "-+0"), ("+--", "--0"),
    ("-++", "+0+"), ("+-+", "-0+"), ("+--", "0+-"), ("-+-", "0--"),
  ]

  private static func vector(_ signs: String) -> Vector3 {
    let size: Float = signs.contains("0") ? 1 : 0.81649658
    let numbers = signs.map { $0 == "0" ? 0 : $0 == "+" ? size : -size }
    return Vector3(numbers[0], numbers[1], numbers[2])
  }
}
