// SPDX-License-Identifier: MIT

/// Changes that actions and delegates request during a tick; applied when it ends.
struct PendingChanges {
  struct Addition {
    var behavior: UIDynamicBehavior
    var parent: UIDynamicBehavior?
  }

  var worldChanges: [() -> Void] = []
  var removals = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  var additions = OrderedTable<ObjectIdentifier, Addition>()
  /// Items that may get a body at the end of the tick and must stay valid until then.
  private(set) var newcomers: Set<ItemKey> = []

  var isEmpty: Bool {
    worldChanges.isEmpty && removals.isEmpty && additions.isEmpty && newcomers.isEmpty
  }

  mutating func add(newcomer item: any UIDynamicItem) { newcomers.insert(ItemKey(item)) }

  /// Queues a registration, or cancels a queued removal.
  mutating func add(_ behavior: UIDynamicBehavior, in parent: UIDynamicBehavior?) {
    let key = ObjectIdentifier(behavior)
    if removals.remove(key) != nil { return }
    // An earlier addition was to a composite that has since been removed.
    additions.remove(key)
    additions.append(Addition(behavior: behavior, parent: parent), for: key)
  }

  /// Queues a removal, or cancels a queued addition.
  mutating func remove(_ behavior: UIDynamicBehavior) {
    let key = ObjectIdentifier(behavior)
    if additions.remove(key) == nil { removals.append(behavior, for: key) }
  }

  mutating func drain() -> PendingChanges {
    defer { self = PendingChanges() }
    return self
  }
}
