// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// A transition that is also a behavior and the delegate of its animator.
///
/// When presenting, a modal drops from above and settles in the middle. When dismissing, it swings on a rope,
/// which is cut when the animator first pauses, and then falls off the screen.
class DropOutTransition: UIDynamicBehavior, UIDynamicAnimatorDelegate {
  /// The parameters of the rope, which differ between the tutorial's two languages.
  struct Rope {
    /// The edge of the modal to which the rope is attached: +1 for the lower edge, or −1 for the upper one.
    var side: CGFloat
    var damping: CGFloat
    /// The length of the rope, or `nil` for the current distance.
    var length: CGFloat?

    static let swift = Rope(side: 1, damping: 3, length: nil)
    static let objectiveC = Rope(side: -1, damping: 0.3, length: 40)
  }

  let isPresenting: Bool
  let duration: TimeInterval
  private let ropeDesign: Rope
  private(set) var animator: UIDynamicAnimator?
  private(set) var rope: UIAttachmentBehavior?
  private(set) var timeRanOut = false
  private var deadline: TimeInterval = 0
  private var transition: (any Transition)?

  init(isPresenting: Bool, rope: Rope = .swift, duration: TimeInterval? = nil) {
    self.isPresenting = isPresenting
    self.duration = duration ?? (isPresenting ? 1.5 : 4)
    ropeDesign = rope
    super.init()
    action = { [unowned self] in watchTheTime() }
  }

  func animateTransition(_ transition: any Transition) {
    self.transition = transition
    let animator = UIDynamicAnimator(referenceView: transition.containerView)
    animator.delegate = self
    self.animator = animator
    if isPresenting { present(transition, animator) } else { dismiss(transition, animator) }
    animator.addBehavior(self)
  }

  private func watchTheTime() {
    guard let animator, animator.elapsedTime >= deadline else { return }
    timeRanOut = true
    animator.removeBehavior(self)
  }

  // MARK: Presenting

  private func present(_ transition: any Transition, _ animator: UIDynamicAnimator) {
    let (container, modal) = (transition.containerView, transition.presentedView)
    transition.presentingView.isUserInteractionEnabled = false
    var frame = transition.initialFrame
    frame.origin.y -= frame.height
    frame.origin.x = container.bounds.midX - frame.width / 2
    container.addSubview(modal)
    modal.frame = frame

    let collision = UICollisionBehavior(items: [modal])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(
        top: frame.minY, left: 0, bottom: container.bounds.height / 2 - frame.height / 2, right: 0))
    let itemBehavior = UIDynamicItemBehavior(items: [modal])
    itemBehavior.elasticity = 0.7
    itemBehavior.allowsRotation = false
    let gravity = UIGravityBehavior(items: [modal])
    gravity.magnitude = 10
    for child in [collision, itemBehavior, gravity] { addChildBehavior(child) }
    deadline = duration + animator.elapsedTime
  }

  // MARK: Dismissing

  private func dismiss(_ transition: any Transition, _ animator: UIDynamicAnimator) {
    let (container, modal) = (transition.containerView, transition.presentedView)
    let collision = UICollisionBehavior(items: [modal])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: -1000, bottom: -225, right: -1000))
    let itemBehavior = UIDynamicItemBehavior(items: [modal])
    itemBehavior.elasticity = 0.8
    itemBehavior.angularResistance = 5
    itemBehavior.allowsRotation = true
    let gravity = UIGravityBehavior(items: [modal])
    gravity.magnitude = 10
    let rope = makeRope(modal, in: container)
    self.rope = rope
    for child in [collision, itemBehavior, gravity, rope] { addChildBehavior(child) }
    deadline = 2 / 3 * duration + animator.elapsedTime
  }

  private func makeRope(_ modal: UIView, in container: UIView) -> UIAttachmentBehavior {
    let corner = CGPoint(x: modal.bounds.maxX - 40, y: modal.bounds.minY)
    let rope = UIAttachmentBehavior(
      item: modal,
      offsetFromCenter: UIOffset(
        horizontal: 70, vertical: ropeDesign.side * modal.bounds.height / 2),
      attachedToAnchor: container.convert(corner, from: modal))
    rope.frequency = 3
    rope.damping = ropeDesign.damping
    if let length = ropeDesign.length { rope.length = length }
    return rope
  }

  // MARK: UIDynamicAnimatorDelegate

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    if isPresenting {
      finishPresenting(animator)
    } else if let rope {
      removeChildBehavior(rope)
      self.rope = nil
      animator.addBehavior(self)
      deadline = 1 / 3 * duration + animator.elapsedTime
    } else {
      transition?.presentedView.removeFromSuperview()
      transition?.presentingView.isUserInteractionEnabled = true
      finish(animator)
    }
  }

  private func finishPresenting(_ animator: UIDynamicAnimator) {
    if timeRanOut, let transition {
      transition.presentedView.center = transition.containerView.center
      timeRanOut = false
    }
    finish(animator)
  }

  private func finish(_ animator: UIDynamicAnimator) {
    transition?.completeTransition(true)
    for child in childBehaviors { removeChildBehavior(child) }
    animator.removeAllBehaviors()
    transition = nil
  }
}
