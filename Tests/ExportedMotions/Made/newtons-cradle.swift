// swift-format-ignore-file
// newtons-cradle.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Newton's cradle.
///
/// The first of five balls is let go from the side. It stops at the second, and the last flies out
/// nearly as high; the three between them hardly move. The balls are one view that is repeated,
/// their strings one attachment for each of them. "click" is emitted when an outer ball hits. The
/// balls hang half a point apart, so that the impulse is handed on from one to the next: try --set
/// gap=0, and they push all at once. And as UIKit lets nothing bounce that comes with less than 100
/// pt/s, --set pull=12 makes all five swing together.
final class NewtonsCradleView: UIView {
  /// Between two balls, in pt.
  var gap: CGFloat = 0.5

  let ball1 = EllipseView(
    frame: CGRect(x: -66.70888862379562, y: 208.55752193730788, width: 40, height: 40))
  let ball2 = EllipseView(frame: CGRect(x: 127, y: 280, width: 40, height: 40))
  let ball3 = EllipseView(frame: CGRect(x: 167.5, y: 280, width: 40, height: 40))
  let ball4 = EllipseView(frame: CGRect(x: 208, y: 280, width: 40, height: 40))
  let ball5 = EllipseView(frame: CGRect(x: 248.5, y: 280, width: 40, height: 40))

  /// Told of "click".
  var onClick: ((_ item: String) -> Void)?

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [ball1, ball2, ball3, ball4, ball5])

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [ball1, ball2, ball3, ball4, ball5])
    behavior.collisionDelegate = self
    return behavior
  }()

  private lazy var string1 = UIAttachmentBehavior(
    item: ball1, attachedToAnchor: CGPoint(x: 187.5 + (0 - 2) * (40 + gap), y: 100))

  private lazy var string2 = UIAttachmentBehavior(
    item: ball2, attachedToAnchor: CGPoint(x: 187.5 + (1 - 2) * (40 + gap), y: 100))

  private lazy var string3 = UIAttachmentBehavior(
    item: ball3, attachedToAnchor: CGPoint(x: 187.5 + (2 - 2) * (40 + gap), y: 100))

  private lazy var string4 = UIAttachmentBehavior(
    item: ball4, attachedToAnchor: CGPoint(x: 187.5 + (3 - 2) * (40 + gap), y: 100))

  private lazy var string5 = UIAttachmentBehavior(
    item: ball5, attachedToAnchor: CGPoint(x: 187.5 + (4 - 2) * (40 + gap), y: 100))

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [ball1, ball2, ball3, ball4, ball5])
    behavior.elasticity = 1
    behavior.friction = 0
    behavior.resistance = 0
    behavior.allowsRotation = false
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    addSubview(ball1)
    addSubview(ball2)
    addSubview(ball3)
    addSubview(ball4)
    addSubview(ball5)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(string1)
    animator.addBehavior(string2)
    animator.addBehavior(string3)
    animator.addBehavior(string4)
    animator.addBehavior(string5)
    animator.addBehavior(itemBehavior)
  }
}

extension NewtonsCradleView: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    if item1 === ball1 || item2 === ball1 {
      onClick?("ball-1")
    }
    if item1 === ball5 || item2 === ball5 {
      onClick?("ball-5")
    }
  }
}

extension NewtonsCradleView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}
