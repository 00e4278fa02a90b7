// swift-format-ignore-file
// flick.json, by uidyn export --as uikit.
//
// What is not said here:
// - /events/2: UIKit does not tell of what was not recognized.
// - /events/3: nothing but the expectations of the scene reads what it sets.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import Dispatch
  import UIDynamics
#endif

/// Flick.
///
/// A square under gravity is lifted with a finger and thrown. As the finger comes down it is
/// attached to it, while the finger moves the anchor follows, and on release a push in the
/// direction of the finger takes over, with 0.0008 times its speed. At 4 s the screen turns: the
/// square is put into the middle, the animator is told with updateItem, and it falls from there.
final class FlickView: UIView {
  /// Magnitude of the push for 1 pt/s of the finger.
  var pushFactor: CGFloat = 0.0008

  let square = UIView(frame: CGRect(x: 167.5, y: 313.5, width: 40, height: 40))

  /// Told of "flicked".
  var onFlicked: ((_ velocity: CGVector, _ magnitude: CGFloat) -> Void)?

  /// Does something later, s; a test may bring a clock of its own.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private var touch = (location: CGPoint.zero, velocity: CGPoint.zero)

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [square])

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [square])
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private var finger: UIAttachmentBehavior?

  private var flick: UIPushBehavior?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(square)
    #if canImport(UIKit) && canImport(Darwin)
      addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(recognizePan)))
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    after(4) { [weak self] in
      guard let self else { return }
      bounds.size = CGSize(width: 667, height: 375)
      square.center = CGPoint(x: 333.5, y: 187.5)
      animator.updateItem(usingCurrentState: square)
    }
  }

  func panBegan(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    addFinger()
  }

  func panChanged(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    finger?.anchorPoint = location
  }

  func panEnded(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    if let finger { animator.removeBehavior(finger) }
    if let flick { animator.removeBehavior(flick) }
    addFlick()
    onFlicked?(CGVector(dx: velocity.x, dy: velocity.y), flick?.magnitude ?? 0)
  }

  func panCancelled(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    if let finger { animator.removeBehavior(finger) }
    if let flick { animator.removeBehavior(flick) }
    addFlick()
    onFlicked?(CGVector(dx: velocity.x, dy: velocity.y), flick?.magnitude ?? 0)
  }

  func panFailed(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    if let finger { animator.removeBehavior(finger) }
    if let flick { animator.removeBehavior(flick) }
    addFlick()
    onFlicked?(CGVector(dx: velocity.x, dy: velocity.y), flick?.magnitude ?? 0)
  }

  private func addFinger() {
    let behavior = UIAttachmentBehavior(item: square, attachedToAnchor: touch.location)
    finger = behavior
    animator.addBehavior(behavior)
  }

  private func addFlick() {
    let behavior = UIPushBehavior(items: [square], mode: .instantaneous)
    behavior.pushDirection = CGVector(dx: touch.velocity.x, dy: touch.velocity.y)
    behavior.magnitude = length(touch.velocity.x, touch.velocity.y) * pushFactor
    flick = behavior
    animator.addBehavior(behavior)
  }
}

#if canImport(UIKit) && canImport(Darwin)
  extension FlickView {
    @objc private func recognizePan(_ recognizer: UIPanGestureRecognizer) {
      let location = recognizer.location(in: self)
      let velocity = recognizer.velocity(in: self)
      switch recognizer.state {
      case .began: panBegan(at: location, velocity: velocity)
      case .changed: panChanged(at: location, velocity: velocity)
      case .ended: panEnded(at: location, velocity: velocity)
      case .cancelled: panCancelled(at: location, velocity: velocity)
      default: break
      }
    }
  }
#endif

/// The length of a vector.
private func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  (x * x + y * y).squareRoot()
}
