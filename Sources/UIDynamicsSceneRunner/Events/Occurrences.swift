// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// How often the events have occurred that the expectations of a scene count.
struct Occurrences {
  private final class Counter {
    let event: SceneOccurrence
    var count = 0

    init(_ event: SceneOccurrence) { self.event = event }
  }

  /// A few at most: a comparison of short names costs less than a hash.
  private var counters: [Counter] = []
  /// Ticks are counted apart, for there are more of them than of anything else.
  private var ticks = 0

  init(_ scene: Scene) {
    for expectation in scene.expectations {
      if case .count(let event, _) = expectation.kind, counter(of: event) == nil {
        counters.append(Counter(event))
      }
    }
  }

  /// An event, an emitted name or a contact has occurred.
  func note(_ name: String, _ contact: StageContact? = nil) {
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
