// SPDX-License-Identifier: MIT

/// What differs between generations of the engine that is reproduced; one choice for a world.
package struct Conventions: Equatable, Sendable, BitwiseCopyable {
  /// How damping c slows a body down in a sub-step of h.
  package enum Damping: UInt8, Sendable, BitwiseCopyable {
    /// v / (1 + h c), which never changes the sign.
    case division
    /// v · (1 − h c), kept between 0 and v.
    case subtraction
  }

  package var damping = Damping.division

  /// The overlap of contacts, and the error of joints, that is left alone, m.
  ///
  /// Edges have twice of it as their skin, and meet polygons at four times of it.
  package var linearSlop = Tolerances.linearSlop

  /// The skin of edges, and of polygons from paths, m.
  package var skin: Float { Tolerances.skinSlops * linearSlop }

  package init() {}
}
