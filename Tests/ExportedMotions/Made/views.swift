// swift-format-ignore-file
// views.json, by uidyn export --as uikit.
//
// What is not said here:
// - /screenScale: UIKit takes that of the screen.
// - /run/seed: UIKit's noise cannot be chosen.
// - /events/4: what sets it off is left out.
// - /events/16: UIKit does not tell of what was not recognized.
// - /events/3: nothing but the expectations of the scene reads what it sets.
// - /events/11: it does nothing.
// - /events/10/if: a contact that ended has no point.
// - /events/7: the run of the scene ends, an app goes on.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import Dispatch
  import Glibc
  import UIDynamics
#endif

/// Every construct of the format with views.
///
/// Not to be looked at: whatever the table of keys knows stands here or in layout.json.
final class ViewsView: UIView {
  var speed: CGFloat = 300

  /// How much is left of it.
  var bounce: CGFloat = 0.4

  var wind = CGVector(dx: 0.1, dy: 0)

  var word = "go"

  let card = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
  let disc = EllipseView(frame: CGRect(x: 105, y: 15, width: 30, height: 30))
  let kite = KiteView(frame: CGRect(x: 140, y: 40, width: 40, height: 40))
  let bead1 = UIView(frame: CGRect(x: 200, y: 10, width: 10, height: 10))
  let bead2 = UIView(frame: CGRect(x: 212, y: 10, width: 10, height: 10))
  let bare = UIView(frame: CGRect(x: 280, y: 10, width: 10, height: 10))
  let later = UIView(frame: CGRect(x: 280, y: 30, width: 10, height: 10))
  let ghost = GhostItem(center: CGPoint(x: 40, y: 200), size: CGSize(width: 20, height: 20))
  lazy var pair = UIDynamicItemGroup(items: [bead1, bead2])
  lazy var gauge = GaugeItem(view: bare)

  /// Told of "deep".
  var onDeep: (() -> Void)?

  /// Told of "ready".
  var onReady: (
    (_ word: String, _ place: CGVector, _ numbers: [CGFloat], _ loud: Bool,
      _ far: CGFloat) -> Void)?

  /// Told of "later".
  var onLater: (() -> Void)?

  /// Told of "copied".
  var onCopied: (() -> Void)?

  /// Told of "knock".
  var onKnock: ((_ who: String) -> Void)?

  /// Told of "sprung".
  var onSprung: (() -> Void)?

