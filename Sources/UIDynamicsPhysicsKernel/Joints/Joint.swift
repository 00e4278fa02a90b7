// SPDX-License-Identifier: MIT

/// The data common to all joints; `index` refers to the array for the joint's kind.
struct Joint: BitwiseCopyable {
  var kind: JointKind
  var collideConnected: Bool
  var index: Int32
  var bodyA: Int32
  var bodyB: Int32
  var islandStamp: UInt32 = 0
  var newer = none
  var older = none
}
