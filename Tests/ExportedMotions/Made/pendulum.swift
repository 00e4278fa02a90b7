// swift-format-ignore-file
// pendulum.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Pendulum.
///
/// A bob hangs from a rigid attachment of 250 pt and is let go at 20 degrees, without resistance.
/// The textbook's period is 2 pi sqrt(length / gravity), times 1 + angle^2 / 16: here 1.0011 s,
/// since gravity is ten times the usual. Each time the bob comes back through the middle, the file
/// emits "swing"; the distance from the anchor never changes.
final class PendulumView: UIView {
  /// Of gravity; 1 is 1,000 pt/s^2.
  var magnitude: CGFloat = 10

  let bob = EllipseView(
    frame: CGRect(x: 81.99496416858283, y: 314.92315519647707, width: 40, height: 40))

  /// Told of "swing".
  var onSwing: ((_ number: CGFloat, _ speed: CGFloat) -> Void)?

  private var swings: CGFloat = 0
  /// Whether /events/0/when was true in the last tick.
  private var swingHeld = false

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [bob])
    behavior.magnitude = magnitude
    return behavior
  }()

  private lazy var rope = UIAttachmentBehavior(
    item: bob, attachedToAnchor: CGPoint(x: 187.5, y: 100))

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [bob])
    behavior.resistance = 0
    behavior.angularResistance = 0
    return behavior
  }()

  /// Looks in every tick whether something is to happen.
  private lazy var ticker: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.action = { [unowned self] in
      let swingHolds = bob.center.x > 187.5
      if swingHolds, !swingHeld {
        swings += 1
        onSwing?(
          swings,
          length(itemBehavior.linearVelocity(for: bob).x, itemBehavior.linearVelocity(for: bob).y))
      }
      swingHeld = swingHolds
    }
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(bob)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(rope)
    animator.addBehavior(itemBehavior)
    animator.addBehavior(ticker)
    swingHeld = bob.center.x > 187.5
  }
}

extension PendulumView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}

/// The length of a vector.
private func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  (x * x + y * y).squareRoot()
}
