// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Facts about events that several warnings need.
struct EventFacts {
  /// The items that the events of each emitted name update.
  private(set) var updated: [String: Set<Int>] = [:]
  /// The gestures with an event for the end of their strokes.
  private(set) var endRules: Set<Int> = []

  init(_ scene: Scene) {
    for event in scene.events {
      for trigger in event.trigger.all {
        if case .gesture(let gesture, let state) = trigger, state == scene.gestures[gesture].ends {
          endRules.insert(gesture)
        }
        guard case .emit(let name) = trigger else { continue }
        for case .updateItem(let items) in event.actions.flatMap({ $0.flattened }) {
          updated[name, default: []].formUnion(items.known)
        }
      }
    }
  }
}
