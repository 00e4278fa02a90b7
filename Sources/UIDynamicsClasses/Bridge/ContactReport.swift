// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// A contact that began or ended, as one collision behavior reports it.
struct ContactReport {
  enum Partner {
    case item(any UIDynamicItem)
    case boundary(BoundaryIdentifier?)
  }

  let behavior: UICollisionBehavior
  let item: any UIDynamicItem
  let partner: Partner
  /// In points, in the animator's coordinates; meaningless for a contact that ended.
  let point: CGPoint
}

extension WorldBridge {
  /// True if a contact began or ended, or a boundary was removed, since `takeContacts()`.
  var hasContactsToReport: Bool { world.hasContactEvents || !retiredTags.isEmpty }

  /// Takes the contacts that began and ended since the last call, once for each behavior that contains both partners.
  ///
  /// Contacts are in the kernel's order, behaviors in registration order.
  func takeContacts() -> (began: [ContactReport], ended: [ContactReport]) {
    defer {
      world.clearContactEvents()
      for tag in retiredTags { owners[tag] = nil }
      retiredTags.removeAll()
    }
    return (world.begunContacts.flatMap(reports(of:)), world.endedContacts.flatMap(reports(of:)))
  }

  /// A removed item belongs to no behavior that could report it; a removed boundary still reports its end.
  private func reports(of contact: ContactEvent) -> [ContactReport] {
    guard let ownerA = owners[contact.tagA], let ownerB = owners[contact.tagB] else { return [] }
    let point = UnitConversion.points(contact.point)
    switch (ownerA, ownerB) {
    case (.item(let first), .item(let second)):
      let shared = first.collisions.records.filter(second.collisions.has)
      return shared.map { collision in
        ContactReport(
          behavior: collision.behavior, item: first.item, partner: .item(second.item),
          point: point)
      }
    case (.item(let item), .boundary(let boundary, of: let collision)),
      (.boundary(let boundary, of: let collision), .item(let item)):
      guard item.collisions.has(collision) else { return [] }
      return [
        ContactReport(
          behavior: collision.behavior, item: item.item,
          partner: .boundary(boundary.name?.identifier), point: point)
      ]
    case (.boundary, .boundary): return []
    }
  }
}

extension ContactReport {
  func tellDelegate(isBegin: Bool) {
    guard let delegate = behavior.collisionDelegate else { return }
    switch (partner, isBegin) {
    case (.item(let other), true):
      delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: point)
    case (.item(let other), false):
      delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
    case (.boundary(let identifier), true):
      delegate.collisionBehavior(
        behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
    case (.boundary(let identifier), false):
      delegate.collisionBehavior(
        behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}
