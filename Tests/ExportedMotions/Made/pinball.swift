// swift-format-ignore-file
// pinball.json, by uidyn export --as uikit.
//
// What is not said here:
// - /events/5/do/1: the run of the scene ends, an app goes on.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Pinball.
///
/// A ball on a tilted table. It runs down between pins and past what a table has: two bumpers that
/// kick back, a whirl, a magnet and a patch of felt, which are fields with a region, and slanted
/// walls that lead to the drain. The score counts pins and bumpers; when the ball drops into the
/// drain the game is over and the run stops.
final class PinballView: UIView {
  /// Velocity of the ball at the start, in pt/s.
  var launch = CGVector(dx: 60, dy: -50)

  let ball = EllipseView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
  let bumperLeft = EllipseView(frame: CGRect(x: 85, y: 305, width: 50, height: 50))
  let bumperRight = EllipseView(frame: CGRect(x: 240, y: 305, width: 50, height: 50))

  /// Told of "bumper".
  var onBumper: (() -> Void)?

  /// Told of "pin".
  var onPin: ((_ pin: String) -> Void)?

  /// Told of "drained".
  var onDrained: ((_ score: CGFloat) -> Void)?

  private var score: CGFloat = 0
  /// Whether /events/5 has happened, which it does once.
  private var drainedHappened = false
  /// Whether /events/5/when was true in the last tick.
  private var drainedHeld = false

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [ball])
    behavior.magnitude = 0.6
    return behavior
  }()

  private lazy var table: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [ball, bumperLeft, bumperRight])
    behavior.collisionDelegate = self
    behavior.addBoundary(
      withIdentifier: "pin-1" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 88, y: 150, width: 14, height: 14)))
    behavior.addBoundary(
      withIdentifier: "pin-2" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 153, y: 150, width: 14, height: 14)))
    behavior.addBoundary(
      withIdentifier: "pin-3" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 218, y: 150, width: 14, height: 14)))
    behavior.addBoundary(
      withIdentifier: "pin-4" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 283, y: 150, width: 14, height: 14)))
    behavior.addBoundary(
      withIdentifier: "pin-5" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 120, y: 210, width: 14, height: 14)))
    behavior.addBoundary(
      withIdentifier: "pin-6" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 186, y: 210, width: 14, height: 14)))
    behavior.addBoundary(
      withIdentifier: "pin-7" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 251, y: 210, width: 14, height: 14)))
    behavior.addBoundary(
      withIdentifier: "wall-left" as NSString, from: CGPoint(x: 0, y: 500),
      to: CGPoint(x: 150, y: 600))
    behavior.addBoundary(
      withIdentifier: "wall-right" as NSString, from: CGPoint(x: 375, y: 500),
      to: CGPoint(x: 225, y: 600))
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var whirl: UIFieldBehavior = {
    let behavior = UIFieldBehavior.vortexField()
    behavior.region = UIRegion(radius: 50)
    behavior.addItem(ball)
    behavior.position = CGPoint(x: 187.5, y: 270)
    behavior.strength = 0.002
    return behavior
  }()

  private lazy var magnet: UIFieldBehavior = {
    let behavior = UIFieldBehavior.radialGravityField(position: CGPoint(x: 90, y: 430))
    behavior.region = UIRegion(radius: 70)
    behavior.addItem(ball)
    behavior.strength = 4
    behavior.falloff = 0
    return behavior
  }()

  private lazy var felt: UIFieldBehavior = {
    let behavior = UIFieldBehavior.dragField()
    behavior.region = UIRegion(size: CGSize(width: 375, height: 60))
    behavior.addItem(ball)
    behavior.position = CGPoint(x: 187.5, y: 520)
    behavior.strength = 0.05
    return behavior
  }()

  private lazy var steel: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [ball])
    behavior.elasticity = 0.6
    behavior.friction = 0.1
    return behavior
  }()

  private lazy var rubber: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [bumperLeft, bumperRight])
    behavior.elasticity = 1.3
    behavior.isAnchored = true
    return behavior
  }()

  /// Looks in every tick whether something is to happen.
  private lazy var ticker: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.action = { [unowned self] in
      let drainedHolds = ball.center.y > 620
      if drainedHolds, !drainedHeld, !drainedHappened {
        drainedHappened = true
        onDrained?(score)
      }
      drainedHeld = drainedHolds
    }
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(ball)
    addSubview(bumperLeft)
    addSubview(bumperRight)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(table)
    animator.addBehavior(whirl)
    animator.addBehavior(magnet)
    animator.addBehavior(felt)
    animator.addBehavior(steel)
    animator.addBehavior(rubber)
    animator.addBehavior(ticker)
    drainedHeld = ball.center.y > 620
    steel.addLinearVelocity(CGPoint(x: launch.dx, y: launch.dy), for: ball)
  }

  private func handleBumper() {
    score += 100
  }
}

extension PinballView: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    if isPair(item1, item2, ball, bumperLeft) {
      onBumper?()
      handleBumper()
    }
    if isPair(item1, item2, ball, bumperRight) {
      onBumper?()
      handleBumper()
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    let boundary = identifier as? String ?? ""
    if boundary != "" && boundary != "wall-left" && boundary != "wall-right" {
      score += 10
      onPin?(boundary)
    }
  }
}

extension PinballView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}

/// Whether two items are these, in either order.
private func isPair(
  _ item1: any UIDynamicItem, _ item2: any UIDynamicItem,
  _ one: any UIDynamicItem, _ other: any UIDynamicItem
) -> Bool {
  (item1 === one && item2 === other) || (item1 === other && item2 === one)
}
