// SPDX-License-Identifier: MIT

/// All joints of a world: one row each in `rows`, the numbers of every kind in an array of its own.
struct JointStore {
  var rows = Pool<Joint>()
  var distances = Pool<DistanceJoint>()
  var ropes = Pool<RopeJoint>()
  var revolutes = Pool<RevoluteJoint>()
  var prismatics = Pool<PrismaticJoint>()
  var welds = Pool<WeldJoint>()
  /// The ends of joints in the lists of their bodies.
  var ends = EndList()
  /// Head of the list of all joints.
  var newest = none
  var count = 0

  func deallocate() {
    rows.deallocate()
    ends.deallocate()
    distances.deallocate()
    ropes.deallocate()
    revolutes.deallocate()
    prismatics.deallocate()
    welds.deallocate()
  }

  /// Hands the numbers of a joint to a task.
  func perform<Task: JointTask>(_ task: inout Task, on joint: Joint) {
    switch joint.kind {
    case .distance: task.perform(distances.at(joint.index), count: 1)
    case .rope: task.perform(ropes.at(joint.index), count: 1)
    case .revolute: task.perform(revolutes.at(joint.index), count: 1)
    case .prismatic: task.perform(prismatics.at(joint.index), count: 1)
    case .weld: task.perform(welds.at(joint.index), count: 1)
    }
  }

  /// Gives back what a joint holds in the array of its kind.
  mutating func removeNumbers(of joint: Joint) {
    switch joint.kind {
    case .distance: distances.remove(joint.index)
    case .rope: ropes.remove(joint.index)
    case .revolute: revolutes.remove(joint.index)
    case .prismatic: prismatics.remove(joint.index)
    case .weld: welds.remove(joint.index)
    }
  }
}
