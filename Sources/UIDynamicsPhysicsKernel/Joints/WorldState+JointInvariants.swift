// SPDX-License-Identifier: MIT

#if CHECKED
  /// The list of all joints starts with the newest and is linked in both directions; each body's list contains a joint once.
  ///
  /// Impulses may be NaN: the bodies become NaN by the end of the next sub-step, and the world records a fault.
  extension WorldState {
    var jointFault: String? { listFault ?? endFault }

    private var listFault: String? {
      var (slot, newer, count) = (joints.newest, none, 0)
      while slot != none {
        let joint = joints.rows.at(slot).pointee
        if joint.newer != newer { return "joint \(slot) does not link back to \(newer)" }
        if joint.bodyA == joint.bodyB { return "joint \(slot) joins body \(joint.bodyA) to itself" }
        count += 1
        if count > joints.count { break }
        (newer, slot) = (slot, joint.older)
      }
      return count == joints.count ? nil : "\(count) joints are listed, \(joints.count) counted"
    }

    private var endFault: String? {
      var count = 0
      for body in allBodies {
        var (end, newer) = (bodies.at(body).pointee.firstJointEnd, none)
        while end != none {
          let joint = joints.rows.at(end >> 1).pointee
          let owner = end & 1 == 0 ? joint.bodyA : joint.bodyB
          if owner != body { return "end \(end) of body \(owner) is in the list of \(body)" }
          if joints.ends.newer(of: end) != newer {
            return "end \(end) does not link back to \(newer)"
          }
          count += 1
          if count > 2 * joints.count { return "the joints of body \(body) form a cycle" }
          (newer, end) = (end, joints.ends.older(of: end))
        }
      }
      return count == 2 * joints.count ? nil : "\(count) ends are linked for \(joints.count) joints"
    }
  }
#endif
