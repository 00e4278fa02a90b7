// SPDX-License-Identifier: MIT

@testable import UIDynamicsPhysicsKernel

extension World {
  /// Brings the numbers of islands to where they start again.
  func exhaustIslandNumbers() { state.pointee.island.stamp = Island.largestStamp }
}

extension World {
  /// Number of joints.
  var jointCount: Int { state.pointee.joints.count }

  /// The anchors of a joint in the world now, m.
  func anchors(of joint: JointID) -> (Vector, Vector) {
    let ((a, b), (anchorA, anchorB)) = (bodies(of: joint), localAnchors(of: joint))
    return (worldPoint(anchorA, of: a), worldPoint(anchorB, of: b))
  }
}
