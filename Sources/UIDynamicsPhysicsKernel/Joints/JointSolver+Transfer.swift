// SPDX-License-Identifier: MIT

extension JointSolver {
  /// Both bodies must already be loaded.
  @inline(__always) mutating func load(
    _ joint: UnsafeMutablePointer<Joint>, from store: borrowing JointStore,
    _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>
  ) {
    let index = joint.pointee.index
    let position =
      switch joint.pointee.kind {
      case .distance: append(index, store.distances, to: &distances, a, b)
      case .rope: append(index, store.ropes, to: &ropes, a, b)
      case .revolute: append(index, store.revolutes, to: &revolutes, a, b)
      case .prismatic: append(index, store.prismatics, to: &prismatics, a, b)
      case .weld: append(index, store.welds, to: &welds, a, b)
      }
    extendRun(joint.pointee.kind, position)
  }

  /// Adds the joint at `position` in the array for its kind to the current run, or starts a new run.
  @inline(__always) private mutating func extendRun(_ kind: JointKind, _ position: Int32) {
    let last = Int32(truncatingIfNeeded: runs.count - 1)
    if last >= 0 && runs[last].kind == kind {
      runs.at(last).pointee.count += 1
    } else {
      runs.append(Run(kind: kind, first: position, count: 1))
    }
  }

  mutating func store(into store: inout JointStore) {
    copy(distances, into: store.distances)
    copy(ropes, into: store.ropes)
    copy(revolutes, into: store.revolutes)
    copy(prismatics, into: store.prismatics)
    copy(welds, into: store.welds)
  }

  @inline(__always) private func copy<J: JointConstraint>(
    _ joints: FlatArray<J>, into pool: borrowing Pool<J>
  ) {
    for i in 0..<joints.count {
      let joint = joints.base + i
      pool.at(joint.pointee.bodies.source).pointee = joint.pointee
    }
  }
}

@inline(__always) private func append<J: JointConstraint>(
  _ index: Int32, _ pool: borrowing Pool<J>, to joints: inout FlatArray<J>,
  _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>
) -> Int32 {
  let position = Int32(truncatingIfNeeded: joints.count)
  joints.append(pool.at(index).pointee)
  joints.at(position).pointee.bodies.load(index, a.pointee, b.pointee)
  return position
}
