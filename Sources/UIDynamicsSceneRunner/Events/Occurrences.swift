// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// How often the events have occurred that the expectations of a scene count.
struct Occurrences {
  /// A few at most: a comparison of short names costs less than a hash.
  private var counts: [(event: SceneOccurrence, count: Int)] = []
  /// Ticks are counted apart, for there are more of them than of anything else.
  private var ticks = 0

  init(_ scene: Scene) {
    for expectation in scene.expectations {
      if case .count(let event, _) = expectation.kind, place(of: event) == nil {
        counts.append((event, 0))
      }
    }
  }

  /// An event, or an emitted name, has occurred.
  mutating func note(_ name: String) {
    for place in counts.indices where counts[place].event.name == name { counts[place].count += 1 }
  }

  /// A contact has begun or ended.
  mutating func note(_ name: String, _ contact: StageContact) {
    for place in counts.indices where counts[place].event.name == name {
      if let filter = counts[place].event.filter, filter.seen(contact) == nil { continue }
      counts[place].count += 1
    }
  }

  mutating func noteTick() { ticks += 1 }

  func count(of event: SceneOccurrence) -> Int {
    event.name == "tick" ? ticks : place(of: event).map { counts[$0].count } ?? 0
  }

  private func place(of event: SceneOccurrence) -> Int? {
    counts.firstIndex { $0.event == event }
  }
}
