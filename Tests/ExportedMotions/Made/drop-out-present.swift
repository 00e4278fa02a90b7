// swift-format-ignore-file
// drop-out-present.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Drop out: present.
///
/// A modal falls into the middle of the screen, driven by one composite behavior that is its own
/// action and the delegate of its animator. Gravity is ten times the usual, so it hits hard and
/// bounces until its time is up after 1.5 s: then the composite is removed, the animator pauses,
/// and the modal is put exactly into the middle. Its view controller hears completeTransition with
/// true. With --set elasticity=0.4 it comes to rest before that, and nothing is put anywhere.
final class DropOutPresentView: UIView {
  /// S.
  var duration: CGFloat = 1.5

  var elasticity: CGFloat = 0.7

  let modal = UIView(frame: CGRect(x: 87.5, y: -200, width: 200, height: 200))

  /// Told of "userInteraction".
  var onUserInteraction: ((_ view: String, _ enabled: Bool) -> Void)?

  /// Told of "completeTransition".
  var onCompleteTransition: ((_ didComplete: Bool) -> Void)?

  private var deadline: CGFloat = 0
  private var timeRanOut = false
  /// Whether /events/1 has happened, which it does once.
  private var completeTransitionHappened = false

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var dropOut: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.addChildBehavior(floor)
    behavior.addChildBehavior(properties)
    behavior.addChildBehavior(gravity)
    behavior.action = { [unowned self] in
      if animator.elapsedTime >= deadline {
        timeRanOut = true
        animator.removeBehavior(dropOut)
      }
    }
    return behavior
  }()

  private lazy var floor: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [modal])
    behavior.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(
        top: modal.frame.minY, left: 0, bottom: bounds.height / 2 - modal.bounds.height / 2,
        right: 0))
    return behavior
  }()

  private lazy var properties: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [modal])
    behavior.elasticity = elasticity
    behavior.allowsRotation = false
    return behavior
  }()

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [modal])
    behavior.magnitude = 10
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(modal)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.delegate = self
    onUserInteraction?("presenting", false)
    deadline = duration + animator.elapsedTime
    animator.addBehavior(dropOut)
  }
}

extension DropOutPresentView: UIDynamicAnimatorDelegate {
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    if !completeTransitionHappened {
      completeTransitionHappened = true
      if timeRanOut {
        modal.center = CGPoint(x: bounds.midX, y: bounds.midY)
        timeRanOut = false
      }
      onCompleteTransition?(true)
      dropOut.removeChildBehavior(floor)
      dropOut.removeChildBehavior(properties)
      dropOut.removeChildBehavior(gravity)
      animator.removeAllBehaviors()
    }
  }
}
