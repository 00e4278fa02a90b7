// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Counts the events that expectations name.
struct Occurrences {
  private final class Counter {
    let event: SceneOccurrence
    var count = 0

    init(_ event: SceneOccurrence) { self.event = event }
  }

  /// The counters; there are only a few, so comparing short names is faster than hashing.
  private var counters: [Counter] = []
  private var ticks = 0

  init(_ scene: Scene) {
    for expectation in scene.expectations {
      if case .count(let event, _) = expectation.kind, counter(of: event) == nil {
        counters.append(Counter(event))
      }
    }
  }

  func record(_ name: String, _ contact: StageContact? = nil) {
    for counter in counters where counter.event.name == name {
      if let contact, counter.event.filter.map({ $0.seen(contact) == nil }) == true { continue }
      counter.count += 1
    }
  }

  mutating func noteTick() { ticks += 1 }

  func count(of event: SceneOccurrence) -> Int {
    event.name == "tick" ? ticks : counter(of: event)?.count ?? 0
  }

  private func counter(of event: SceneOccurrence) -> Counter? {
    counters.first { $0.event == event }
  }
}
