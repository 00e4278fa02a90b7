// swift-format-ignore-file
// hostile.json, exported by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  import Dispatch
  import UIDynamics
#endif

/// Names that mean something else */ /* // " \(x).
///
/// Two lines: import Nothing and text that would end a comment. No reference view, no layout.
#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  @MainActor
#endif
final class HostileMotion: NSObject {
  var selfParameter: CGFloat = 3

  var uiView = CGVector(dx: 1, dy: 2)

  /// One two.
  var tab: CGFloat = 2

  let ui = UIItemItem(center: CGPoint(x: 10, y: 20), size: CGSize(width: 30, height: 20))
  let aB = ABItem(center: CGPoint(x: 80, y: 20), size: CGSize(width: 30, height: 20))
  let aBItem = ABItemItem(center: CGPoint(x: 200, y: 20.1), size: CGSize(width: 30, height: 20))
  let letItem = Body(center: CGPoint(x: 300, y: 20), size: CGSize(width: 30, height: 20))
  let body = Body(center: CGPoint(x: 400, y: 20), size: CGSize(width: 30, height: 20))
  let animatorItem = Body(center: CGPoint(x: 500, y: 20), size: CGSize(width: 30, height: 20))

  /// Called when "inout" is emitted.
  var onInout: (
    (_ inoutValue: CGFloat, _ aB: String, _ aBValue: CGVector, _ letValue: String) -> Void)?

  /// Called when "onInout" is emitted.
  var onOnInout: (() -> Void)?

  /// Called when "class" is emitted.
  var onClass: ((_ data: [String: Any]) -> Void)?

  /// Runs work after a delay in seconds; a test can replace the clock.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private var classValue: CGFloat = 1
  private var aBValue = "\"quoted\" \\(class) \n end"
  private var initValue = false
  /// `true` once /events/2 has happened; it happens only once.
  private var classEventHappened = false
  /// `true` if /events/2/when was true at the previous tick.
  private var classEventHeld = false

  private(set) lazy var animator = UIDynamicAnimator()

  private lazy var startBehavior = UIGravityBehavior(items: [ui, aB, aBItem])

  private lazy var behaviorBehavior: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [ui, aB, letItem])
    behavior.collisionDelegate = self
    behavior.addBoundary(
      withIdentifier: "import" as NSString, from: CGPoint(x: 0, y: 90),
      to: CGPoint(x: selfParameter * 200, y: 70))
    return behavior
  }()

  private lazy var afterBehavior: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [body, animatorItem], mode: .instantaneous)
    behavior.pushDirection = CGVector(dx: uiView.dx * 0.1, dy: uiView.dy * 0.1)
    return behavior
  }()

  private lazy var boundsBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [letItem, body])
    behavior.elasticity = 0.7
    behavior.addAngularVelocity(3, for: letItem)
    return behavior
  }()

  /// Checks for events at every tick.
  private lazy var ticker: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.action = { [unowned self] in
      let classEventHolds = initValue && aB.center.y > 60
      if classEventHolds, !classEventHeld, !classEventHappened {
        classEventHappened = true
        onClass?(["x": 1])
        onClass?([:])
        boundsBehavior.addLinearVelocity(CGPoint(x: uiView.dx * -40, y: uiView.dy * -40), for: body)
      }
      classEventHeld = classEventHolds
    }
    return behavior
  }()

  override init() {
    super.init()
    aB.transform = CGAffineTransform(rotationAngle: 0.2)
  }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(startBehavior)
    animator.addBehavior(behaviorBehavior)
    animator.addBehavior(afterBehavior)
    animator.addBehavior(boundsBehavior)
    animator.addBehavior(ticker)
    classEventHeld = initValue && aB.center.y > 60
    after(0.2) { [weak self] in
      guard let self else { return }
      classValue = classValue + selfParameter - tab
      onInout?(classValue, aBValue, uiView, "'" + aBValue)
    }
  }
}

extension HostileMotion: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    let boundary = identifier as? String ?? ""
    if boundary == "import" {
      onOnInout?()
      if aB.center.x > 6 {
        initValue = true
      } else {
        classValue = 0.25  // 1 / 4
      }
    }
  }
}

extension HostileMotion {
  /// A dynamic item that is not a view.
  final class Body: NSObject, UIDynamicItem {
    var center: CGPoint
    var bounds: CGRect
    var transform = CGAffineTransform.identity

    init(center: CGPoint, size: CGSize) {
      self.center = center
      bounds = CGRect(origin: .zero, size: size)
    }
  }

  /// A dynamic item that is not a view.
  final class UIItemItem: NSObject, UIDynamicItem {
    var center: CGPoint
    var bounds: CGRect
    var transform = CGAffineTransform.identity
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    var collisionBoundingPath: UIBezierPath {
      UIBezierPath(rect: CGRect(x: -15, y: -10, width: 30, height: 20))
    }

    init(center: CGPoint, size: CGSize) {
      self.center = center
      bounds = CGRect(origin: .zero, size: size)
    }
  }

  /// A dynamic item that is not a view.
  final class ABItem: NSObject, UIDynamicItem {
    var center: CGPoint
    var bounds: CGRect
    var transform = CGAffineTransform.identity
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

    init(center: CGPoint, size: CGSize) {
      self.center = center
      bounds = CGRect(origin: .zero, size: size)
    }
  }

  /// A dynamic item that is not a view.
  final class ABItemItem: NSObject, UIDynamicItem {
    var center: CGPoint
    var bounds: CGRect
    var transform = CGAffineTransform.identity
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

    init(center: CGPoint, size: CGSize) {
      self.center = center
      bounds = CGRect(origin: .zero, size: size)
    }
  }
}
