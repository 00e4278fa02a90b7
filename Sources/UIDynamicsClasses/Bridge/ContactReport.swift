// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

final class ContactReport {
  enum Partner {
    case item(any UIDynamicItem)
    case boundary(BoundaryIdentifier?)
  }

  private let behavior: UICollisionBehavior
  private let item: any UIDynamicItem
  private let partner: Partner
  /// In points, in the animator's coordinates; meaningless for a contact that ended.
  private let point: CGPoint

  init(
    behavior: UICollisionBehavior, item: any UIDynamicItem, partner: Partner, point: CGPoint
  ) {
    (self.behavior, self.item) = (behavior, item)
    (self.partner, self.point) = (partner, point)
  }
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
  func tellDelegateOfBegin() {
    guard let delegate = behavior.collisionDelegate else { return }
    switch partner {
    case .item(let other):
      delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: point)
    case .boundary(let identifier):
      delegate.collisionBehavior(
        behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
    }
  }

  func tellDelegateOfEnd() {
    guard let delegate = behavior.collisionDelegate else { return }
    switch partner {
    case .item(let other):
      delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
    case .boundary(let identifier):
      delegate.collisionBehavior(
        behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}
