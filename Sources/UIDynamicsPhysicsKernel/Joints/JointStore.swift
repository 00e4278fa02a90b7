// SPDX-License-Identifier: MIT

/// All joints of a world: a row in `rows` for each joint, and a separate pool for the data of each kind.
struct JointStore {
  var rows = Pool<Joint>()
  var distances = Pool<DistanceJoint>()
  var ropes = Pool<RopeJoint>()
  var revolutes = Pool<RevoluteJoint>()
  var prismatics = Pool<PrismaticJoint>()
  var welds = Pool<WeldJoint>()
  var ends = EndList()
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
