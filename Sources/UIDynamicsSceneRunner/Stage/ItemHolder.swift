// SPDX-License-Identifier: MIT

internal import UIDynamics

protocol ItemHolder: UIDynamicBehavior {
  var items: [any UIDynamicItem] { get }
  func addItem(_ item: any UIDynamicItem)
  func removeItem(_ item: any UIDynamicItem)
}

extension UIDynamicBehavior {
  /// The behavior as an ``ItemHolder``; lists all classes, because Embedded Swift cannot cast to protocols.
  var itemHolder: (any ItemHolder)? {
    if let gravity = self as? UIGravityBehavior { return gravity }
    if let collision = self as? UICollisionBehavior { return collision }
    if let push = self as? UIPushBehavior { return push }
    if let properties = self as? UIDynamicItemBehavior { return properties }
    if let field = self as? UIFieldBehavior { return field }
    return nil
  }
}

extension UIGravityBehavior: ItemHolder {}
extension UICollisionBehavior: ItemHolder {}
extension UIPushBehavior: ItemHolder {}
extension UIDynamicItemBehavior: ItemHolder {}
extension UIFieldBehavior: ItemHolder {}
