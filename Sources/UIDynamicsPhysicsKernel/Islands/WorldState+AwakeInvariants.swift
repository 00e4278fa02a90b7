// SPDX-License-Identifier: MIT

#if CHECKED
  extension WorldState {
    var awakeFault: String? {
      if awake.knowsBodies {
        let expected = slots(from: newestBody) {
          bodies[$0].isActive
        } next: {
          bodies[$0].older
        }
        let fault = fault(of: awake.bodies, expected) { bodies[$0].isActive }
        if let fault { return "body " + fault }
      }
      if awake.knowsContacts {
        let expected = slots(from: newestContact) {
          isAwake($0)
        } next: {
          contacts[$0].older
        }
        if let fault = fault(of: awake.contacts, expected, isAwake) { return "contact " + fault }
      }
      return nil
    }

    private func isAwake(_ contact: Int32) -> Bool {
      contacts[contact].flags.contains(.needsFiltering) || bodies[contacts[contact].bodyA].isActive
        || bodies[contacts[contact].bodyB].isActive
    }

    private func slots(
      from newest: Int32, where holds: (Int32) -> Bool, next: (Int32) -> Int32
    ) -> [Int32] {
      var (found, slot): ([Int32], Int32) = ([], newest)
      while slot != none {
        if holds(slot) { found.append(slot) }
        slot = next(slot)
      }
      return found.reversed()
    }

    private func fault(
      of list: FlatArray<Int32>, _ expected: [Int32], _ holds: (Int32) -> Bool
    ) -> String? {
      let found = (0..<list.count).map { list[$0] }.filter(holds)
      if found == expected { return nil }
      let index = zip(found, expected).prefix { $0 == $1 }.count
      let slot = index < expected.count ? expected[index] : found[index]
      return "\(slot) is not at its position among \(expected.count) that are awake"
    }

    func checkSweeps() {
      var slot = newestBody
      while slot != none {
        let body = bodies[slot]
        if body.sweep.startTime != 0 || body.stepCenter != body.sweep.startCenter
          || body.stepAngle != body.sweep.startAngle
        {
          fatalError(
            "Invariant of the impacts in sub-step \(stepCount): body \(slot) began before.")
        }
        slot = body.older
      }
    }
  }
#endif
