// SPDX-License-Identifier: MIT

/// A generic operation on joints of any kind; all calls are resolved at compile time.
protocol JointTask {
  mutating func perform<J: JointConstraint>(_ joints: UnsafeMutablePointer<J>, count: Int)
}

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

struct LoneJointIterations: JointTask {
  let velocities: UnsafeMutablePointer<SolverVelocity>
  let iterations: Int

  /// Stops as soon as an iteration changes nothing; a spring usually needs two or three iterations.
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

struct JointPositionIteration: JointTask {
  let positions: UnsafeMutablePointer<SolverPosition>
  let slop: Float
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
