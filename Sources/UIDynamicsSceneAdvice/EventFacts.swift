// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Facts about events that several warnings need.
struct EventFacts {
  /// For each emitted name, the items that its events update.
  private(set) var updated: [String: Set<Int>] = [:]
  /// The gestures that have an event for the way their strokes end.
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