  /// Does something later, s; a test may bring a clock of its own.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private var home = CGVector(dx: 160, dy: 240)
  private var isOpen = false
  private var mood = "calm"
  private var reach: CGFloat = 150
  /// Whether /events/18/when was true in the last tick.
  private var lateHeld = false
  /// Whether /events/0 has happened, which it does once.
  private var firstHappened = false

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [card, disc])
    behavior.gravityDirection = CGVector(dx: wind.dx, dy: 1)
    return behavior
  }()

  private lazy var up: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [ghost])
    behavior.setAngle(-1.5707963267948966, magnitude: 0.5)  // -pi / 2
    return behavior
  }()

  private lazy var walls: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [card, disc, kite, ghost])
    behavior.collisionDelegate = self
    behavior.collisionMode = .everything
    behavior.addBoundary(
      withIdentifier: "line" as NSString, from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: speed, y: 320))
    let trianglePath = UIBezierPath()
    trianglePath.move(to: CGPoint(x: 0, y: 400))
    trianglePath.addLine(to: CGPoint(x: 30, y: 400))
    trianglePath.addLine(to: CGPoint(x: 15, y: 430))
    trianglePath.close()
    behavior.addBoundary(withIdentifier: "triangle" as NSString, for: trianglePath)
    behavior.addBoundary(
      withIdentifier: "box" as NSString,
      for: UIBezierPath(rect: CGRect(x: 40, y: 400, width: 30, height: 30)))
    behavior.addBoundary(
      withIdentifier: "oval" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 80, y: 400, width: 30, height: 30)))
    behavior.addBoundary(
      withIdentifier: "pill" as NSString,
      for: UIBezierPath(
        roundedRect: CGRect(x: 120, y: 400, width: 30, height: 30), cornerRadius: 5))
    behavior.addBoundary(
      withIdentifier: "bowl" as NSString,
      for: UIBezierPath(
        arcCenter: CGPoint(x: 200, y: 400), radius: 20, startAngle: 0, endAngle: CGFloat.pi,
        clockwise: true))
    let drawingPath = UIBezierPath()
    drawingPath.move(to: CGPoint(x: 240, y: 400))
    drawingPath.addLine(to: CGPoint(x: 270, y: 400))
    drawingPath.addLine(to: CGPoint(x: 270, y: 430))
    drawingPath.addQuadCurve(to: CGPoint(x: 240, y: 430), controlPoint: CGPoint(x: 255, y: 440))
    drawingPath.close()
    behavior.addBoundary(withIdentifier: "drawing" as NSString, for: drawingPath)
    behavior.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -100, left: 1, bottom: speed / 100, right: 2))
    return behavior
  }()

  private lazy var some: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [gauge])
    behavior.collisionDelegate = self
    behavior.collisionMode = .items
    return behavior
  }()

  private lazy var few: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [pair])
    behavior.collisionDelegate = self
    behavior.collisionMode = .boundaries
    return behavior
  }()

  private lazy var attachment: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(
      item: card, offsetFromCenter: UIOffset(horizontal: 5, vertical: 0),
      attachedToAnchor: CGPoint(x: home.dx, y: home.dy))
    behavior.length = 80
    behavior.damping = 0.2
    behavior.frequency = 2
    behavior.action = { [unowned self] in
      if card.center.y > 9000 {
        onDeep?()
      }
    }
    return behavior
  }()

  private lazy var link: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(
      item: disc, offsetFromCenter: .zero, attachedTo: ghost,
      offsetFromCenter: UIOffset(horizontal: 1, vertical: 2))
    behavior.length = reach
    return behavior
  }()

  private lazy var rail: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior.slidingAttachment(
      with: kite, attachmentAnchor: CGPoint(x: 160, y: 60),
      axisOfTranslation: CGVector(dx: 0.6, dy: 0.8))
    behavior.attachmentRange = UIFloatRange(minimum: -reach, maximum: .infinity)
    return behavior
  }()

  private lazy var rope: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior.limitAttachment(
      with: card, offsetFromCenter: .zero, attachedTo: disc, offsetFromCenter: .zero)
    behavior.length = 200
    return behavior
  }()

  private lazy var weld = UIAttachmentBehavior.fixedAttachment(
    with: card, attachedTo: kite, attachmentAnchor: CGPoint(x: 100, y: 40))

  private lazy var hinge: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior.pinAttachment(
      with: disc, attachedTo: kite, attachmentAnchor: CGPoint(x: 100, y: 40))
    behavior.frictionTorque = 0.1
    behavior.attachmentRange = UIFloatRange(minimum: -1, maximum: 1)
    return behavior
  }()

  private lazy var snap: UISnapBehavior = {
    let behavior = UISnapBehavior(item: ghost, snapTo: CGPoint(x: 40, y: 220))
    behavior.damping = 0.4
    return behavior
  }()

  private lazy var settle: UISnapBehavior = {
    let behavior = UISnapBehavior(item: disc, snapTo: CGPoint(x: home.dx, y: home.dy))
    behavior.action = { [unowned self] in
      if disc.center.x > home.dx - 1 {
        animator.removeBehavior(settle)
      }
    }
    return behavior
  }()

  private lazy var shove: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [disc], mode: .instantaneous)
    behavior.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 5), for: disc)
    behavior.pushDirection = wind
    behavior.active = false
    return behavior
  }()

  private lazy var breeze: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [card], mode: .continuous)
    behavior.angle = 0.5
    behavior.magnitude = bounce
    behavior.action = { [unowned self] in
      breeze.magnitude = sin(animator.elapsedTime)
    }
    return behavior
  }()

  private lazy var stuff: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [card, disc])
    behavior.elasticity = bounce
    behavior.friction = 0.1
    behavior.density = 2
    behavior.resistance = 0.2
    behavior.angularResistance = 0.3
    behavior.charge = 1
    behavior.isAnchored = false
    behavior.allowsRotation = true
    behavior.addLinearVelocity(CGPoint(x: speed, y: 0), for: card)
    behavior.addAngularVelocity(2, for: disc)
    return behavior
  }()

  private lazy var ballast: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [ghost])
    behavior.density = 4
    return behavior
  }()

  private lazy var field: UIFieldBehavior = {
    let behavior = UIFieldBehavior.dragField()
    behavior.addItem(card)
    behavior.strength = 0.1
    behavior.direction = CGVector(dx: 1, dy: 0)
    return behavior
  }()

  private lazy var swirl: UIFieldBehavior = {
    let behavior = UIFieldBehavior.vortexField()
    behavior.region = UIRegion(radius: 100)
    behavior.addItem(card)
    behavior.position = CGPoint(x: 160, y: 240)
    behavior.strength = 0.01
    behavior.falloff = 1
    behavior.minimumRadius = 10
    return behavior
  }()

  private lazy var sun: UIFieldBehavior = {
    let behavior = UIFieldBehavior.radialGravityField(position: CGPoint(x: 160, y: 240))
    behavior.region = UIRegion(size: CGSize(width: 100, height: 50))
    behavior.addItem(card)
    return behavior
  }()

  private lazy var drift: UIFieldBehavior = {
    let behavior = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 0.1))
    behavior.region = UIRegion.infinite.inverse()
    behavior.addItem(disc)
    behavior.addItem(kite)
    return behavior
  }()

  private lazy var belt: UIFieldBehavior = {
    let behavior = UIFieldBehavior.velocityField(direction: CGVector(dx: 0.1, dy: 0))
    behavior.region = UIRegion(radius: 10).union(with: UIRegion.infinite)
    behavior.addItem(ghost)
    return behavior
  }()

  private lazy var hiss: UIFieldBehavior = {
    let behavior = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    behavior.region = UIRegion.infinite.intersection(with: UIRegion(radius: 10))
    behavior.addItem(ghost)
    return behavior
  }()

  private lazy var gust: UIFieldBehavior = {
    let behavior = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
    behavior.region = UIRegion.infinite.difference(from: UIRegion(radius: 10))
    behavior.addItem(ghost)
    return behavior
  }()

  private lazy var bundle: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.addChildBehavior(up)
    behavior.addChildBehavior(coil)
    behavior.addChildBehavior(chargeBehavior)
    behavior.addChildBehavior(magnet)
    return behavior
  }()

  private lazy var coil: UIFieldBehavior = {
    let behavior = UIFieldBehavior.springField()
    behavior.addItem(disc)
    behavior.position = CGPoint(x: 100, y: 100)
    return behavior
  }()

  private lazy var chargeBehavior: UIFieldBehavior = {
    let behavior = UIFieldBehavior.electricField()
    behavior.addItem(disc)
    return behavior
  }()

  private lazy var magnet: UIFieldBehavior = {
    let behavior = UIFieldBehavior.magneticField()
    behavior.addItem(disc)
    return behavior
  }()

  private lazy var spare = UIDynamicBehavior()

  private lazy var law: UIFieldBehavior = {
    let behavior = UIFieldBehavior.field { _, position, velocity, mass, charge, time in
      CGVector(
        dx: -0.01 * mass * velocity.dx + charge * 0 - 0.001 * position.x,
        dy: -0.01 * mass * velocity.dy + charge * sin(time) - 0.001 * position.y)
    }
    behavior.addItem(disc)
    return behavior
  }()

  /// Looks in every tick whether something is to happen.
  private lazy var ticker: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.action = { [unowned self] in
      let lateHolds = card.center.y > 400 || animator.elapsedTime > 3
      if lateHolds, !lateHeld {
        if isOpen {
          animator.removeAllBehaviors()
          animator.addBehavior(ticker)
        } else {
          bare.removeFromSuperview()
        }
      }
      lateHeld = lateHolds
    }
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    card.transform = CGAffineTransform(rotationAngle: 0.39269908169872414)
    addSubview(card)
    addSubview(disc)
    addSubview(kite)
    addSubview(bead1)
    addSubview(bead2)
    addSubview(bare)
    ghost.transform = CGAffineTransform(rotationAngle: 0.1)
    #if canImport(UIKit) && canImport(Darwin)
      addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(recognizePan)))
      addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(recognizeSwipe)))
      let twiceRecognizer = UITapGestureRecognizer(target: self, action: #selector(recognizeTwice))
      twiceRecognizer.numberOfTapsRequired = 2
      card.addGestureRecognizer(twiceRecognizer)
      let holdRecognizer = UILongPressGestureRecognizer(
        target: self, action: #selector(recognizeHold))
      holdRecognizer.minimumPressDuration = 3
      holdRecognizer.allowableMovement = 20
      card.addGestureRecognizer(holdRecognizer)
      addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(recognizeZoom)))
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.delegate = self
    animator.addBehavior(gravity)
    animator.addBehavior(walls)
    animator.addBehavior(some)
    animator.addBehavior(few)
    animator.addBehavior(attachment)
    animator.addBehavior(link)
    animator.addBehavior(rail)
    animator.addBehavior(rope)
    animator.addBehavior(snap)
    animator.addBehavior(shove)
    animator.addBehavior(stuff)
    animator.addBehavior(ballast)
    animator.addBehavior(field)
    animator.addBehavior(swirl)
    animator.addBehavior(sun)
    animator.addBehavior(drift)
    animator.addBehavior(belt)
    animator.addBehavior(hiss)
    animator.addBehavior(gust)
    animator.addBehavior(bundle)
    animator.addBehavior(ticker)
    lateHeld = card.center.y > 400 || animator.elapsedTime > 3
    onReady?(word, CGVector(dx: 1, dy: speed), [1, 2, 3], true, 4)
    if !firstHappened {
      firstHappened = true
      animator.addBehavior(weld)
      animator.addBehavior(hinge)
      animator.addBehavior(law)
    }
    for time in [0.5, 1.5] {
      after(time) { [weak self] in
        guard let self else { return }
        animator.removeBehavior(weld)
        animator.removeBehavior(hinge)
        spare.addChildBehavior(law)
        spare.removeChildBehavior(law)
        stuff.addItem(kite)
        stuff.removeItem(kite)
        walls.addBoundary(
          withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: card.center.y),
          to: CGPoint(x: home.dx, y: home.dy))
        walls.removeBoundary(withIdentifier: "shelf" as NSString)
        walls.removeBoundary(withIdentifier: mood as NSString)
        few.removeAllBoundaries()
      }
    }
    after(0.7) { [weak self] in
      guard let self else { return }
      card.addSubview(later)
      // /events/6/do/1: copies are the app's to make.
      // /events/6/do/2/with/who: which item it is turns out when it happens.
      // /events/6/do/2/with/many: which copies are there turns out when it happens.
      onCopied?()
    }
  }

  func panBegan(at location: CGPoint, velocity: CGPoint) {
    rope.length = reach
  }

  func panChanged(at location: CGPoint, velocity: CGPoint) {
    card.center = location
    animator.updateItem(usingCurrentState: card)
  }

  func panEnded(at location: CGPoint, velocity: CGPoint) {
    if length(velocity.x, velocity.y) > 100 {
      stuff.addLinearVelocity(velocity, for: card)
      stuff.addLinearVelocity(CGPoint(x: 1, y: speed), for: card)
      stuff.addAngularVelocity(0.5, for: disc)
    }
  }

  func swipeCancelled(at location: CGPoint, velocity: CGPoint) {
    easeInOut(for: 0.3) { [weak self] in
      guard let self else { return }
      bare.center = CGPoint(x: 100, y: 100)
    }
  }

  func tapFailed(at location: CGPoint, velocity: CGPoint) {
    easeIn(for: 0.2) { [weak self] in
      guard let self else { return }
      bare.transform = CGAffineTransform(rotationAngle: CGFloat.pi)
    }
    easeOut(for: 0.2) { [weak self] in
      guard let self else { return }
      bare.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    linear(for: 0.2) { [weak self] in
      guard let self else { return }
      bare.bounds.size = CGSize(width: 20, height: 20)
    }
    // /events/16/do/3: delays, key frames and what follows are UIView.animate's to say.
    // /events/16/do/4: delays, key frames and what follows are UIView.animate's to say.
  }

  func twiceEnded(at location: CGPoint, velocity: CGPoint) {
    // /events/5/do/0: whether a recognizer is enabled is the app's to say.
  }

  func holdBegan(at location: CGPoint, velocity: CGPoint) {
    // /events/5/do/0: whether a recognizer is enabled is the app's to say.
  }

  func holdChanged(at location: CGPoint, velocity: CGPoint) {
    // /events/5/do/0: whether a recognizer is enabled is the app's to say.
  }

  func holdEnded(at location: CGPoint, velocity: CGPoint) {
    // /events/5/do/0: whether a recognizer is enabled is the app's to say.
  }

  func holdCancelled(at location: CGPoint, velocity: CGPoint) {
    // /events/5/do/0: whether a recognizer is enabled is the app's to say.
  }

  func holdFailed(at location: CGPoint, velocity: CGPoint) {
    // /events/5/do/0: whether a recognizer is enabled is the app's to say.
  }

  func zoomChanged(at location: CGPoint, velocity: CGPoint) {
    // /events/5/do/0: whether a recognizer is enabled is the app's to say.
  }

  private func handleKnock() {
    walls.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    rail.attachmentRange = UIFloatRange(minimum: -.infinity, maximum: reach)
    shove.active = true
    bounds.size = CGSize(width: 320, height: 500)
  }

  /// Shows a change little by little; where nothing is shown, it is just made.
  private func easeInOut(for duration: TimeInterval, _ changes: @escaping () -> Void) {
    #if canImport(UIKit) && canImport(Darwin)
      UIView.animate(
        withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
        animations: changes)
    #else
      changes()
    #endif
  }

  /// Shows a change little by little; where nothing is shown, it is just made.
  private func easeIn(for duration: TimeInterval, _ changes: @escaping () -> Void) {
    #if canImport(UIKit) && canImport(Darwin)
      UIView.animate(
        withDuration: duration, delay: 0, options: [.curveEaseIn, .allowUserInteraction],
        animations: changes)
    #else
      changes()
    #endif
  }

  /// Shows a change little by little; where nothing is shown, it is just made.
  private func easeOut(for duration: TimeInterval, _ changes: @escaping () -> Void) {
    #if canImport(UIKit) && canImport(Darwin)
      UIView.animate(
        withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
        animations: changes)
    #else
      changes()
    #endif
  }

  /// Shows a change little by little; where nothing is shown, it is just made.
  private func linear(for duration: TimeInterval, _ changes: @escaping () -> Void) {
    #if canImport(UIKit) && canImport(Darwin)
      UIView.animate(
        withDuration: duration, delay: 0, options: [.curveLinear, .allowUserInteraction],
        animations: changes)
    #else
      changes()
    #endif
  }
}

