// swift-format-ignore-file
// lopsided.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import Dispatch
  import Glibc
  import UIDynamics
#endif

/// What a mirror image or a swap would show.
///
/// Nothing here is square, upright, at the origin or in the middle: uneven insets, ranges on one
/// side, items that are turned and lie in others, offsets, outlines, and a reference view whose
/// bounds begin elsewhere.
final class LopsidedView: UIView {
  /// Of the raft, in pt/s.
  var speed: CGFloat = 130

  var wind = CGVector(dx: 0.31, dy: -0.07)

  let raft = UIView(frame: CGRect(x: 56.3, y: 151.2, width: 90, height: 31))
  let mast = UIView(frame: CGRect(x: 20.1, y: -11.8, width: 6, height: 44))
  let kiteTail = KiteTailView(frame: CGRect(x: 198.5, y: 77.25, width: 44, height: 26))
  let egg = EllipseView(frame: CGRect(x: 301, y: 61, width: 36, height: 22))
  let bar = UIView(frame: CGRect(x: 40, y: 330, width: 120, height: 40))
  let foot = UIView(frame: CGRect(x: 40, y: 370, width: 40, height: 30))
  let frameView = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 24))
  let gate = UIView(frame: CGRect(x: 297.6, y: 390.3, width: 25, height: 60))
  let label = UIView(frame: CGRect(x: 200, y: 480, width: 60, height: 20))
  let stone = StoneItem(center: CGPoint(x: 205, y: 200), size: CGSize(width: 30, height: 18))
  let brick = Body(center: CGPoint(x: 255, y: 240), size: CGSize(width: 30, height: 18))
  lazy var piece = UIDynamicItemGroup(items: [bar, foot])
  lazy var labelSize = LabelSizeItem(view: label)

  /// Told of "bump".
  var onBump: ((_ where: CGVector) -> Void)?

  /// Told of "clack".
  var onClack: ((_ who: String, _ at: CGFloat) -> Void)?

  /// Told of "left".
  var onLeft: ((_ what: String) -> Void)?

  /// Told of "near".
  var onNear: ((_ far: CGFloat, _ there: CGVector, _ turned: CGFloat) -> Void)?

  /// Told of "back".
  var onBack: ((_ speed: CGFloat, _ spin: CGFloat, _ count: CGFloat) -> Void)?

  /// Told of "rest".
  var onRest: ((_ isStill: Bool) -> Void)?

  /// Does something later, s; a test may bring a clock of its own.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private var touches: CGFloat = 0
  private var landed = false
  private var whereValue = CGVector(dx: 3, dy: 4)
  private var last = "nothing"
  /// Whether /events/7 has happened, which it does once.
  private var event7Happened = false
  /// Whether /events/8/when was true in the last tick.
  private var nearHeld = false
  /// Whether /events/9 has happened, which it does once.
  private var backHappened = false
  /// Whether /events/9/when was true in the last tick.
  private var backHeld = false

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [raft, kiteTail, stone, piece])
    behavior.setAngle(1.2, magnitude: 0.8)
    return behavior
  }()

  private lazy var banks: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [raft, kiteTail, egg, stone, brick, piece, gate])
    behavior.collisionDelegate = self
    behavior.addBoundary(
      withIdentifier: "slope" as NSString, from: CGPoint(x: -40, y: 430),
      to: CGPoint(x: speed, y: 500))
    behavior.addBoundary(
      withIdentifier: "post" as NSString,
      for: UIBezierPath(
        arcCenter: CGPoint(x: 180, y: 420), radius: 24, startAngle: 0.3, endAngle: 4,
        clockwise: false))
    let rockPath = UIBezierPath()
    rockPath.move(to: CGPoint(x: 240, y: 520))
    rockPath.addLine(to: CGPoint(x: 280, y: 520))
    rockPath.addLine(to: CGPoint(x: 280, y: 495))
    rockPath.addQuadCurve(to: CGPoint(x: 240, y: 500), controlPoint: CGPoint(x: 250, y: 480))
    rockPath.close()
    behavior.addBoundary(withIdentifier: "rock" as NSString, for: rockPath)
    behavior.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -30, left: 12, bottom: 41, right: 3))
    return behavior
  }()

  private lazy var tether: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(
      item: kiteTail, offsetFromCenter: UIOffset(horizontal: 11, vertical: -7),
      attachedToAnchor: CGPoint(x: 205, y: 31))
    behavior.length = 60
    behavior.damping = 0.3
    behavior.frequency = 1.7
    return behavior
  }()

  private lazy var rail: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior.slidingAttachment(
      with: gate, attachmentAnchor: CGPoint(x: 310.1, y: 420.3),
      axisOfTranslation: CGVector(dx: 0.6, dy: -0.8))
    behavior.attachmentRange = UIFloatRange(minimum: -70, maximum: 4)
    return behavior
  }()

  private lazy var link: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(
      item: stone, offsetFromCenter: UIOffset(horizontal: 5, vertical: 2), attachedTo: brick,
      offsetFromCenter: UIOffset(horizontal: -3, vertical: 4))
    behavior.damping = 0.1
    behavior.frequency = 2
    return behavior
  }()

  private lazy var snap: UISnapBehavior = {
    let behavior = UISnapBehavior(item: egg, snapTo: CGPoint(x: 330, y: 144.4))
    behavior.damping = 0.37
    return behavior
  }()

  private lazy var shove: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [brick], mode: .instantaneous)
    behavior.setTargetOffsetFromCenter(UIOffset(horizontal: 9, vertical: -4), for: brick)
    behavior.angle = -2.2
    behavior.magnitude = 0.4
    return behavior
  }()

  private lazy var gust: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [raft], mode: .continuous)
    behavior.pushDirection = wind
    return behavior
  }()

  private lazy var stir: UIFieldBehavior = {
    let behavior = UIFieldBehavior.vortexField()
    behavior.region = UIRegion(size: CGSize(width: 300, height: 180)).difference(
      from: UIRegion(radius: 20))
    behavior.addItem(stone)
    behavior.position = CGPoint(x: 190, y: 300)
    behavior.strength = 0.004
    return behavior
  }()

  private lazy var wood: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [raft, frameView])
    behavior.friction = 0.05
    behavior.density = 0.7
    behavior.addLinearVelocity(CGPoint(x: speed, y: -40), for: raft)
    behavior.addAngularVelocity(-1.3, for: frameView)
    return behavior
  }()

  private lazy var late: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [frameView])
    behavior.gravityDirection = CGVector(dx: wind.dx * 2, dy: wind.dy - 0.4)
    return behavior
  }()

  private lazy var spring: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(
      item: labelSize, attachedToAnchor: CGPoint(x: labelSize.center.x + 30, y: labelSize.center.y))
    behavior.damping = 0.2
    behavior.frequency = 2
    return behavior
  }()

  /// Looks in every tick whether something is to happen.
  private lazy var ticker: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.action = { [unowned self] in
      let nearHolds =
        raft.bounds.contains(raft.convert(CGPoint(x: 160, y: 300), from: self))
        || length(frameView.center.x - raft.center.x, frameView.center.y - raft.center.y) < 100
        || egg.convert(egg.bounds, to: self).intersects(
          CGRect(x: 300, y: 130, width: 40, height: 40))
      if nearHolds, !nearHeld {
        onNear?(
          interpolated(1, wind.dx, 0.25),
          CGVector(
            dx: raft.convert(CGPoint(x: 0, y: 0), from: mast).x,
            dy: raft.convert(CGPoint(x: 0, y: 0), from: mast).y),
          atan2(frameView.transform.b, frameView.transform.a))
      }
      nearHeld = nearHolds
      let backHolds = landed || wood.linearVelocity(for: raft).x < 0
      if backHolds, !backHeld, !backHappened {
        backHappened = true
        onBack?(
          length(wood.linearVelocity(for: raft).x, wood.linearVelocity(for: raft).y),
          wood.angularVelocity(for: frameView),
          CGFloat(animator.items(in: raft.convert(raft.bounds, to: self)).count))
      }
      backHeld = backHolds
    }
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 410, height: 530))
    bounds.origin = CGPoint(x: -40, y: 25)
    raft.transform = CGAffineTransform(rotationAngle: 0.35)
    addSubview(raft)
    mast.transform = CGAffineTransform(rotationAngle: -0.2)
    raft.addSubview(mast)
    kiteTail.transform = CGAffineTransform(rotationAngle: 2.5)
    addSubview(kiteTail)
    addSubview(egg)
    addSubview(bar)
    addSubview(foot)
    frameView.center = CGPoint(x: 290.1, y: 300.3)
    frameView.transform = CGAffineTransform(rotationAngle: 1.1)
    addSubview(frameView)
    addSubview(gate)
    addSubview(label)
    stone.transform = CGAffineTransform(rotationAngle: -0.4)
    brick.transform = CGAffineTransform(rotationAngle: 0.8)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.delegate = self
    animator.addBehavior(gravity)
    animator.addBehavior(banks)
    animator.addBehavior(tether)
    animator.addBehavior(rail)
    animator.addBehavior(link)
    animator.addBehavior(snap)
    animator.addBehavior(shove)
    animator.addBehavior(gust)
    animator.addBehavior(stir)
    animator.addBehavior(wood)
    animator.addBehavior(ticker)
    nearHeld =
      raft.bounds.contains(raft.convert(CGPoint(x: 160, y: 300), from: self))
      || length(frameView.center.x - raft.center.x, frameView.center.y - raft.center.y) < 100
      || egg.convert(egg.bounds, to: self).intersects(CGRect(x: 300, y: 130, width: 40, height: 40))
    backHeld = landed || wood.linearVelocity(for: raft).x < 0
    for time in [0.25, 0.75] {
      after(time) { [weak self] in
        guard let self else { return }
        wood.addAngularVelocity(whereValue.dx / 4, for: frameView)
        wood.addLinearVelocity(CGPoint(x: -speed, y: 17), for: raft)
      }
    }
    after(0.4) { [weak self] in
      guard let self else { return }
      animator.addBehavior(spring)
      gravity.removeItem(kiteTail)
      banks.removeBoundary(withIdentifier: "rock" as NSString)
    }
    after(0.6) { [weak self] in
      guard let self else { return }
      banks.addBoundary(
        withIdentifier: "shelf" as NSString,
        from: CGPoint(x: raft.center.x - 90, y: raft.frame.maxY + 40),
        to: CGPoint(x: 300, y: min(max(speed, 10), 200) + 330))
      rail.attachmentRange = UIFloatRange(minimum: -.infinity, maximum: 12)
    }
    after(1.2) { [weak self] in
      guard let self else { return }
      banks.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 5, left: -20, bottom: 20 + touches, right: 9))
      // point(3, 9) / 2
      tether.anchorPoint = CGPoint(x: 230 + wind.dx * 100 - 1.5, y: 40 + wind.dy * 100 - 4.5)
    }
  }

  private func handleBump() {
    if !event7Happened {
      event7Happened = true
      animator.addBehavior(late)
    }
  }
}

