// SPDX-License-Identifier: MIT

/// Solves the joints of one island at a time, in the order in which the island reached them.
///
/// Joints are copied into arrays by kind. Neighbours of one kind form a run, so that the loops walk
/// packed memory and ask for the kind once per run, not once per joint.
struct JointSolver {
  /// Joints of one kind that follow each other in the island.
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

  /// Whether there is exactly one joint.
  var isSingle: Bool { runs.count == 1 && runs[0].count == 1 }

  mutating func clear() {
    runs.removeAll()
    distances.removeAll()
    ropes.removeAll()
    revolutes.removeAll()
    prismatics.removeAll()
    welds.removeAll()
  }

  /// Prepares every joint and applies the impulses it had, one after the other.
  mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>,
    _ velocities: UnsafeMutablePointer<SolverVelocity>, _ step: StepSettings
  ) {
    for i in 0..<runs.count {
      let run = runs[i]
      switch run.kind {
      case .distance: prepare(distances, run, positions, velocities, step)
      case .rope: prepare(ropes, run, positions, velocities, step)
      case .revolute: prepare(revolutes, run, positions, velocities, step)
      case .prismatic: prepare(prismatics, run, positions, velocities, step)
      case .weld: prepare(welds, run, positions, velocities, step)
      }
    }
  }

  /// One velocity iteration.
  mutating func solveVelocities(_ velocities: UnsafeMutablePointer<SolverVelocity>) {
    for i in 0..<runs.count {
      let run = runs[i]
      switch run.kind {
      case .distance: solveVelocities(distances, run, velocities)
      case .rope: solveVelocities(ropes, run, velocities)
      case .revolute: solveVelocities(revolutes, run, velocities)
      case .prismatic: solveVelocities(prismatics, run, velocities)
      case .weld: solveVelocities(welds, run, velocities)
      }
    }
  }

  /// All velocity iterations of the only joint of an island without contacts.
  mutating func solveVelocitiesAlone(
    _ velocities: UnsafeMutablePointer<SolverVelocity>, iterations: Int
  ) {
    switch runs[0].kind {
    case .distance: solveVelocities(distances.base, velocities, iterations)
    case .rope: solveVelocities(ropes.base, velocities, iterations)
    case .revolute: solveVelocities(revolutes.base, velocities, iterations)
    case .prismatic: solveVelocities(prismatics.base, velocities, iterations)
    case .weld: solveVelocities(welds.base, velocities, iterations)
    }
  }

  /// One position iteration; says whether every joint was within its tolerances.
  mutating func solvePositions(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool {
    var isSolved = true
    for i in 0..<runs.count {
      let run = runs[i]
      let isRunSolved =
        switch run.kind {
        case .distance: solvePositions(distances, run, positions, slop)
        case .rope: solvePositions(ropes, run, positions, slop)
        case .revolute: solvePositions(revolutes, run, positions, slop)
        case .prismatic: solvePositions(prismatics, run, positions, slop)
        case .weld: solvePositions(welds, run, positions, slop)
        }
      isSolved = isSolved && isRunSolved
    }
    return isSolved
  }

  @inline(__always) private mutating func prepare<J: JointConstraint>(
    _ joints: FlatArray<J>, _ run: Run, _ positions: UnsafeMutablePointer<SolverPosition>,
    _ velocities: UnsafeMutablePointer<SolverVelocity>, _ step: StepSettings
  ) {
    for i in 0..<Int(run.count) {
      let joint = joints.base + Int(run.first) + i
      joint.pointee.prepare(positions, step)
      var pair = VelocityPair(joint.pointee.bodies, velocities)
      joint.pointee.warmStart(&pair)
      pair.store(joint.pointee.bodies, velocities)
    }
  }

  @inline(__always) private mutating func solveVelocities<J: JointConstraint>(
    _ joints: FlatArray<J>, _ run: Run, _ velocities: UnsafeMutablePointer<SolverVelocity>
  ) {
    for i in 0..<Int(run.count) {
      let joint = joints.base + Int(run.first) + i
      var pair = VelocityPair(joint.pointee.bodies, velocities)
      _ = joint.pointee.solveVelocity(&pair)
      pair.store(joint.pointee.bodies, velocities)
    }
  }

  /// Iterates on one joint until an iteration leaves everything as it found it.
  ///
  /// All that follow would do the same. A spring is usually there after two or three.
  @inline(__always) private mutating func solveVelocities<J: JointConstraint>(
    _ joint: UnsafeMutablePointer<J>, _ velocities: UnsafeMutablePointer<SolverVelocity>,
    _ iterations: Int
  ) {
    var pair = VelocityPair(joint.pointee.bodies, velocities)
    for _ in 0..<iterations {
      let before = pair
      if !joint.pointee.solveVelocity(&pair) && pair == before { break }
    }
    pair.store(joint.pointee.bodies, velocities)
  }

  @inline(__always) private mutating func solvePositions<J: JointConstraint>(
    _ joints: FlatArray<J>, _ run: Run, _ positions: UnsafeMutablePointer<SolverPosition>,
    _ slop: Float
  ) -> Bool {
    var isSolved = true
    for i in 0..<Int(run.count) {
      let isOne = (joints.base + Int(run.first) + i).pointee.solvePosition(positions, slop)
      isSolved = isSolved && isOne
    }
    return isSolved
  }
}
