// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// How often the events have occurred that the expectations of a scene count.
struct Occurrences {
  /// A few at most: a comparison of short names costs less than a hash.
  private var events: [SceneOccurrence] = []
  private var counts: [Int] = []
  /// Ticks are counted apart, for there are more of them than of anything else.
  private var ticks = 0

  init(_ scene: Scene) {
    for expectation in scene.expectations {
      if case .count(let event, _) = expectation.kind, place(of: event) == nil {
        events.append(event)
        counts.append(0)
      }
    }
  }

  /// An event, an emitted name or a contact has occurred.
  mutating func note(_ name: String, _ contact: StageContact? = nil) {
    for place in events.indices where events[place].name == name {
      if let contact, events[place].filter.map({ $0.seen(contact) == nil }) == true { continue }
      counts[place] += 1
    }
  }

  mutating func noteTick() { ticks += 1 }

  func count(of event: SceneOccurrence) -> Int {
    event.name == "tick" ? ticks : place(of: event).map { counts[$0] } ?? 0
  }

  private func place(of event: SceneOccurrence) -> Int? { events.firstIndex(of: event) }
}
