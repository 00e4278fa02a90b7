// SPDX-License-Identifier: MIT

#if CHECKED
  extension WorldState {
    /// Only in checked builds (`make test-checked`), because it takes longer than the sub-step.
    func checkInvariants() {
      for (part, fault) in [
        ("the broad phase", broadPhase.fault), ("the contacts", contactFault),
        ("the bodies", bodyFault), ("the joints", jointFault), ("what is awake", awakeFault),
      ] {
        if let fault { fatalError("Invariant of \(part) after sub-step \(stepCount): \(fault).") }
      }
    }

    func checkIslands() {
      if let fault = islandFault {
        fatalError("Invariant of the islands in sub-step \(stepCount): \(fault).")
      }
    }

    /// Newest first, like all lists of slots; a list with a cycle ends at some point.
    var allBodies: [Int32] { slots(from: newestBody) { bodies[$0].older } }
    var allContacts: [Int32] { slots(from: newestContact) { contacts[$0].older } }

    private func slots(
      from newest: Int32, next: @escaping (Int32) -> Int32
    ) -> [Int32] {
      Array(sequence(first: newest, next: next).prefix(1 << 20).prefix { $0 != none })
    }

    private var bodyFault: String? {
      for (slot, newer) in zip(allBodies, [none] + allBodies) {
        if bodies[slot].newer != newer { return "body \(slot) does not name its newer neighbor" }
        if let fault = fault(of: bodies[slot]) { return "body \(slot) \(fault)" }
      }
      return nil
    }

    private func hasStaleBox(_ body: Body) -> Bool {
      slots(from: body.firstFixture) { fixtures[$0].next }
        .contains { tightBoxes[$0] != box(of: $0, at: body.pose) }
    }

    private func fault(of body: Body) -> String? {
      let isMoving = body.linearVelocity != .zero || body.angularVelocity != 0
      if !body.isDynamic && (isMoving || body.inverseMass != 0 || body.inverseInertia != 0) {
        return "is fixed but moves or has a mass"
      }
      if !body.isAwake && isMoving { return "sleeps but moves" }
      if body.isDynamic && body.inverseMass <= 0 { return "has no mass" }
      if hasStaleBox(body) { return "has a box of another pose" }
      let pose = Pose(
        center: body.sweep.center, rotation: Rotation(angle: body.sweep.angle),
        localCenter: body.sweep.localCenter)
      // A body that was placed has exactly the given pose, but its center is computed, so converting back differs by one rounding.
      let distance = (pose.position - body.pose.position).length
      let size = 1 + body.pose.position.length
      return distance <= 4 * size * Float.ulpOfOne || !distance.isFinite
        ? nil : "has a pose \(distance) m from its sweep"
    }
  }
#endif
