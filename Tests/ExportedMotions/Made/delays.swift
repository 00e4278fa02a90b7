// swift-format-ignore-file
// delays.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import Dispatch
  import UIDynamics
#endif

/// Delays.
final class DelaysView: UIView {
  let card = UIView(frame: CGRect(x: 80, y: 75, width: 40, height: 30))

  /// Told of "late".
  var onLate: ((_ count: CGFloat, _ x: CGFloat) -> Void)?

  /// Told of "later".
  var onLater: (() -> Void)?

  /// Does something later, s; a test may bring a clock of its own.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private var count: CGFloat = 1

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var pull: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [card])
    behavior.magnitude = 0.25
    return behavior
  }()

  private var wind: UIPushBehavior?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(pull)
    after(0.5) { [weak self] in
      guard let self else { return }
      count += 1
      after(0.25) { [weak self] in
        guard let self else { return }
        onLate?(count, card.center.x)
        addWind()
        if count > 1 {
          after(0.5) { [weak self] in
            guard let self else { return }
            onLater?()
          }
        }
      }
    }
  }

  private func addWind() {
    let behavior = UIPushBehavior(items: [card], mode: .continuous)
    behavior.angle = 0.5
    behavior.magnitude = 0.125
    wind = behavior
    animator.addBehavior(behavior)
  }
}
