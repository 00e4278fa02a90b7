// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Events of which each sets off the next, and the last the first.
struct EventCircle {
  /// By their places in the scene, beginning with the first in the text.
  private let events: [Int]

  init(_ events: [Int]) { self.events = Circles.fromFirst(events) }

  /// The way round, for a sentence.
  func way(in scene: Scene) -> String {
    Circles.way(events.map(scene.name(ofEvent:)), "events")
  }

  /// Whether nothing in the scene can end it: each event emits the name of the next whatever is true.
  func isEndless(_ table: EventTable, _ scene: Scene) -> Bool {
    zip(events, events.dropFirst() + events.prefix(1)).allSatisfy { place, next in
      let event = scene.events[place]
      return event.condition == nil && !event.isOnce
        && event.actions.contains {
          guard case .emit(let name, _) = $0 else { return false }
          return table.emission(of: name).contains(next)
        }
    }
  }
}
