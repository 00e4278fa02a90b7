// SPDX-License-Identifier: MIT

import UIDynamics

// Code written for UIKit: unqualified protocol names, NSObject as superclass, NSCopying and NSString as types of
// boundary identifiers, and casts of delegate arguments. It must compile unchanged, so this target uses none of
// the package's settings.

/// A view controller without a screen.
final class BarrierController: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var square: UIView!
  var animator: UIDynamicAnimator!
  var diary: [String] = []

  override init() {
    super.init()
    square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.addSubview(square)
    animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = self
    let collision = UICollisionBehavior(items: [square])
    collision.collisionDelegate = self
    collision.addBoundary(
      withIdentifier: "barrier" as NSCopying,
      for: UIBezierPath(rect: CGRect(x: 0, y: 300, width: 300, height: 20)))
    collision.addBoundary(
      withIdentifier: "side" as NSString, from: CGPoint(x: 290, y: 0), to: CGPoint(x: 290, y: 290))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [square]))
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    // swift-format-ignore: NeverForceUnwrap
    let view = item as! UIView
    guard let name = identifier as? String, view.isEqual(square), item === square else { return }
    if identifier as? NSString == "barrier" { diary.append("touched the \(name)") }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    let time: TimeInterval = animator.elapsedTime
    diary.append(time > 0 ? "paused" : "never ran")
  }
}

class SlowFall: UIDynamicBehavior {
  private let item: UIDynamicItem

  init(item: UIDynamicItem) {
    self.item = item
    super.init()
    let gravity = UIGravityBehavior(items: [item])
    gravity.magnitude = 0.1
    addChildBehavior(gravity)
  }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    guard let bounds = dynamicAnimator?.referenceView?.bounds else { return }
    action = { [unowned self] in
      if self.item.center.y > bounds.maxY { self.dynamicAnimator?.removeBehavior(self) }
    }
  }
}

class Weight: NSObject, UIDynamicItem {
  var center: CGPoint = .zero
  var bounds: CGRect { return CGRect(x: 0, y: 0, width: 1, height: 1) }
  var transform: CGAffineTransform = .identity
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .ellipse }
}

class Coin: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .ellipse }
}

/// A layout with cells on springs.
class SpringyLayout: UICollectionViewLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override var collectionViewContentSize: CGSize { return CGSize(width: 100, height: 1000) }

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    for row in 0..<3 {
      let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: row, section: 0))
      cell.frame = CGRect(x: 0, y: CGFloat(row) * 50, width: 100, height: 44)
      let spring = UIAttachmentBehavior(item: cell, attachedToAnchor: cell.center)
      (spring.length, spring.damping, spring.frequency) = (1, 0.8, 1)
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    return animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return animator.layoutAttributesForCell(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    for behavior in animator.behaviors {
      guard let spring = behavior as? UIAttachmentBehavior,
        let item = spring.items.first as? UICollectionViewLayoutAttributes
      else { continue }
      item.center.y += newBounds.minY
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}
