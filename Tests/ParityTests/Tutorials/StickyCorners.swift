// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// Makes a view settle in the middle of the half of the screen in which it is released.
final class StickyCornersBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  private let itemBehavior: UIDynamicItemBehavior
  private let collision: UICollisionBehavior
  let fields = [UIFieldBehavior.springField(), UIFieldBehavior.springField()]

  init(item: any UIDynamicItem) {
    self.item = item
    itemBehavior = UIDynamicItemBehavior(items: [item])
    collision = UICollisionBehavior(items: [item])
    super.init()

    collision.translatesReferenceBoundsIntoBoundary = true
    itemBehavior.density = 0.01
    itemBehavior.resistance = 10
    itemBehavior.friction = 0
    itemBehavior.allowsRotation = false
    addChildBehavior(collision)
    addChildBehavior(itemBehavior)
    for field in fields {
      field.addItem(item)
      addChildBehavior(field)
    }
  }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    guard let bounds = dynamicAnimator?.referenceView?.bounds else { return }
    for (index, field) in fields.enumerated() {
      field.position = CGPoint(
        x: bounds.midX, y: bounds.height * (0.25 + 0.5 * CGFloat(index)))
      field.region = UIRegion(size: CGSize(width: bounds.width, height: bounds.height / 2))
    }
  }

  func addLinearVelocity(_ velocity: CGPoint) {
    itemBehavior.addLinearVelocity(velocity, for: item)
  }

  var linearVelocity: CGPoint { itemBehavior.linearVelocity(for: item) }
}

@MainActor final class StickyCorners {
  let view: UIView
  let item: UIView
  let animator: UIDynamicAnimator
  let behavior: StickyCornersBehavior
  private var attachment: UIAttachmentBehavior?

  init(in view: UIView) {
    self.view = view
    item = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    item.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    view.addSubview(item)
    animator = UIDynamicAnimator(referenceView: view)
    behavior = StickyCornersBehavior(item: item)
    animator.addBehavior(behavior)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    switch pan.state {
    case .began:
      let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: finger)
      animator.addBehavior(attachment)
      self.attachment = attachment
    case .changed:
      attachment?.anchorPoint = finger
    case .ended, .cancelled, .failed:
      behavior.addLinearVelocity(pan.velocity(in: view))
      if let attachment { animator.removeBehavior(attachment) }
      attachment = nil
    default:
      break
    }
  }
}
