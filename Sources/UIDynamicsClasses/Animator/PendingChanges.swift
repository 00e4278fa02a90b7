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
  var removals = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  var additions = OrderedTable<ObjectIdentifier, Addition>()
  /// The items that may get a body at the tick's end, and must stay fit for it.
  private(set) var newcomers: Set<ItemKey> = []

  var isEmpty: Bool {
    worldChanges.isEmpty && removals.isEmpty && additions.isEmpty && newcomers.isEmpty
  }

  /// Notes an item of a behavior that works, or will.
  mutating func note(newcomer item: any UIDynamicItem) { newcomers.insert(ItemKey(item)) }

  /// Queues a registration; one that only undoes a queued removal cancels it.
  mutating func add(_ behavior: UIDynamicBehavior, in parent: UIDynamicBehavior?) {
    let key = ObjectIdentifier(behavior)
    if removals.remove(key) != nil { return }
    // An earlier one was for a composite that has left since.
    additions.remove(key)
    additions.append(Addition(behavior: behavior, parent: parent), for: key)
  }

  /// Queues the end of a registration; one that only undoes a queued addition cancels it.
  mutating func remove(_ behavior: UIDynamicBehavior) {
    let key = ObjectIdentifier(behavior)
    if additions.remove(key) == nil { removals.append(behavior, for: key) }
  }

  /// Returns what is queued and empties the queue.
  mutating func take() -> PendingChanges {
    defer { self = PendingChanges() }
    return self
  }
}
