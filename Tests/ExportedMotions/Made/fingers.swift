// swift-format-ignore-file
// fingers.json, exported by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  import UIDynamics
#endif

/// Gestures of all kinds, and views that appear and disappear.
///
/// A pan that reports its distance, a tap, a press and a swipe, each in its own views. One view
/// appears late, together with an attachment, and one disappears. All positions and times differ.
final class FingersView: UIView {
  let slider = UIView(frame: CGRect(x: 30, y: 400, width: 60, height: 24))
  let ball = EllipseView(frame: CGRect(x: 140, y: 60, width: 30, height: 20))
  let left = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 40))
  let right = UIView(frame: CGRect(x: 240, y: 26, width: 60, height: 44))
  let late = UIView(frame: CGRect(x: 200, y: 150, width: 34, height: 22))
  let pin = UIView(frame: CGRect(x: 4, y: 3, width: 8, height: 6))

  /// Called when "slid" is emitted.
  var onSlid: ((_ far: CGVector, _ fast: CGFloat) -> Void)?

  /// Called when "held" is emitted.
  var onHeld: (() -> Void)?

  private var way: CGFloat = 0
  private var touch = (location: CGPoint.zero, velocity: CGPoint.zero, start: CGPoint.zero)
  private var panStart = CGPoint.zero
  private var holdStart = CGPoint.zero

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var pull: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [ball])
    behavior.magnitude = 0.6
    return behavior
  }()

  private lazy var walls: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [ball])
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var string: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 120, y: 20))
    behavior.length = 90
    behavior.damping = 0.2
    behavior.frequency = 2
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 470))
    addSubview(slider)
    addSubview(ball)
    addSubview(left)
    addSubview(right)
    late.transform = CGAffineTransform(rotationAngle: 0.2)
    #if canImport(UIKit) && canImport(Darwin) && !os(macOS)
      slider.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: #selector(recognizePan)))
      left.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: #selector(recognizeTap)))
      let holdRecognizer = UILongPressGestureRecognizer(
        target: self, action: #selector(recognizeHold))
      holdRecognizer.minimumPressDuration = 0.3
      holdRecognizer.allowableMovement = 14
      addGestureRecognizer(holdRecognizer)
      for view in [left, right] {
        let recognizer = UISwipeGestureRecognizer(target: self, action: #selector(recognizeFlick))
        recognizer.direction = [.left, .down]
        view.addGestureRecognizer(recognizer)
      }
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(pull)
    animator.addBehavior(walls)
    animator.addBehavior(string)
  }

  func panBegan(at location: CGPoint, velocity: CGPoint) {
    panStart = location
    touch = (location, velocity, location)
  }

  func panChanged(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, panStart)
    slider.center = CGPoint(
      x: 60 + (location.x - touch.start.x) / 2, y: 412 + (location.y - touch.start.y) / 2)
    string.anchorPoint = CGPoint(
      x: 120 + (location.x - touch.start.x), y: 20 - (location.y - touch.start.y))
  }

  func panEnded(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, panStart)
    way = location.x - touch.start.x
    onSlid?(CGVector(dx: location.x - touch.start.x, dy: location.y - touch.start.y), velocity.x)
    handleSlid()
  }

  func tapEnded(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, touch.start)
    addSubview(late)
    late.addSubview(pin)
    pull.addItem(late)
    walls.addItem(late)
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
    pull.removeItem(ball)
    walls.removeItem(ball)
    animator.removeBehavior(string)
    ball.removeFromSuperview()
    onHeld?()
  }

  func flickEnded(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, touch.start)
    addSubview(pin)
    pull.magnitude = 0.2 + location.x / 1000
  }

  private func handleSlid() {
    pull.magnitude = 0.6 + way / 100
  }
}

extension FingersView {
  /// Collides as the ellipse in its bounds.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  extension FingersView {
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

    @objc private func recognizeTap(_ recognizer: UITapGestureRecognizer) {
      let location = recognizer.location(in: self)
      switch recognizer.state {
      case .ended: tapEnded(at: location, velocity: .zero)
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

    @objc private func recognizeFlick(_ recognizer: UISwipeGestureRecognizer) {
      let location = recognizer.location(in: self)
      switch recognizer.state {
      case .ended: flickEnded(at: location, velocity: .zero)
      default: break
      }
    }
  }
#endif
