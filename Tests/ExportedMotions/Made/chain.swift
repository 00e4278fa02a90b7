// swift-format-ignore-file
// chain.json, exported by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  import Dispatch
  import UIDynamics
#endif

/// One thing sets off another.
///
/// Two simultaneous gestures with different distances; a tap in any state; emitted values that
/// UIKit lacks; springs and control points; neighbors; ids that are names of UIKit.
final class ChainView: UIView {
  /// Of gravity.
  var lift: CGFloat = 0.25

  let photo = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 80))
  let card = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
  let badge = UIView(frame: CGRect(x: 300, y: 90, width: 30, height: 20))
  let anchorPointView = UIView(frame: CGRect(x: 250, y: 400, width: 50, height: 44))
  let accessibilityLabelView = UIView(frame: CGRect(x: 10, y: 500, width: 33, height: 20))
  let easingView = UIView(frame: CGRect(x: 60, y: 500, width: 33, height: 20))
  let tile1 = UIView(frame: CGRect(x: 40, y: 300, width: 30, height: 22))
  let tile2 = UIView(frame: CGRect(x: 120, y: 317, width: 30, height: 22))
  let tile3 = UIView(frame: CGRect(x: 200, y: 334, width: 30, height: 22))

  /// Called when "go" is emitted.
  var onGo: ((_ n: CGFloat) -> Void)?

  /// Called when "some" is emitted.
  var onSome: ((_ data: [String: Any]) -> Void)?

  /// Called when "last" is emitted.
  var onLast: (() -> Void)?

  /// Called when "below" is emitted.
  var onBelow: ((_ than: String) -> Void)?

  /// Runs work after a delay in seconds; a test can replace the clock.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private var touch = (location: CGPoint.zero, velocity: CGPoint.zero, start: CGPoint.zero)
  private var panStart = CGPoint.zero
  private var holdStart = CGPoint.zero
  /// `true` if /events/8/when was true for tile-2 at the previous tick.
  private var belowEventHeld = false
  /// `true` if /events/8/when was true for tile-3 at the previous tick.
  private var belowEvent2Held = false

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var keyboardLayoutGuideBehavior: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: badge, attachedToAnchor: CGPoint(x: 310, y: 20))
    behavior.damping = 0.2
    behavior.frequency = 1.5
    return behavior
  }()

  private lazy var pull: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [badge, tile1])
    behavior.magnitude = lift
    return behavior
  }()

  private lazy var late: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [anchorPointView])
    behavior.angle = 1.9
    return behavior
  }()

  private lazy var shove: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [accessibilityLabelView], mode: .instantaneous)
    behavior.pushDirection = CGVector(dx: 0.3, dy: -0.1)
    return behavior
  }()

  /// Checks for events at every tick.
  private lazy var ticker: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.action = { [unowned self] in
      let belowEventHolds = tile1.center.y > tile2.center.y + 10
      if belowEventHolds, !belowEventHeld {
        onBelow?("tile-1")
      }
      belowEventHeld = belowEventHolds
      let belowEvent2Holds = tile2.center.y > tile3.center.y + 10
      if belowEvent2Holds, !belowEvent2Held {
        onBelow?("tile-2")
      }
      belowEvent2Held = belowEvent2Holds
    }
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 610))
    addSubview(photo)
    addSubview(card)
    addSubview(badge)
    addSubview(anchorPointView)
    addSubview(accessibilityLabelView)
    addSubview(easingView)
    addSubview(tile1)
    addSubview(tile2)
    addSubview(tile3)
    #if canImport(UIKit) && canImport(Darwin) && !os(macOS)
      card.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: #selector(recognizePan)))
      let holdRecognizer = UILongPressGestureRecognizer(
        target: self, action: #selector(recognizeHold))
      holdRecognizer.minimumPressDuration = 0.2
      photo.addGestureRecognizer(holdRecognizer)
      anchorPointView.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: #selector(recognizeHit)))
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(keyboardLayoutGuideBehavior)
    animator.addBehavior(pull)
    animator.addBehavior(ticker)
    belowEventHeld = tile1.center.y > tile2.center.y + 10
    belowEvent2Held = tile2.center.y > tile3.center.y + 10
    after(0.9) { [weak self] in
      guard let self else { return }
      onSome?(["a-b": true])
      handleSome()
      animator.addBehavior(shove)
    }
    after(0.3) { [weak self] in
      guard let self else { return }
      springing(for: lift * 2, damping: 0.5, velocity: lift) { [weak self] in
        guard let self else { return }
        easingView.center.x = 300
      }
    }
    after(0.4) { [weak self] in
      guard let self else { return }
      easing(for: 0.5, by: CGPoint(x: 0.4, y: 0), CGPoint(x: 0.2, y: 1)) { [weak self] in
        guard let self else { return }
        easingView.center.y = 450
      }
    }
  }

  func panBegan(at location: CGPoint, velocity: CGPoint) {
    panStart = location
    touch = (location, velocity, location)
  }

  func panChanged(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, panStart)
  }

  func panEnded(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, panStart)
    keyboardLayoutGuideBehavior.anchorPoint = CGPoint(
      x: 300 - (location.x - touch.start.x), y: 20 + (location.y - touch.start.y))
  }

  func holdBegan(at location: CGPoint, velocity: CGPoint) {
    holdStart = location
    touch = (location, velocity, location)
  }

  func holdChanged(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, holdStart)
  }

  func holdEnded(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, holdStart)
    pull.magnitude = lift + (location.x - touch.start.x) / 50 - (location.y - touch.start.y) / 20
  }

  func hitEnded(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, touch.start)
    // /events/2/do/0/with/fast: UIKit does not expose the body of an item.
    onGo?(3)
    handleGo()
  }

  private func handleGo() {
    animator.addBehavior(late)
    // /events/3/do/1/with/a-b: UIKit does not expose the body of an item.
    onSome?([:])
    handleSome()
  }

  private func handleSome() {
    onLast?()
  }

  /// Animates a change; without a screen it applies at once.
  private func springing(
    for duration: TimeInterval, damping: CGFloat, velocity: CGFloat,
    _ changes: @escaping () -> Void
  ) {
    #if canImport(UIKit) && canImport(Darwin) && !os(macOS)
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: .allowUserInteraction, animations: changes)
    #else
      changes()
    #endif
  }

  /// Animates a change; without a screen it applies at once.
  private func easing(
    for duration: TimeInterval, by point1: CGPoint, _ point2: CGPoint,
    _ changes: @escaping () -> Void
  ) {
    #if canImport(UIKit) && canImport(Darwin) && !os(macOS)
      UIViewPropertyAnimator(
        duration: duration, controlPoint1: point1, controlPoint2: point2, animations: changes
      ).startAnimation()
    #else
      changes()
    #endif
  }
}

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  extension ChainView {
    @objc private func recognizePan(_ recognizer: UIPanGestureRecognizer) {
      let location = recognizer.location(in: self)
      let velocity = recognizer.velocity(in: self)
      switch recognizer.state {
      case .began: panBegan(at: location, velocity: velocity)
      case .changed: panChanged(at: location, velocity: velocity)
      case .ended, .cancelled: panEnded(at: location, velocity: velocity)
      default: break
      }
    }

    @objc private func recognizeHold(_ recognizer: UILongPressGestureRecognizer) {
      let location = recognizer.location(in: self)
      switch recognizer.state {
      case .began: holdBegan(at: location, velocity: .zero)
      case .changed: holdChanged(at: location, velocity: .zero)
      case .ended, .cancelled: holdEnded(at: location, velocity: .zero)
      default: break
      }
    }

    @objc private func recognizeHit(_ recognizer: UITapGestureRecognizer) {
      let location = recognizer.location(in: self)
      switch recognizer.state {
      case .ended: hitEnded(at: location, velocity: .zero)
      default: break
      }
    }
  }
#endif
