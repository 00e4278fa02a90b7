// SPDX-License-Identifier: MIT

extension WorldState {
  /// Puts an entire island to sleep if it is slow and no contact overlaps too much.
  mutating func updateSleep(_ h: Float, isSolved: Bool) {
    var shortest = Float.greatestFiniteMagnitude
    let (linear, angular) = (Tolerances.sleepLinearSpeed, Tolerances.sleepAngularSpeed)
    for i in 0..<island.bodies.count {
      let body = bodies.at(island.bodies[i])
      if !body.pointee.isDynamic { continue }
      let (v, w) = (body.pointee.linearVelocity, body.pointee.angularVelocity)
      if !body.pointee.flags.contains(.allowedToSleep) || w * w > angular * angular
        || v.dot(v) > linear * linear
      {
        body.pointee.sleepTime = 0
        shortest = 0
      } else {
        body.pointee.sleepTime += h
        shortest = smaller(shortest, body.pointee.sleepTime)
      }
    }
    guard shortest >= Tolerances.timeToSleep && isSolved else { return }
    awake.knowsConnections = false
    for i in 0..<island.bodies.count { bodies.at(island.bodies[i]).pointee.sleep() }
  }

  mutating func wakeAll() {
    var slot = newestBody
    while slot != none {
      wake(slot)
      slot = bodies.at(slot).pointee.older
    }
  }

  var hasAwakeBodies: Bool {
    mutating get {
      findAwakeBodies()
      for index in 0..<awake.bodies.count where bodies.at(awake.bodies[index]).pointee.isActive {
        return true
      }
      return false
    }
  }

  /// The forces on sleeping and fixed bodies are already 0.
  mutating func clearForces() {
    findAwakeBodies()
    for index in 0..<awake.bodies.count {
      let body = bodies.at(awake.bodies[index])
      body.pointee.force = .zero
      body.pointee.torque = 0
    }
  }
}
