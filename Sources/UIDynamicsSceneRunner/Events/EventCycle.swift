// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// A cycle of events in which each event triggers the next.
struct EventCycle {
  /// The positions in the scene, starting with the event that is first in the text.
  private let events: [Int]

  init(_ events: [Int]) { self.events = Cycles.fromFirst(events) }

  func description(in scene: Scene) -> String {
    Cycles.description(events.map(scene.name(ofEvent:)), "events")
  }

  /// Returns `true` if every event emits the next one's name unconditionally, so the cycle never ends.
  func isEndless(_ table: EventTable, _ scene: Scene) -> Bool {
    zip(events, events.dropFirst() + events.prefix(1)).allSatisfy { index, next in
      let event = scene.events[index]
      return event.condition == nil && !event.isOnce
        && event.actions.contains {
          guard case .emit(let name, _) = $0 else { return false }
          return table.emission(of: name).contains(next)
        }
    }
  }
}
