// SPDX-License-Identifier: MIT

/// Work that is the same for joints of every kind.
///
/// Only a name for the pattern: every call is resolved when the kernel is compiled.
protocol JointTask {
  mutating func perform<J: JointConstraint>(_ joints: UnsafeMutablePointer<J>, count: Int)
}

/// Prepares joints and applies the impulses they had, one after the other.
struct JointPreparation: JointTask {
  let positions: UnsafeMutablePointer<SolverPosition>
  let velocities: UnsafeMutablePointer<SolverVelocity>
  let step: StepSettings

  @inline(__always) func perform<J: JointConstraint>(
    _ joints: UnsafeMutablePointer<J>, count: Int
  ) {
    for i in 0..<count {
      let joint = joints + i
      joint.pointee.prepare(positions, step)
      var pair = VelocityPair(joint.pointee.bodies, velocities)
      joint.pointee.warmStart(&pair)
      pair.store(joint.pointee.bodies, velocities)
    }
  }
}

/// One velocity iteration.
struct JointVelocityIteration: JointTask {
  let velocities: UnsafeMutablePointer<SolverVelocity>

  @inline(__always) func perform<J: JointConstraint>(
    _ joints: UnsafeMutablePointer<J>, count: Int
  ) {
    for i in 0..<count {
      let joint = joints + i
      var pair = VelocityPair(joint.pointee.bodies, velocities)
      _ = joint.pointee.solveVelocity(&pair)
      pair.store(joint.pointee.bodies, velocities)
    }
  }
}

/// All velocity iterations of the only joint of an island without contacts.
struct LoneJointIterations: JointTask {
  let velocities: UnsafeMutablePointer<SolverVelocity>
  let iterations: Int

  /// Iterates until an iteration leaves everything as it found it.
  ///
  /// All that follow would do the same. A spring is usually there after two or three.
  @inline(__always) func perform<J: JointConstraint>(
    _ joint: UnsafeMutablePointer<J>, count: Int
  ) {
    var pair = VelocityPair(joint.pointee.bodies, velocities)
    for _ in 0..<iterations {
      let before = pair
      if !joint.pointee.solveVelocity(&pair) && pair == before { break }
    }
    pair.store(joint.pointee.bodies, velocities)
  }
}

/// One position iteration.
struct JointPositionIteration: JointTask {
  let positions: UnsafeMutablePointer<SolverPosition>
  /// m.
  let slop: Float
  /// Whether every joint was within its tolerances.
  private(set) var isSolved = true

  init(_ positions: UnsafeMutablePointer<SolverPosition>, slop: Float) {
    (self.positions, self.slop) = (positions, slop)
  }

  @inline(__always) mutating func perform<J: JointConstraint>(
    _ joints: UnsafeMutablePointer<J>, count: Int
  ) {
    for i in 0..<count {
      let isOne = (joints + i).pointee.solvePosition(positions, slop)
      isSolved = isSolved && isOne
    }
  }
}

/// Reads where a joint holds its bodies.
struct JointBodiesReader: JointTask {
  private(set) var bodies: JointBodies?

  mutating func perform<J: JointConstraint>(_ joints: UnsafeMutablePointer<J>, count: Int) {
    bodies = joints.pointee.bodies
  }
}
