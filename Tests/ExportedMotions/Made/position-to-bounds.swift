// swift-format-ignore-file
// position-to-bounds.json, by uidyn export --as uikit.
//
// What is not said here:
// - /events/1: nothing but the expectations of the scene reads what it sets.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Position to bounds.
///
/// A dynamic item need not be a view: here its position is the size of a button. The item's center
/// reads and writes the button's bounds, an attachment holds it where it is, and a tap at 0.5 s
/// pushes it along the diagonal. So the button grows and shrinks like jelly and comes back to its
/// size, while its position never changes; within the last half point a spring without length has
/// no direction, so it takes long to rest. Swift values; for those of the Objective-C version:
/// --set width=200 --set damping=0.3 --set magnitude=2.
final class PositionToBoundsView: UIView {
  /// Pt.
  var width: CGFloat = 300

  var damping: CGFloat = 0.1

  /// Of the push.
  var magnitude: CGFloat = 30

  let button = UIView(frame: CGRect(x: 37.5, y: 233.5, width: 300, height: 200))
  lazy var buttonSize = ButtonSizeItem(view: button)

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var spring: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: buttonSize, attachedToAnchor: buttonSize.center)
    behavior.damping = damping
    behavior.frequency = 2
    return behavior
  }()

  private lazy var push: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [buttonSize], mode: .instantaneous)
    behavior.angle = 0.7853981633974483  // pi / 4
    behavior.magnitude = magnitude
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(button)
    #if canImport(UIKit) && canImport(Darwin)
      button.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: #selector(recognizeTap)))
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
  }

  func tapEnded(at location: CGPoint, velocity: CGPoint) {
    animator.removeAllBehaviors()
    button.bounds.size = CGSize(width: width, height: 200)
    animator.addBehavior(spring)
    animator.addBehavior(push)
    push.active = true
  }
}

extension PositionToBoundsView {
  /// A dynamic item whose place is bounds.size.width, bounds.size.height of a view.
  final class ButtonSizeItem: NSObject, UIDynamicItem {
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
  extension PositionToBoundsView {
    @objc private func recognizeTap(_ recognizer: UITapGestureRecognizer) {
      let location = recognizer.location(in: self)
      switch recognizer.state {
      case .ended: tapEnded(at: location, velocity: .zero)
      default: break
      }
    }
  }
#endif
