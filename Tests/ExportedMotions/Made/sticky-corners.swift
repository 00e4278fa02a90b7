// swift-format-ignore-file
// sticky-corners.json, exported by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  import UIDynamics
#endif

/// Sticky corners.
///
/// Two spring fields, one for each half of the screen, and no gravity: a released view settles in
/// the middle of the half it is in. The finger drags it with an attachment; on release it gets the
/// finger's velocity. The first throw goes to the lower half; the second, an upward flick, ends in
/// the upper half although it was released in the lower. Try --set resistance=1 or 40: the view
/// slides farther, or less far.
final class StickyCornersView: UIView {
  /// How sticky the corners are.
  var resistance: CGFloat = 10

  let square = UIView(frame: CGRect(x: 167.5, y: 313.5, width: 40, height: 40))

  /// Called when "released" is emitted.
  var onReleased: (() -> Void)?

  private var touch = (location: CGPoint.zero, velocity: CGPoint.zero)

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [square])
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var properties: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [square])
    behavior.friction = 0
    behavior.density = 0.01
    behavior.resistance = resistance
    behavior.allowsRotation = false
    return behavior
  }()

  private lazy var upper: UIFieldBehavior = {
    let behavior = UIFieldBehavior.springField()
    behavior.region = UIRegion(size: CGSize(width: bounds.width, height: bounds.height / 2))
    behavior.addItem(square)
    behavior.position = CGPoint(x: bounds.midX, y: bounds.height * 0.25)
    return behavior
  }()

  private lazy var lower: UIFieldBehavior = {
    let behavior = UIFieldBehavior.springField()
    behavior.region = UIRegion(size: CGSize(width: bounds.width, height: bounds.height / 2))
    behavior.addItem(square)
    behavior.position = CGPoint(x: bounds.midX, y: bounds.height * 0.75)
    return behavior
  }()

  private var finger: UIAttachmentBehavior?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(square)
    #if canImport(UIKit) && canImport(Darwin) && !os(macOS)
      addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(recognizePan)))
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    animator.addBehavior(upper)
    animator.addBehavior(lower)
  }

  /// Called for "pan", and for "second", which has the same recognizer and actions.
  func panBegan(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    addFinger()
  }

  /// Called for "pan", and for "second", which has the same recognizer and actions.
  func panChanged(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    finger?.anchorPoint = location
  }

  /// Called for "pan", and for "second", which has the same recognizer and actions.
  func panEnded(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    onReleased?()
    handleReleased()
  }

  /// Called for "pan", and for "second", which has the same recognizer and actions.
  func panCancelled(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    onReleased?()
    handleReleased()
  }

  /// Called for "pan", and for "second", which has the same recognizer and actions.
  func panFailed(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity)
    onReleased?()
    handleReleased()
  }

  private func handleReleased() {
    properties.addLinearVelocity(touch.velocity, for: square)
    if let finger { animator.removeBehavior(finger) }
  }

  private func addFinger() {
    let behavior = UIAttachmentBehavior(item: square, attachedToAnchor: touch.location)
    finger = behavior
    animator.addBehavior(behavior)
  }
}

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  extension StickyCornersView {
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
