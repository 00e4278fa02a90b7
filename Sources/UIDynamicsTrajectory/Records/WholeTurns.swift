// SPDX-License-Identifier: MIT

/// Turns that show nothing: a transform forgets them, and who records views has angles from −π to π.
package enum WholeTurns {
  /// Of the angles that show the same as one, in rad, the nearest to another.
  package static func nearest(_ angle: Double, to other: Double) -> Double {
    let turns = ((angle - other) / (2 * .pi)).rounded()
    return turns == 0 ? angle : angle - turns * 2 * .pi
  }
}
