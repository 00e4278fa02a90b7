// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// A label that falls again whenever it is returned to the top.
@MainActor final class FallingLabel {
  let view: UIView
  let label: UILabel
  let animator: UIDynamicAnimator
  private let start: CGPoint

  init(in view: UIView) {
    self.view = view
    label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    start = CGPoint(x: view.bounds.midX, y: 60)
    label.center = start
    view.addSubview(label)
    animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: [label])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [label]))
    animator.addBehavior(collision)
  }

  /// Returns the label to the top, and notifies the animator unless the test omits this.
  func returnToTop(tellingAnimator isTold: Bool = true) {
    label.center = start
    if isTold { animator.updateItem(usingCurrentState: label) }
  }
}
