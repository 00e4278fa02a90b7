// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// Holds a view on a spring until it is too far away, then removes itself and reports this.
class TearOffBehavior: UIDynamicBehavior {
  /// The largest distance from the view's position at which the spring holds, in pt.
  static let reach: CGFloat = 100

  private let item: any UIDynamicItem
  private let anchor: CGPoint

  init(item: any UIDynamicItem, anchor: CGPoint, tornOff: @escaping () -> Void) {
    (self.item, self.anchor) = (item, anchor)
    super.init()
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
    spring.frequency = 1
    spring.damping = 0.4
    spring.length = 0
    addChildBehavior(spring)
    action = { [unowned self] in
      if distance <= Self.reach { return }
      dynamicAnimator?.removeBehavior(self)
      tornOff()
    }
  }

  var distance: CGFloat {
    let (dx, dy) = (item.center.x - anchor.x, item.center.y - anchor.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A view that can be torn off its position and then falls.
@MainActor final class TearOff {
  let view: UIView
  let item: UIView
  let animator: UIDynamicAnimator
  private(set) var hold: TearOffBehavior?
  private var drag: UIAttachmentBehavior?

  init(in view: UIView) {
    self.view = view
    item = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    item.center = CGPoint(x: view.bounds.midX, y: 200)
    view.addSubview(item)
    animator = UIDynamicAnimator(referenceView: view)
    let hold = TearOffBehavior(item: item, anchor: item.center) { [unowned self] in fall() }
    animator.addBehavior(hold)
    self.hold = hold
  }

  private func fall() {
    hold = nil
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    switch pan.state {
    case .began:
      let drag = UIAttachmentBehavior(item: item, attachedToAnchor: finger)
      animator.addBehavior(drag)
      self.drag = drag
    case .changed:
      drag?.anchorPoint = finger
    case .ended, .cancelled, .failed:
      if let drag { animator.removeBehavior(drag) }
      drag = nil
    default:
      break
    }
  }
}
