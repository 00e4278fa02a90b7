// swift-format-ignore-file
// tear-off.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Tear-off.
///
/// A coupon sticks to its place by a spring and can be torn off. The first pull is too short: it
/// swings back. The second goes 120 pt away, and the composite behavior that holds the coupon,
/// which looks in its action on every tick, lets go: the coupon hangs on the finger, is let go and
/// falls to the floor.
final class TearOffView: UIView {
  /// Pt.
  var tearDistance: CGFloat = 120

  let coupon = UIView(frame: CGRect(x: 127.5, y: 160, width: 120, height: 80))

  /// Told of "tornOff".
  var onTornOff: ((_ at: CGVector) -> Void)?

  private var touch = (location: CGPoint.zero, velocity: CGPoint.zero)

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var perforation: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.addChildBehavior(place)
    behavior.action = { [unowned self] in
      if length(coupon.center.x - place.snapPoint.x, coupon.center.y - place.snapPoint.y)
        > tearDistance
      {
        animator.removeBehavior(perforation)
        animator.addBehavior(gravity)
        animator.addBehavior(floor)
        onTornOff?(CGVector(dx: coupon.center.x, dy: coupon.center.y))
      }
    }
    return behavior
  }()

  private lazy var place: UISnapBehavior = {
    let behavior = UISnapBehavior(item: coupon, snapTo: CGPoint(x: 187.5, y: 200))
    behavior.damping = 0.6
    return behavior
  }()

  private lazy var gravity = UIGravityBehavior(items: [coupon])

  private lazy var floor: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [coupon])
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var paper: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [coupon])
    behavior.resistance = 1
    behavior.angularResistance = 6
    return behavior
  }()

  private var finger: UIAttachmentBehavior?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(coupon)
    #if canImport(UIKit) && canImport(Darwin)
      addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(recognizeTug)))
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(perforation)
    animator.addBehavior(paper)
  }

  /// Told of "tug", and of "pull", which is recognized alike and does the same.
  func tugBegan(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    addFinger()
  }

  /// Told of "tug", and of "pull", which is recognized alike and does the same.
  func tugChanged(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    finger?.anchorPoint = location
  }

  /// Told of "tug", and of "pull", which is recognized alike and does the same.
  func tugEnded(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    if let finger { animator.removeBehavior(finger) }
  }

  private func addFinger() {
    let behavior = UIAttachmentBehavior(
      item: coupon, offsetFromCenter: UIOffset(horizontal: 20, vertical: -20),
      attachedToAnchor: touch.location)
    finger = behavior
    animator.addBehavior(behavior)
  }
}

#if canImport(UIKit) && canImport(Darwin)
  extension TearOffView {
    @objc private func recognizeTug(_ recognizer: UIPanGestureRecognizer) {
      let location = recognizer.location(in: self)
      let velocity = recognizer.velocity(in: self)
      switch recognizer.state {
      case .began: tugBegan(at: location, velocity: velocity)
      case .changed: tugChanged(at: location, velocity: velocity)
      case .ended, .cancelled: tugEnded(at: location, velocity: velocity)
      default: break
      }
    }
  }
#endif

/// The length of a vector.
private func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  (x * x + y * y).squareRoot()
}
