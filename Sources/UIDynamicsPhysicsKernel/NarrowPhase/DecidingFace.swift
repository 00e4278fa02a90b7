// SPDX-License-Identifier: MIT

/// Which face decided about two polygons when they were looked at last.
///
/// Most neighbours in a pile do not touch, and the face that separates them stays the same for
/// long. If it still does, no other has to be tried: the result is the same. Those that touch do so on
/// the same sides for long too. Of two with four sides each these are remembered, so that points can be
/// found on them while the processor still works out whether it is these.
struct DecidingFace: BitwiseCopyable, Equatable {
  /// What separates: the face, times two, plus one where it is of B; what touches: −2 less these and
  /// eight times the other side.
  private var code: Int32 = -1

  static var unknown: DecidingFace { DecidingFace() }

  @inline(__always) static func separating(_ index: Int, isOfB: Bool) -> DecidingFace {
    DecidingFace(code: Int32(truncatingIfNeeded: index << 1 | (isOfB ? 1 : 0)))
  }

  /// A side of one of two polygons with four sides each on a face of the other.
  @inline(__always) static func touching(side: Int, onFace face: Int, isOfB: Bool) -> DecidingFace {
    DecidingFace(
      code: -2 &- Int32(truncatingIfNeeded: side << 3 | face << 1 | (isOfB ? 1 : 0)))
  }

  /// What touched last; some sides of 0...3 where nothing did.
  @inline(__always) var touching: (side: Int, face: Int, isOfB: Bool) {
    let bits = Int(-2 &- code)
    return (bits >> 3 & 3, bits >> 1 & 3, bits & 1 != 0)
  }

  /// Whether it still keeps the polygons apart by more than the skin.
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
