// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// A view that follows the finger, and is pushed with the finger's velocity when released.
@MainActor final class Flick {
  /// The magnitude of the push per pt/s of the finger's velocity.
  static let velocityToMagnitude: CGFloat = 0.0008

  let view: UIView
  let item: UIView
  let animator: UIDynamicAnimator
  let attachment: UIAttachmentBehavior
  private(set) var push: UIPushBehavior?

  init(in view: UIView) {
    self.view = view
    item = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.addSubview(item)
    animator = UIDynamicAnimator(referenceView: view)
    attachment = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)

    item.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(collision)
  }

  /// Moves the item back to the center when the view's size changes.
  func viewDidLayoutSubviews() {
    item.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    animator.updateItem(usingCurrentState: item)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      attachment.anchorPoint = pan.location(in: view)
      animator.addBehavior(attachment)
    case .changed:
      attachment.anchorPoint = pan.location(in: view)
    case .ended, .cancelled, .failed:
      release(pan.velocity(in: view))
    default:
      break
    }
  }

  private func release(_ velocity: CGPoint) {
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: velocity.x, dy: velocity.y)
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    push.magnitude = speed * Self.velocityToMagnitude
    animator.removeBehavior(attachment)
    animator.addBehavior(push)
    self.push = push
  }
}
