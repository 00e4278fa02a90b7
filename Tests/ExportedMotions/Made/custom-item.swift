// swift-format-ignore-file
// custom-item.json, by uidyn export --as uikit.
//
// What is not said here:
// - /screenScale: UIKit takes that of the screen.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Custom item.
///
/// A view and an object of one's own on equal springs. UIKit shows views on whole pixels, here
/// halves of a point; a plain object that conforms to UIDynamicItem gets every digit. The body is
/// the same in both cases: look at bodyY beside y (--columns tick,item,y,bodyY).
final class CustomItemView: UIView {
  let label = UIView(frame: CGRect(x: 90, y: 170, width: 60, height: 60))
  let valueItem = Body(center: CGPoint(x: 255, y: 200), size: CGSize(width: 60, height: 60))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [label, valueItem])

  private lazy var springLabel: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: label, attachedToAnchor: CGPoint(x: 120, y: 100))
    behavior.damping = 0.3
    behavior.frequency = 1
    return behavior
  }()

  private lazy var springValue: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: valueItem, attachedToAnchor: CGPoint(x: 255, y: 100))
    behavior.damping = 0.3
    behavior.frequency = 1
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(springLabel)
    animator.addBehavior(springValue)
  }
}

extension CustomItemView {
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
}
