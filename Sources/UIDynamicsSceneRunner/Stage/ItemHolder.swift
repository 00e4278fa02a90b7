// SPDX-License-Identifier: MIT

internal import UIDynamics

/// A behavior that items can be added to and removed from.
protocol ItemHolder: UIDynamicBehavior {
  var items: [any UIDynamicItem] { get }
  func addItem(_ item: any UIDynamicItem)
  func removeItem(_ item: any UIDynamicItem)
}

extension UIGravityBehavior: ItemHolder {}
extension UICollisionBehavior: ItemHolder {}
extension UIPushBehavior: ItemHolder {}
extension UIDynamicItemBehavior: ItemHolder {}
extension UIFieldBehavior: ItemHolder {}
