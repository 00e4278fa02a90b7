// SPDX-License-Identifier: MIT

extension WorldState {
  /// Keeps bodies back whose center would pass through an edge although they touch it.
  ///
  /// A fast thin box that hits an edge with one corner ought to spin faster than a sub-step allows.
  /// Its turn is limited, so each impact takes only part of its approach; when the impacts of the
  /// sub-step are used up, or the box already lies across the edge, its center moves on. It stays
  /// at the last impact instead and loses the approach, as in an impact without bounce. Slow bodies
  /// are left alone: what lies across an edge may be pushed through it.
  mutating func holdPassingBodies() {
    let threshold = Tolerances.restitutionThreshold
    for i in 0..<impacts.candidates.count {
      let contact = contacts.at(impacts.candidates[i])
      let body = bodies.at(contact.pointee.bodyB)
      guard body.pointee.linearVelocity.lengthSquared > threshold * threshold,
        fixtures.at(contact.pointee.fixtureA).pointee.kind == .edge,
        let normal = normalOfPassedEdge(contact)
      else { continue }
      let approach = -body.pointee.linearVelocity.dot(normal)
      guard approach > threshold else { continue }
      hold(body, contact)
      body.pointee.linearVelocity += approach * normal
      updateBoxes(of: contact.pointee.bodyB)
    }
  }

  /// Puts B where its last impact was, or back to the start of the sub-step when it had passed by
  /// then: another part of a compound had that impact.
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

  /// If B's center crossed the edge A in this sub-step, the normal on the side it came from.
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

  /// Whether a straight way in the world leads across the edge A, or from beside it onto it.
  private mutating func crosses(
    _ contact: UnsafeMutablePointer<Contact>, from origin: Vector, to target: Vector
  ) -> Bool {
    let edge = edgeView(of: contact.pointee.fixtureA)
    let pose = bodies.at(contact.pointee.bodyA).pointee.pose
    let (from, to) = (pose.applyInverse(origin), pose.applyInverse(target))
    let (along, way) = (edge.end - edge.start, to - from)
    let (before, after) = (along.cross(from - edge.start), along.cross(to - edge.start))
    let (start, end) = (way.cross(edge.start - from), way.cross(edge.end - from))
    return before != 0 && before * after <= 0 && start * end <= 0
  }
}
