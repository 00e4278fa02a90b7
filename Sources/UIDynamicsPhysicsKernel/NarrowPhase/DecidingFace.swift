// SPDX-License-Identifier: MIT

/// The face that decided the last test of two polygons, which usually decides the next one too.
///
/// For touching four-sided polygons it also stores the incident side, so the processor can clip
/// speculatively. Results are the same as without it.
struct DecidingFace: BitwiseCopyable, Equatable {
  /// Separating: 2 · face + (1 for B); touching: −2 − (8 · side + 2 · face + (1 for B)).
  private var code: Int32 = -1

  static var unknown: DecidingFace { DecidingFace() }

  @inline(__always) static func separating(_ index: Int, isOfB: Bool) -> DecidingFace {
    DecidingFace(code: Int32(truncatingIfNeeded: index << 1 | (isOfB ? 1 : 0)))
  }

  @inline(__always) static func touching(side: Int, onFace face: Int, isOfB: Bool) -> DecidingFace {
    DecidingFace(
      code: -2 &- Int32(truncatingIfNeeded: side << 3 | face << 1 | (isOfB ? 1 : 0)))
  }

  /// The last touching face and side; arbitrary values in 0...3 if nothing touched.
  @inline(__always) var touching: (side: Int, face: Int, isOfB: Bool) {
    let bits = Int(-2 &- code)
    return (bits >> 3 & 3, bits >> 1 & 3, bits & 1 != 0)
  }

  @inline(__always) func separates(
    _ a: PolygonView, _ poseA: Pose, _ b: PolygonView, _ poseB: Pose
  ) -> Bool {
    if code < 0 { return false }
    let index = Int(code >> 1)
    let skin = a.radius + b.radius
    return code & 1 == 0
      ? separation(beyond: index, of: a, in: poseB.relative(to: poseA), from: b) > skin
      : separation(beyond: index, of: b, in: poseA.relative(to: poseB), from: a) > skin
  }
}
