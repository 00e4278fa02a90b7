// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Counts the events that expectations name.
struct Occurrences {
  private var counters: [(event: SceneOccurrence, count: Int)] = []

  init(_ scene: Scene) {
    for expectation in scene.expectations {
      if case .count(let event, _) = expectation.kind { counters.append((event, 0)) }
    }
  }

  mutating func record(_ name: String, _ contact: StageContact? = nil) {
    for index in counters.indices where counters[index].event.name == name {
      let filter = counters[index].event.filter
      if let contact, let filter, filter.seen(contact) == nil { continue }
      counters[index].count += 1
    }
  }

  func count(of event: SceneOccurrence) -> Int { counters.first { $0.event == event }?.count ?? 0 }
}
