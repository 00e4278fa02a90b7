// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// The first example of a tutorial: a square falls from the middle of the screen to the lower edge.
@MainActor final class FallingSquare {
  let view: UIView
  let square: UIView
  let animator: UIDynamicAnimator
  let gravity: UIGravityBehavior
  let collision: UICollisionBehavior

  init(in view: UIView, side: CGFloat = 30) {
    self.view = view
    square = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    square.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    view.addSubview(square)

    animator = UIDynamicAnimator(referenceView: view)
    gravity = UIGravityBehavior(items: [square])
    collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
  }

  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
  }
}
