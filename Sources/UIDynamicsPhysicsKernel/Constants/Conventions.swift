// SPDX-License-Identifier: MIT

/// The differences between generations of the engine; fixed for a world.
package struct Conventions: Equatable, Sendable, BitwiseCopyable {
  /// The effect of damping c in a sub-step of h.
  package enum Damping: UInt8, Sendable, BitwiseCopyable {
    /// v / (1 + h c), which never changes the sign if c ≥ 0.
    case division
    /// v · (1 − h c), limited to 0 and v.
    case subtraction
  }

  package var damping = Damping.division

  /// The overlap of contacts, and the error of joints, that stays uncorrected.
  package var linearSlop = Tolerances.linearSlop

  /// The skin of edges, and of polygons from paths.
  package var skin: Float { Tolerances.skinSlops * linearSlop }

  package init() {}
}
