// SPDX-License-Identifier: MIT

import UIKit

/// A drawer at the lower edge of the screen, which a finger can pull up and throw down.
public final class DrawerViewController: UIViewController, UIDynamicAnimatorDelegate {
  public let drawer = UIView()
  public let pan = UIPanGestureRecognizer()
  public private(set) var isOpen = false
  public private(set) var isHintShown = false
  public private(set) lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var behavior = DrawerBehavior(drawer: drawer, restingPlace: place(isOpen: false))

  /// Called when the drawer has come to rest.
  public var onRest: ((Bool) -> Void)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    drawer.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 400)
    drawer.center = place(isOpen: false)
    drawer.layer.cornerRadius = 12
    view.addSubview(drawer)
    // Without Objective-C, a recognizer calls a closure instead of a target's method.
    #if canImport(ObjectiveC)
      pan.addTarget(self, action: #selector(panned))
    #else
      pan.handler = { [unowned self] _ in panned() }
    #endif
    drawer.addGestureRecognizer(pan)
    animator.delegate = self
  }

  #if canImport(ObjectiveC)
    @objc private func panned() { follow() }
  #else
    private func panned() { follow() }
  #endif

  private func follow() {
    switch pan.state {
    case .began:
      animator.removeAllBehaviors()
    case .changed:
      drawer.center.y += pan.translation(in: view).y
      pan.setTranslation(.zero, in: view)
    case .ended, .cancelled:
      settle(velocity: pan.velocity(in: view).y)
    default: break
    }
  }

  private func settle(velocity: CGFloat) {
    let middle = (place(isOpen: true).y + place(isOpen: false).y) / 2
    isOpen = abs(velocity) > 300 ? velocity < 0 : drawer.center.y < middle
    behavior.restingPlace = place(isOpen: isOpen)
    animator.addBehavior(behavior)
    behavior.letGo(velocity: CGPoint(x: 0, y: velocity))
  }

  /// Shows a hint for half a second.
  public func showHint() {
    isHintShown = true
    UIView.animate(
      withDuration: 0.3, delay: 0.5, options: [], animations: { self.drawer.alpha = 0.9 },
      completion: { _ in self.isHintShown = false })
  }

  private func place(isOpen: Bool) -> CGPoint {
    CGPoint(x: view.bounds.midX, y: view.bounds.maxY + (isOpen ? -180 : 140))
  }

  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { onRest?(isOpen) }
}
