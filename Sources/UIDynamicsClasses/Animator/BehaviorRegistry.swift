// SPDX-License-Identifier: MIT

/// The behaviors of an animator.
struct BehaviorRegistry {
  /// The behaviors added directly; up to date even inside a tick.
  var top = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  /// The registered behaviors, parents before children, in registration order.
  var all = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  var preparing = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  /// The number of owned behaviors, including children, and the number of fields among them.
  private(set) var count = 0
  private(set) var fieldCount = 0

  mutating func count(_ behavior: UIDynamicBehavior, _ change: Int) {
    count += change
    if behavior is UIFieldBehavior { fieldCount += change }
  }

  mutating func begin(_ behavior: UIDynamicBehavior) {
    all.append(behavior, for: ObjectIdentifier(behavior))
    if behavior.preparesSteps { preparing.append(behavior, for: ObjectIdentifier(behavior)) }
  }

  mutating func end(_ behavior: UIDynamicBehavior) {
    all.remove(ObjectIdentifier(behavior))
    preparing.remove(ObjectIdentifier(behavior))
  }
}