extension ViewsView: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    if behavior === walls, isPair(item1, item2, card, disc) {
      home = CGVector(dx: p.x, dy: p.y)
      onKnock?("card")
      handleKnock()
    }
  }
}

extension ViewsView: UIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    mood = "wild"
  }
}

extension ViewsView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  /// Its outline collides.
  final class KiteView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    override var collisionBoundingPath: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: -20, y: 15))
      path.addLine(to: CGPoint(x: 20, y: 15))
      path.addLine(to: CGPoint(x: 0, y: -20))
      path.close()
      return path
    }
  }

  /// A dynamic item that is no view.
  final class GhostItem: NSObject, UIDynamicItem {
    var center: CGPoint
    var bounds: CGRect
    var transform = CGAffineTransform.identity
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

    init(center: CGPoint, size: CGSize) {
      self.center = center
      bounds = CGRect(origin: .zero, size: size)
    }
  }

  /// A dynamic item whose place is bounds.size.width, bounds.size.height, angle of a view.
  final class GaugeItem: NSObject, UIDynamicItem {
    private let view: UIView

    init(view: UIView) { self.view = view }

    var center: CGPoint {
      get { CGPoint(x: view.bounds.size.width, y: view.bounds.size.height) }
      set {
        view.bounds.size.width = newValue.x
        view.bounds.size.height = newValue.y
      }
    }

    var bounds: CGRect { view.bounds }

    var transform: CGAffineTransform {
      get { view.transform }
      set { view.transform = newValue }
    }
  }
}

