// SPDX-License-Identifier: MIT

/// The face and incident side that produced the last points of two quadrilaterals, and that usually produce the next ones.
///
/// They let the processor clip speculatively, without affecting the result.
struct DecidingFace: BitwiseCopyable, Equatable {
  /// −2 − (8 · side + 2 · face + (1 if the face is B's)); −1 if unknown.
  private var code: Int32 = -1

  static var unknown: DecidingFace { DecidingFace() }

  @inline(__always) static func touching(side: Int, onFace face: Int, isOfB: Bool) -> DecidingFace {
    DecidingFace(
      code: -2 &- Int32(truncatingIfNeeded: side << 3 | face << 1 | (isOfB ? 1 : 0)))
  }

  /// The last touching side and face, or arbitrary values in 0...3 if unknown.
  @inline(__always) var touching: (side: Int, face: Int, isOfB: Bool) {
    let bits = Int(-2 &- code)
    return (bits >> 3 & 3, bits >> 1 & 3, bits & 1 != 0)
  }
}
