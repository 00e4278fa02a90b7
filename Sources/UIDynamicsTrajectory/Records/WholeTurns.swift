// SPDX-License-Identifier: MIT

/// Equivalent angles: transforms store rotations only modulo 2π, and recorders report them from −π to π.
package enum WholeTurns {
  /// Returns the equivalent of an angle that is nearest to another, in radians.
  package static func nearest(_ angle: Double, to other: Double) -> Double {
    let turns = ((angle - other) / (2 * .pi)).rounded()
    return turns == 0 ? angle : angle - turns * 2 * .pi
  }
}
