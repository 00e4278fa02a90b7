// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// A screen with a button that presents a card.
final class MenuViewController: UIViewController {
  let button = UIButton(type: .system)
  let card = CardViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 140, y: 600, width: 95, height: 40)
    button.setTitle("Present", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in present(card, animated: true) }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// A card that provides its own transition and is dismissed by a tap.
final class CardViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private(set) var transition: DropOutBehavior?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let tap = UITapGestureRecognizer()
    tap.handler = { [unowned self] _ in dismiss(animated: true) }
    view.addGestureRecognizer(tap)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition = DropOutBehavior(isAppearing: true)
    return transition
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition = DropOutBehavior(isAppearing: false)
    return transition
  }
}

/// Drops a card in from above, and swings it out on a rope that breaks.
final class DropOutBehavior: UIDynamicBehavior, UIViewControllerAnimatedTransitioning,
  UIDynamicAnimatorDelegate
{
  let isAppearing: Bool
  private(set) var animator: UIDynamicAnimator!
  private(set) var outcomes: [Bool] = []
  private var rope: UIAttachmentBehavior?
  private var context: UIViewControllerContextTransitioning?
  private var deadline: TimeInterval = 0
  private var isLate = false

  init(isAppearing: Bool) {
    self.isAppearing = isAppearing
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    isAppearing ? 1.5 : 4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    animator = UIDynamicAnimator(referenceView: context.containerView)
    animator.delegate = self
    action = { [unowned self] in
      guard animator.elapsedTime >= deadline else { return }
      isLate = true
      animator.removeBehavior(self)
    }
    let card = context.viewController(forKey: isAppearing ? .to : .from)!.view!
    if isAppearing { dropIn(card, context) } else { dropOut(card, context.containerView) }
    animator.addBehavior(self)
  }

  private func dropIn(_ card: UIView, _ context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    context.viewController(forKey: .from)!.view.isUserInteractionEnabled = false
    container.addSubview(card)
    card.frame.origin = CGPoint(
      x: container.bounds.midX - card.bounds.width / 2, y: -card.bounds.height)
    let floor = UICollisionBehavior(items: [card])
    floor.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(
        top: card.frame.minY, left: 0,
        bottom: container.bounds.height / 2 - card.bounds.height / 2, right: 0))
    addChildBehavior(floor)
    addBody(card, elasticity: 0.7, turns: false)
    deadline = transitionDuration(using: context)
  }

  private func dropOut(_ card: UIView, _ container: UIView) {
    let floor = UICollisionBehavior(items: [card])
    floor.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: -1000, bottom: -225, right: -1000))
    addChildBehavior(floor)
    addBody(card, elasticity: 0.8, turns: true)
    let corner = CGPoint(x: card.bounds.maxX - 40, y: card.bounds.minY)
    let rope = UIAttachmentBehavior(
      item: card, offsetFromCenter: UIOffset(horizontal: 70, vertical: card.bounds.height / 2),
      attachedToAnchor: container.convert(corner, from: card))
    (rope.frequency, rope.damping) = (3, 3)
    addChildBehavior(rope)
    self.rope = rope
    deadline = transitionDuration(using: context) * 2 / 3
  }

  private func addBody(_ card: UIView, elasticity: CGFloat, turns: Bool) {
    let body = UIDynamicItemBehavior(items: [card])
    (body.elasticity, body.allowsRotation) = (elasticity, turns)
    if turns { body.angularResistance = 5 }
    let gravity = UIGravityBehavior(items: [card])
    gravity.magnitude = 10
    addChildBehavior(body)
    addChildBehavior(gravity)
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    guard let context else { return }
    if let rope {
      removeChildBehavior(rope)
      self.rope = nil
      animator.addBehavior(self)
      deadline = transitionDuration(using: context) / 3 + animator.elapsedTime
      return
    }
    if isAppearing {
      let card = context.viewController(forKey: .to)!.view!
      if isLate { card.center = context.containerView.center }
    } else {
      context.viewController(forKey: .from)!.view.removeFromSuperview()
      context.viewController(forKey: .to)!.view.isUserInteractionEnabled = true
    }
    self.context = nil
    context.completeTransition(!context.transitionWasCancelled)
    childBehaviors.forEach(removeChildBehavior)
    animator.removeAllBehaviors()
  }

  func animationEnded(_ transitionCompleted: Bool) { outcomes.append(transitionCompleted) }
}