extension LopsidedView: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    if item1 === stone || item2 === stone {
      onClack?(name(of: item1 === stone ? item2 : item1), p.y)
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    if item === raft, identifier == nil {
      touches += 1
      onBump?(CGVector(dx: p.x, dy: p.y))
      handleBump()
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    let boundary = identifier as? String ?? ""
    if boundary == "slope", name(of: item) != "piece" {
      last = name(of: item) + "-" + boundary
      onLeft?(last)
    }
  }
}

extension LopsidedView: UIDynamicAnimatorDelegate {
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    onRest?(!animator.isRunning)
  }
}

extension LopsidedView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  /// Its outline collides.
  final class KiteTailView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    override var collisionBoundingPath: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: -22, y: 13))
      path.addLine(to: CGPoint(x: 22, y: 10))
      path.addLine(to: CGPoint(x: 5, y: -13))
      path.close()
      return path
    }
  }

  /// A dynamic item that is no view.
  final class Body: NSObject, UIDynamicItem {
    var center: CGPoint
    var bounds: CGRect
    var transform = CGAffineTransform.identity

    init(center: CGPoint, size: CGSize) {
      self.center = center
      bounds = CGRect(origin: .zero, size: size)
    }
  }

  /// A dynamic item that is no view.
  final class StoneItem: NSObject, UIDynamicItem {
    var center: CGPoint
    var bounds: CGRect
    var transform = CGAffineTransform.identity
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

    init(center: CGPoint, size: CGSize) {
      self.center = center
      bounds = CGRect(origin: .zero, size: size)
    }
  }

  /// A dynamic item whose place is bounds.size.height, angle of a view.
  final class LabelSizeItem: NSObject, UIDynamicItem {
    private let view: UIView

    init(view: UIView) { self.view = view }

    var center: CGPoint {
      get { CGPoint(x: view.bounds.size.height, y: view.center.y) }
      set {
        view.center.y = newValue.y
        view.bounds.size.height = newValue.x
      }
    }

    var bounds: CGRect { view.bounds }

    var transform: CGAffineTransform {
      get { view.transform }
      set { view.transform = newValue }
    }
  }
}

/// The length of a vector.
private func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  (x * x + y * y).squareRoot()
}

/// From one number (t = 0) to another (t = 1), and beyond.
private func interpolated(_ start: CGFloat, _ end: CGFloat, _ t: CGFloat) -> CGFloat {
  t < 0.5 ? start + (end - start) * t : end - (end - start) * (1 - t)
}

extension LopsidedView {
  private func name(of item: any UIDynamicItem) -> String {
    let names: [(item: any UIDynamicItem, name: String)] = [
      (raft, "raft"),
      (mast, "mast"),
      (kiteTail, "kite-tail"),
      (egg, "egg"),
      (bar, "bar"),
      (foot, "foot"),
      (frameView, "frame"),
      (gate, "gate"),
      (label, "label"),
      (stone, "stone"),
      (brick, "brick"),
      (piece, "piece"),
      (labelSize, "labelSize"),
    ]
    return names.first { $0.item === item }?.name ?? ""
  }
}
