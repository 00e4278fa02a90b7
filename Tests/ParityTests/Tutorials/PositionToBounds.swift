// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

protocol ResizableDynamicItem: UIDynamicItem {
  var bounds: CGRect { get set }
}

extension UIButton: ResizableDynamicItem {}

/// Represents another item in an animator, and resizes that item when its center moves.
final class PositionToBoundsMapping: NSObject, UIDynamicItem {
  private let target: any ResizableDynamicItem

  init(target: any ResizableDynamicItem) {
    self.target = target
    super.init()
  }

  var bounds: CGRect { target.bounds }

  var center: CGPoint {
    get { CGPoint(x: target.bounds.width, y: target.bounds.height) }
    set { target.bounds = CGRect(x: 0, y: 0, width: newValue.x, height: newValue.y) }
  }

  var transform: CGAffineTransform {
    get { target.transform }
    set { target.transform = newValue }
  }
}

/// A button that swells and shrinks when tapped.
@MainActor final class PositionToBounds {
  /// The parameters that differ between the tutorial's two languages.
  struct Design {
    var size: CGSize
    var damping: CGFloat
    var magnitude: CGFloat

    static let swift = Design(
      size: CGSize(width: 300, height: 200), damping: 0.1, magnitude: 30)
    static let objectiveC = Design(
      size: CGSize(width: 200, height: 200), damping: 0.3, magnitude: 2)
  }

  let view: UIView
  let button: UIButton
  private let design: Design
  private(set) var animator: UIDynamicAnimator?

  init(_ design: Design, in view: UIView) {
    (self.design, self.view) = (design, view)
    button = UIButton(frame: CGRect(origin: .zero, size: design.size))
    button.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    view.addSubview(button)
  }

  func buttonTapped() {
    button.bounds = CGRect(origin: .zero, size: design.size)
    let animator = UIDynamicAnimator(referenceView: view)
    let mapping = PositionToBoundsMapping(target: button)
    let attachment = UIAttachmentBehavior(item: mapping, attachedToAnchor: mapping.center)
    attachment.frequency = 2
    attachment.damping = design.damping
    animator.addBehavior(attachment)

    let push = UIPushBehavior(items: [mapping], mode: .instantaneous)
    push.setAngle(.pi / 4, magnitude: design.magnitude)
    animator.addBehavior(push)
    push.active = true
    self.animator = animator
  }
}
