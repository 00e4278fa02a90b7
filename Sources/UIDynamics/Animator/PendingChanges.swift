// SPDX-License-Identifier: MIT

/// What actions and delegates ask for inside a tick; it is done at the tick's end.
struct PendingChanges {
  /// A behavior to register, and the composite it is to work under.
  struct Addition {
    var behavior: UIDynamicBehavior
    var parent: UIDynamicBehavior?
  }

  /// Items joining and leaving, boundaries coming and going.
  var worldChanges: [() -> Void] = []
  private(set) var removals: [UIDynamicBehavior] = []
  private(set) var additions: [Addition] = []

  /// Queues a registration; one that only undoes a queued removal cancels it.
  mutating func add(_ behavior: UIDynamicBehavior, in parent: UIDynamicBehavior?) {
    if let index = removals.firstIndex(of: behavior) {
      removals.remove(at: index)
    } else {
      additions.append(Addition(behavior: behavior, parent: parent))
    }
  }

  /// Queues the end of a registration; one that only undoes a queued addition cancels it.
  mutating func remove(_ behavior: UIDynamicBehavior) {
    if let index = additions.firstIndex(where: { $0.behavior === behavior }) {
      additions.remove(at: index)
    } else {
      removals.append(behavior)
    }
  }

  /// Returns what is queued and empties the queue.
  mutating func take() -> PendingChanges {
    defer { self = PendingChanges() }
    return self
  }
}
