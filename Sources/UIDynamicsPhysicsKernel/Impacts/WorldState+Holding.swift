// SPDX-License-Identifier: MIT

extension WorldState {
  /// Stops bodies whose center would pass through an edge that they touch.
  ///
  /// If a fast thin box hits an edge with one corner, it cannot spin fast enough within a sub-step. Each impact then
  /// removes only part of the approach velocity, so the center may pass. Such a box stays at its last impact and loses
  /// its approach velocity, unlike in Box2D 2.3.0, where about 1 % of the boxes that hit a line corner-first at 3,000 pt/s
  /// pass through it. Slow bodies are exempt, so a body that lies across an edge can still be pushed through it.
  mutating func holdPassingBodies() {
    let threshold = Tolerances.restitutionThreshold
    for i in 0..<impacts.candidates.count {
      let contact = contacts.at(impacts.candidates[i])
      guard contact.pointee.pair == .edgePolygon || contact.pointee.pair == .edgeCircle else {
        continue
      }
      let body = bodies.at(contact.pointee.bodyB)
      guard body.pointee.linearVelocity.lengthSquared > threshold * threshold,
        let normal = normalOfPassedEdge(contact)
      else { continue }
      let approach = -body.pointee.linearVelocity.dot(normal)
      guard approach > threshold else { continue }
      hold(body, contact)
      body.pointee.linearVelocity += approach * normal
      updateBoxes(of: contact.pointee.bodyB)
    }
  }

  /// Moves B to its last impact, or to the start of the sub-step if a different part of a compound body had that impact.
  private mutating func hold(
    _ body: UnsafeMutablePointer<Body>, _ contact: UnsafeMutablePointer<Contact>
  ) {
    if crosses(contact, from: body.pointee.stepCenter, to: body.pointee.sweep.startCenter) {
      body.pointee.sweep.startCenter = body.pointee.stepCenter
      body.pointee.sweep.startAngle = body.pointee.stepAngle
    }
    body.pointee.sweep.center = body.pointee.sweep.startCenter
    body.pointee.sweep.angle = body.pointee.sweep.startAngle
    body.pointee.updatePose()
  }

  /// Returns `nil` if B's center did not cross the edge; the normal points to the side that the center came from.
  private mutating func normalOfPassedEdge(_ contact: UnsafeMutablePointer<Contact>) -> Vector? {
    let body = bodies.at(contact.pointee.bodyB)
    guard crosses(contact, from: body.pointee.stepCenter, to: body.pointee.sweep.center) else {
      return nil
    }
    let edge = edgeView(of: contact.pointee.fixtureA)
    let pose = bodies.at(contact.pointee.bodyA).pointee.pose
    let along = pose.rotation.apply(edge.end - edge.start)
    let normal = Vector.cross(1, along).normalized
    return normal.dot(body.pointee.stepCenter - pose.apply(edge.start)) > 0 ? normal : -normal
  }

  /// Returns whether a straight path crosses or ends on edge A.
  private mutating func crosses(
    _ contact: UnsafeMutablePointer<Contact>, from origin: Vector, to target: Vector
  ) -> Bool {
    let edge = edgeView(of: contact.pointee.fixtureA)
    let pose = bodies.at(contact.pointee.bodyA).pointee.pose
    let (from, to) = (pose.applyInverse(origin), pose.applyInverse(target))
    let (along, displacement) = (edge.end - edge.start, to - from)
    let (before, after) = (along.cross(from - edge.start), along.cross(to - edge.start))
    let (start, end) = (displacement.cross(edge.start - from), displacement.cross(edge.end - from))
    return before != 0 && before * after <= 0 && start * end <= 0
  }
}
