// swift-format-ignore-file
// functions.json, exported by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  import Dispatch
  #if canImport(CoreGraphics)
    import CoreGraphics
  #else
    import Glibc
  #endif
  import UIDynamics
#endif

/// FunctionsView.
final class FunctionsView: UIView {
  let a = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))
  let b = UIView(frame: CGRect(x: 5, y: 7, width: 10, height: 12))
  let far = UIView(frame: CGRect(x: 200, y: 30, width: 22, height: 18))
  let ball = Body(center: CGPoint(x: 120, y: 40), size: CGSize(width: 16, height: 16))

  /// Called when "set" is emitted.
  var onSet: ((_ count: CGFloat, _ side: CGFloat) -> Void)?

  /// Called when "later" is emitted.
  var onLater: (() -> Void)?

  /// Runs work after a delay in seconds; a test can replace the clock.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private var n: CGFloat = 0
  private var side: CGFloat = 0
  private var pValue = CGVector(dx: 3, dy: -4)
  private var count: CGFloat = 0

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var pull = UIGravityBehavior(items: [a, ball])

  private lazy var home = UISnapBehavior(item: far, snapTo: CGPoint(x: 90, y: 200))

  private lazy var spin: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [a, far])
    behavior.addAngularVelocity(1.5, for: a)
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 260))
    addSubview(a)
    a.addSubview(b)
    addSubview(far)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(pull)
    animator.addBehavior(spin)
    after(0.1) { [weak self] in
      guard let self else { return }
      n = atan2(a.center.y, pValue.dx)
      // sign(0)
      n =
        n + sign(pValue.dy) + sign(n) + 0 + (pValue.dx * a.center.y - pValue.dy * a.center.x)
        + (pValue.dx * far.center.x + pValue.dy * far.center.y)
      pValue = rotated(pValue.dx, pValue.dy, 0.5)
      pValue = CGVector(
        dx: normalized(pValue.dx, pValue.dy).dx * 7, dy: normalized(pValue.dx, pValue.dy).dy * 7)
      pValue = CGVector(
        dx: interpolated(pValue.dx, a.center.x, 0.25),
        dy: interpolated(pValue.dy, a.center.y, 0.25))
      if length(a.center.x - pValue.dx, a.center.y - pValue.dy) <= 300 {
        count += 1
      }
      if abs(n - 4) <= 0.5 {
        count += 10
      }
      if a.bounds.contains(a.convert(CGPoint(x: pValue.dx, y: pValue.dy), from: self)) {
        count += 100
      }
      if a.convert(a.bounds, to: self).intersects(far.convert(far.bounds, to: self)) {
        count += 1000
      }
      if home.dynamicAnimator != nil {
        count += 10000
      }
      if pull.dynamicAnimator != nil {
        count += 100000
      }
      pValue = CGVector(
        dx: convert(b.center, from: a).x
          + b.convert(CGPoint(x: pValue.dx, y: pValue.dy), from: self).x,
        dy: convert(b.center, from: a).y
          + b.convert(CGPoint(x: pValue.dx, y: pValue.dy), from: self).y)
      n = n + CGFloat(pull.items.count) + 1
      side = bounds.midX + bounds.maxY - a.frame.minX + b.bounds.width
      far.center.x = min(max(count, 20), 250)
      far.center.y = min(max(side, 20), 250)
      pull.magnitude = min(max(n / 1000, 0.1), 2)
      animator.updateItem(usingCurrentState: far)
      animator.addBehavior(home)
      onSet?(count, side)
    }
    after(0.2) { [weak self] in
      guard let self else { return }
      after(0.1) { [weak self] in
        guard let self else { return }
        home.snapPoint = CGPoint(x: pValue.dx + 100, y: 100)  // hypot(0.06, 0.08)
        onLater?()
      }
    }
  }
}

extension FunctionsView {
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
}

/// The length of a vector.
private func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  (x * x + y * y).squareRoot()
}

/// Returns -1, 0 or 1.
private func sign(_ x: CGFloat) -> CGFloat {
  x > 0 ? 1 : x < 0 ? -1 : 0
}

/// Interpolates between two numbers; extrapolates below 0 and above 1.
private func interpolated(_ start: CGFloat, _ end: CGFloat, _ t: CGFloat) -> CGFloat {
  t < 0.5 ? start + (end - start) * t : end - (end - start) * (1 - t)
}

/// The vector scaled to length 1.
private func normalized(_ x: CGFloat, _ y: CGFloat) -> CGVector {
  let length = (x * x + y * y).squareRoot()
  return CGVector(dx: x / length, dy: y / length)
}

/// The vector rotated clockwise by an angle.
private func rotated(_ x: CGFloat, _ y: CGFloat, _ angle: CGFloat) -> CGVector {
  CGVector(dx: x * cos(angle) - y * sin(angle), dy: x * sin(angle) + y * cos(angle))
}
