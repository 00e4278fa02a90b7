// SPDX-License-Identifier: MIT

/// The face and the incident side of the last points of two four-sided polygons, usually those of the next ones.
///
/// With them, the processor can clip speculatively. Results are the same as without.
struct DecidingFace: BitwiseCopyable, Equatable {
  /// −2 − (8 · side + 2 · face + (1 for B)); −1 if unknown.
  private var code: Int32 = -1

  static var unknown: DecidingFace { DecidingFace() }

  @inline(__always) static func touching(side: Int, onFace face: Int, isOfB: Bool) -> DecidingFace {
    DecidingFace(
      code: -2 &- Int32(truncatingIfNeeded: side << 3 | face << 1 | (isOfB ? 1 : 0)))
  }

  /// The last touching face and side; arbitrary values in 0...3 if unknown.
  @inline(__always) var touching: (side: Int, face: Int, isOfB: Bool) {
    let bits = Int(-2 &- code)
    return (bits >> 3 & 3, bits >> 1 & 3, bits & 1 != 0)
  }
}