#if canImport(UIKit) && canImport(Darwin)
  extension ViewsView {
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

    @objc private func recognizeSwipe(_ recognizer: UIPanGestureRecognizer) {
      let location = recognizer.location(in: self)
      let velocity = recognizer.velocity(in: self)
      switch recognizer.state {
      case .cancelled: swipeCancelled(at: location, velocity: velocity)
      default: break
      }
    }

    @objc private func recognizeTwice(_ recognizer: UITapGestureRecognizer) {
      let location = recognizer.location(in: self)
      switch recognizer.state {
      case .ended: twiceEnded(at: location, velocity: .zero)
      default: break
      }
    }

    @objc private func recognizeHold(_ recognizer: UILongPressGestureRecognizer) {
      let location = recognizer.location(in: self)
      switch recognizer.state {
      case .began: holdBegan(at: location, velocity: .zero)
      case .changed: holdChanged(at: location, velocity: .zero)
      case .ended: holdEnded(at: location, velocity: .zero)
      case .cancelled: holdCancelled(at: location, velocity: .zero)
      default: break
      }
    }

    @objc private func recognizeZoom(_ recognizer: UIPinchGestureRecognizer) {
      let location = recognizer.location(in: self)
      switch recognizer.state {
      case .changed: zoomChanged(at: location, velocity: .zero)
      default: break
      }
    }
  }
#endif

/// The length of a vector.
private func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  (x * x + y * y).squareRoot()
}

/// Whether two items are these, in either order.
private func isPair(
  _ item1: any UIDynamicItem, _ item2: any UIDynamicItem,
  _ one: any UIDynamicItem, _ other: any UIDynamicItem
) -> Bool {
  (item1 === one && item2 === other) || (item1 === other && item2 === one)
}
