// SPDX-License-Identifier: MIT

/// What all joints have in common: their bodies and their places in the lists.
///
/// The numbers of each kind lie in an array of that kind at `index`.
struct Joint: BitwiseCopyable {
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
}
