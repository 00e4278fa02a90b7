// SPDX-License-Identifier: MIT

import UIKit

/// Pulls a drawer to its resting place; it may overshoot a little but never rotates.
public final class DrawerBehavior: UIDynamicBehavior {
  private let snap: UISnapBehavior
  private let body: UIDynamicItemBehavior
  private let drawer: any UIDynamicItem

  /// The final center of the drawer, pt.
  public var restingPlace: CGPoint {
    get { snap.snapPoint }
    set { snap.snapPoint = newValue }
  }

  public init(drawer: any UIDynamicItem, restingPlace: CGPoint) {
    self.drawer = drawer
    snap = UISnapBehavior(item: drawer, snapTo: restingPlace)
    snap.damping = 0.6
    body = UIDynamicItemBehavior(items: [drawer])
    body.allowsRotation = false
    body.resistance = 2
    super.init()
    addChildBehavior(snap)
    addChildBehavior(body)
  }

  /// Continues with the finger's velocity at release, pt/s.
  public func letGo(velocity: CGPoint) {
    let present = body.linearVelocity(for: drawer)
    body.addLinearVelocity(
      CGPoint(x: velocity.x - present.x, y: velocity.y - present.y), for: drawer)
  }
}
