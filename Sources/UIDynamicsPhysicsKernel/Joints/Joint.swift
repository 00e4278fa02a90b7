// SPDX-License-Identifier: MIT

/// What all joints have in common: their bodies and their places in the lists.
///
/// The numbers of each kind lie in an array of that kind at `index`. `ends.0` hangs in the list of
/// body A, `ends.1` in that of body B; end number joint · 2 + side, as with contacts.
struct Joint: TwoEnded {
  var kind: JointKind
  /// Whether its bodies may touch each other.
  var collideConnected: Bool
  var index: Int32
  var bodyA: Int32
  var bodyB: Int32
  var islandStamp: UInt32 = 0
  /// Neighbours in the list of all joints, which is newest first.
  var newer = none
  var older = none
  var ends = (EndLinks(), EndLinks())
}
