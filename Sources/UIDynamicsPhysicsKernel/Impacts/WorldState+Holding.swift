// SPDX-License-Identifier: MIT

extension WorldState {
  /// Stops bodies whose centers would pass through an edge that they touch.
  ///
  /// A fast thin box that hits an edge with one corner cannot spin fast enough in a sub-step. Each impact
  /// then removes only part of its approach, and its center may pass. Such a box stays at its last impact and
  /// loses the approach. Slow bodies are excluded, so that a body across an edge can be pushed through.
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

  /// Moves B to its last impact, or to the start of the sub-step if another part of a compound had the impact.
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

  /// Returns `nil` if B's center did not cross the edge; the normal is on the side it came from.
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

  /// Returns whether a straight path crosses the edge A or ends on it.
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
