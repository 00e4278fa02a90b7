// swift-format-ignore-file
// chat-bubbles.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Chat bubbles on springs.
///
/// Ten bubbles of a chat hang on springs, each to its own place. A finger pulls the list; a bubble
/// follows the less the farther it is from the finger, so that the list stretches, and springs back
/// when the finger is gone. It is what WWDC 2013 session 217 shows of Messages, in one attachment
/// and one rule.
final class ChatBubblesView: UIView {
  /// Pt; more is stiffer.
  var stretch: CGFloat = 1500

  let bubble1 = UIView(frame: CGRect(x: 20, y: 28, width: 200, height: 44))
  let bubble2 = UIView(frame: CGRect(x: 100, y: 80, width: 200, height: 44))
  let bubble3 = UIView(frame: CGRect(x: 20, y: 132, width: 200, height: 44))
  let bubble4 = UIView(frame: CGRect(x: 100, y: 184, width: 200, height: 44))
  let bubble5 = UIView(frame: CGRect(x: 20, y: 236, width: 200, height: 44))
  let bubble6 = UIView(frame: CGRect(x: 100, y: 288, width: 200, height: 44))
  let bubble7 = UIView(frame: CGRect(x: 20, y: 340, width: 200, height: 44))
  let bubble8 = UIView(frame: CGRect(x: 100, y: 392, width: 200, height: 44))
  let bubble9 = UIView(frame: CGRect(x: 20, y: 444, width: 200, height: 44))
  let bubble10 = UIView(frame: CGRect(x: 100, y: 496, width: 200, height: 44))

  private var last: CGFloat = 0

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var spring1: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: bubble1, attachedToAnchor: bubble1.center)
    behavior.length = 0
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring2: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: bubble2, attachedToAnchor: bubble2.center)
    behavior.length = 0
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring3: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: bubble3, attachedToAnchor: bubble3.center)
    behavior.length = 0
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring4: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: bubble4, attachedToAnchor: bubble4.center)
    behavior.length = 0
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring5: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: bubble5, attachedToAnchor: bubble5.center)
    behavior.length = 0
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring6: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: bubble6, attachedToAnchor: bubble6.center)
    behavior.length = 0
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring7: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: bubble7, attachedToAnchor: bubble7.center)
    behavior.length = 0
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring8: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: bubble8, attachedToAnchor: bubble8.center)
    behavior.length = 0
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring9: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: bubble9, attachedToAnchor: bubble9.center)
    behavior.length = 0
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring10: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: bubble10, attachedToAnchor: bubble10.center)
    behavior.length = 0
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(
      items: [
        bubble1, bubble2, bubble3, bubble4, bubble5, bubble6, bubble7, bubble8, bubble9, bubble10])
    behavior.allowsRotation = false
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    addSubview(bubble1)
    addSubview(bubble2)
    addSubview(bubble3)
    addSubview(bubble4)
    addSubview(bubble5)
    addSubview(bubble6)
    addSubview(bubble7)
    addSubview(bubble8)
    addSubview(bubble9)
    addSubview(bubble10)
    #if canImport(UIKit) && canImport(Darwin)
      addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(recognizePan)))
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(spring1)
    animator.addBehavior(spring2)
    animator.addBehavior(spring3)
    animator.addBehavior(spring4)
    animator.addBehavior(spring5)
    animator.addBehavior(spring6)
    animator.addBehavior(spring7)
    animator.addBehavior(spring8)
    animator.addBehavior(spring9)
    animator.addBehavior(spring10)
    animator.addBehavior(itemBehavior)
  }

  func panBegan(at location: CGPoint, velocity: CGPoint) {
    last = location.y
  }

  func panChanged(at location: CGPoint, velocity: CGPoint) {
    bubble1.center.y =
      bubble1.center.y + (location.y - last) * min(1, abs(location.y - bubble1.center.y) / stretch)
    animator.updateItem(usingCurrentState: bubble1)
    bubble2.center.y =
      bubble2.center.y + (location.y - last) * min(1, abs(location.y - bubble2.center.y) / stretch)
    animator.updateItem(usingCurrentState: bubble2)
    bubble3.center.y =
      bubble3.center.y + (location.y - last) * min(1, abs(location.y - bubble3.center.y) / stretch)
    animator.updateItem(usingCurrentState: bubble3)
    bubble4.center.y =
      bubble4.center.y + (location.y - last) * min(1, abs(location.y - bubble4.center.y) / stretch)
    animator.updateItem(usingCurrentState: bubble4)
    bubble5.center.y =
      bubble5.center.y + (location.y - last) * min(1, abs(location.y - bubble5.center.y) / stretch)
    animator.updateItem(usingCurrentState: bubble5)
    bubble6.center.y =
      bubble6.center.y + (location.y - last) * min(1, abs(location.y - bubble6.center.y) / stretch)
    animator.updateItem(usingCurrentState: bubble6)
    bubble7.center.y =
      bubble7.center.y + (location.y - last) * min(1, abs(location.y - bubble7.center.y) / stretch)
    animator.updateItem(usingCurrentState: bubble7)
    bubble8.center.y =
      bubble8.center.y + (location.y - last) * min(1, abs(location.y - bubble8.center.y) / stretch)
    animator.updateItem(usingCurrentState: bubble8)
    bubble9.center.y =
      bubble9.center.y + (location.y - last) * min(1, abs(location.y - bubble9.center.y) / stretch)
    animator.updateItem(usingCurrentState: bubble9)
    bubble10.center.y =
      bubble10.center.y
      + (location.y - last) * min(1, abs(location.y - bubble10.center.y) / stretch)
    animator.updateItem(usingCurrentState: bubble10)
    last = location.y
  }
}

#if canImport(UIKit) && canImport(Darwin)
  extension ChatBubblesView {
    @objc private func recognizePan(_ recognizer: UIPanGestureRecognizer) {
      let location = recognizer.location(in: self)
      let velocity = recognizer.velocity(in: self)
      switch recognizer.state {
      case .began: panBegan(at: location, velocity: velocity)
      case .changed: panChanged(at: location, velocity: velocity)
      default: break
      }
    }
  }
#endif
