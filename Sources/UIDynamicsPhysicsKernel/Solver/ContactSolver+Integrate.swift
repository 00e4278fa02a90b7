// SPDX-License-Identifier: MIT

extension ContactSolver {
  /// Limits the linear and angular velocities before integrating.
  mutating func integratePositions(_ h: Float) {
    for i in 0..<positions.count {
      let (velocity, position) = (velocities.base + i, positions.base + i)
      clampMotion(velocity, h)
      position.pointee.center += h * velocity.pointee.linear
      position.pointee.rotate(to: position.pointee.angle + h * velocity.pointee.angular)
    }
  }

  @inline(__always) private func clampMotion(
    _ velocity: UnsafeMutablePointer<SolverVelocity>, _ h: Float
  ) {
    let translation = h * velocity.pointee.linear
    let limit = Tolerances.largestTranslation
    if translation.dot(translation) > limit * limit {
      velocity.pointee.linear = shortened(velocity.pointee.linear, h, to: limit)
    }
    let rotation = h * velocity.pointee.angular
    let most = Tolerances.largestRotation
    if rotation * rotation > most * most {
      velocity.pointee.angular *= most / rotation.magnitude
    }
  }
}

@inline(never) private func shortened(_ velocity: Vector, _ h: Float, to limit: Float) -> Vector {
  var velocity = velocity
  // The squared length overflows to infinity if the vector is huge.
  if (h * velocity).length == .infinity { velocity *= 0x1p-72 }
  return (limit / (h * velocity).length) * velocity
}
