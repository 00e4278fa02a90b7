// SPDX-License-Identifier: MIT

/// Equivalent angles: transforms store rotations modulo 2π, and recorders report them in the range −π to π.
package enum WholeTurns {
  /// Returns the equivalent angle that is closest to `other`, in radians.
  package static func nearest(_ angle: Double, to other: Double) -> Double {
    let turns = ((angle - other) / (2 * .pi)).rounded()
    return turns == 0 ? angle : angle - turns * 2 * .pi
  }
}
