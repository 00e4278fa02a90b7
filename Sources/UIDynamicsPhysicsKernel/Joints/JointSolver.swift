// SPDX-License-Identifier: MIT

/// Solves the joints of one island at a time, in the island's order.
///
/// Joints are copied into one array per kind. Consecutive joints of the same kind form a run, so loops access packed memory.
struct JointSolver {
  struct Run: BitwiseCopyable {
    var kind: JointKind
    var first: Int32
    var count: Int32
  }

  var runs = FlatArray<Run>()
  var distances = FlatArray<DistanceJoint>()
  var ropes = FlatArray<RopeJoint>()
  var revolutes = FlatArray<RevoluteJoint>()
  var prismatics = FlatArray<PrismaticJoint>()
  var welds = FlatArray<WeldJoint>()

  func deallocate() {
    runs.deallocate()
    distances.deallocate()
    ropes.deallocate()
    revolutes.deallocate()
    prismatics.deallocate()
    welds.deallocate()
  }

  var isEmpty: Bool { runs.isEmpty }

  var isSingle: Bool { runs.count == 1 && runs[0].count == 1 }

  mutating func clear() {
    runs.removeAll()
    distances.removeAll()
    ropes.removeAll()
    revolutes.removeAll()
    prismatics.removeAll()
    welds.removeAll()
  }

  /// Prepares each joint and applies its previous impulses before continuing with the next joint.
  mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>,
    _ velocities: UnsafeMutablePointer<SolverVelocity>, _ step: StepSettings
  ) {
    var task = JointPreparation(positions: positions, velocities: velocities, step: step)
    for i in 0..<runs.count { perform(&task, on: runs[i]) }
  }

  mutating func solveVelocities(_ velocities: UnsafeMutablePointer<SolverVelocity>) {
    var task = JointVelocityIteration(velocities: velocities)
    for i in 0..<runs.count { perform(&task, on: runs[i]) }
  }

  /// Used for an island with a single joint and no contacts.
  mutating func solveVelocitiesAlone(
    _ velocities: UnsafeMutablePointer<SolverVelocity>, iterations: Int
  ) {
    var task = LoneJointIterations(velocities: velocities, iterations: iterations)
    perform(&task, on: runs[0])
  }

  /// Returns whether every joint was within tolerance.
  mutating func solvePositions(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool {
    var task = JointPositionIteration(positions, slop: slop)
    for i in 0..<runs.count { perform(&task, on: runs[i]) }
    return task.isSolved
  }

  @inline(__always) private mutating func perform<Task: JointTask>(_ task: inout Task, on run: Run)
  {
    let (first, count) = (Int(run.first), Int(run.count))
    switch run.kind {
    case .distance: task.perform(distances.base + first, count: count)
    case .rope: task.perform(ropes.base + first, count: count)
    case .revolute: task.perform(revolutes.base + first, count: count)
    case .prismatic: task.perform(prismatics.base + first, count: count)
    case .weld: task.perform(welds.base + first, count: count)
    }
  }
}
