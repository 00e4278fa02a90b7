// SPDX-License-Identifier: MIT

/// The numeric differences between engine generations; fixed for the lifetime of a world.
package struct Conventions: Equatable, Sendable, BitwiseCopyable {
  /// The effect of a damping c in a sub-step of h seconds.
  package enum Damping: UInt8, Sendable, BitwiseCopyable {
    /// v / (1 + h c), which never changes the sign if c ≥ 0.
    case division
    /// v · (1 − h c), limited to 0 and v.
    case subtraction
  }

  package var damping = Damping.division

  /// The contact overlap or joint error that is left uncorrected.
  package var linearSlop = Tolerances.linearSlop

  /// The skin of edges, and of polygons from paths.
  package var skin: Float { Tolerances.skinSlops * linearSlop }

  package init() {}
}
