// SPDX-License-Identifier: MIT

#if CHECKED
  extension WorldState {
    var awakeFault: String? {
      if awake.knowsBodies {
        let fault = fault(of: awake.bodies, allBodies) { bodies[$0].isActive }
        if let fault { return "body " + fault }
      }
      if awake.knowsContacts {
        let fault = fault(of: awake.contacts, allContacts, isAwake)
        if let fault { return "contact " + fault }
      }
      return nil
    }

    private func isAwake(_ contact: Int32) -> Bool {
      contacts[contact].flags.contains(.needsFiltering) || bodies[contacts[contact].bodyA].isActive
        || bodies[contacts[contact].bodyB].isActive
    }

    private func fault(
      of list: FlatArray<Int32>, _ all: [Int32], _ holds: (Int32) -> Bool
    ) -> String? {
      let found = (0..<list.count).map { list[$0] }.filter(holds)
      let expected = Array(all.filter(holds).reversed())
      if found == expected { return nil }
      let index = zip(found, expected).prefix { $0 == $1 }.count
      let slot = index < expected.count ? expected[index] : found[index]
      return "\(slot) is not at its position among \(expected.count) that are awake"
    }

    func checkSweeps() {
      for slot in allBodies {
        let body = bodies[slot]
        if body.sweep.startTime != 0 || body.stepCenter != body.sweep.startCenter
          || body.stepAngle != body.sweep.startAngle
        {
          fatalError(
            "Invariant of the impacts in sub-step \(stepCount): body \(slot) began before.")
        }
      }
    }
  }
#endif
