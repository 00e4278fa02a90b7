// SPDX-License-Identifier: MIT

/// How the two fixtures of a contact touch; of one that does not, how they would.
struct TouchState: BitwiseCopyable {
  /// Coefficients mixed when the contact was made.
  var friction: Float
  var restitution: Float
  /// Skin of each side, m.
  var radiusA: Float
  var radiusB: Float
  /// Where its begin event waits for the point of the first solve, or `none`.
  var pendingEvent = none
  var manifold = Manifold()
}
