// SPDX-License-Identifier: MIT

internal import UIDynamics

/// A behavior that items can be added to and removed from.
protocol ItemHolder: UIDynamicBehavior {
  var items: [any UIDynamicItem] { get }
  func addItem(_ item: any UIDynamicItem)
  func removeItem(_ item: any UIDynamicItem)
}

extension UIDynamicBehavior {
  /// The behavior, if items can be added to it; tried class by class because Embedded Swift cannot
  /// cast to a protocol.
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
