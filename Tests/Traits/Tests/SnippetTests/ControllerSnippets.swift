// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NeverForceUnwrap

import Testing
import UIKit

// Controllers, gestures, and transitions.

final class DragController: UIViewController, UIGestureRecognizerDelegate {
  let box = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
  lazy var animator = UIDynamicAnimator(referenceView: view)
  private var attachment: UIAttachmentBehavior!
  let pan = UIPanGestureRecognizer()
  private(set) var appearances = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    pan.delegate = self
    pan.handler = { [weak self] in self?.dragged($0 as! UIPanGestureRecognizer) }
    box.addGestureRecognizer(pan)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  private func dragged(_ recognizer: UIPanGestureRecognizer) {
    let location = recognizer.location(in: view)
    switch recognizer.state {
    case .began:
      let offset = UIOffset(
        horizontal: recognizer.location(in: box).x - box.bounds.midX,
        vertical: recognizer.location(in: box).y - box.bounds.midY)
      attachment = UIAttachmentBehavior(
        item: box, offsetFromCenter: offset, attachedToAnchor: location)
      animator.addBehavior(attachment)
    case .changed: attachment.anchorPoint = location
    default:
      animator.removeAllBehaviors()
      let body = UIDynamicItemBehavior(items: [box])
      body.addLinearVelocity(recognizer.velocity(in: view), for: box)
      animator.addBehavior(body)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

final class DropTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var animator: UIDynamicAnimator?
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    1
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let shown = context.viewController(forKey: .to)!.view!
    context.containerView.addSubview(shown)
    let animator = UIDynamicAnimator(referenceView: context.containerView)
    let snap = UISnapBehavior(
      item: shown, snapTo: CGPoint(x: context.containerView.bounds.midX, y: 200))
    snap.action = { if !animator.isRunning { context.completeTransition(true) } }
    animator.addBehavior(snap)
    self.animator = animator
  }
}

final class Context: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView(frame: UIScreen.main.bounds)
  let shown = UIViewController()
  private(set) var isComplete = false
  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .custom }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { isComplete = didComplete }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? shown : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .to ? shown.view : nil }
  func initialFrame(for viewController: UIViewController) -> CGRect { .zero }
  func finalFrame(for viewController: UIViewController) -> CGRect { containerView.bounds }
}

@Suite("Controllers as apps write them", .timeLimit(.minutes(30))) struct ControllerSnippets {
  @Test func theViewIsLoadedOnce() {
    let controller = DragController()
    #expect(!controller.isViewLoaded)
    #expect(controller.view === controller.view && controller.box.superview === controller.view)
    controller.viewDidAppear(false)
    #expect(controller.appearances == 1 && controller.view.bounds == UIScreen.main.bounds)
  }

  @Test func aDragTurnsTheBoxAndAThrowLetsItGo() {
    let controller = DragController()
    controller.loadViewIfNeeded()
    // A box that is held left of its center and pulled down rotates counterclockwise.
    controller.pan.play(.began, at: CGPoint(x: 110, y: 140))
    for step in 1...30 {
      controller.pan.play(.changed, at: CGPoint(x: 110, y: 140 + step * 3))
      controller.animator.advance(by: 1 / 60)
    }
    #expect(controller.box.transform.b < -0.1)
    let before = controller.box.center
    controller.pan.play(.ended, at: CGPoint(x: 110, y: 230), velocity: CGPoint(x: 0, y: 600))
    for _ in 0..<10 { controller.animator.advance(by: 1 / 60) }
    #expect(controller.box.center.y > before.y + 50)
  }

  @Test func placesAndTranslationsAreTheViews() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    outer.addSubview(inner)
    let pan = UIPanGestureRecognizer()
    inner.addGestureRecognizer(pan)
    pan.play(.began, at: CGPoint(x: 150, y: 100))
    pan.play(.changed, at: CGPoint(x: 150, y: 120), velocity: CGPoint(x: 0, y: 40))
    // The view is rotated by 90° clockwise, so downward on the screen is rightward in the view.
    #expect(close(pan.location(in: inner), CGPoint(x: 70, y: 50)))
    #expect(close(pan.translation(in: inner), CGPoint(x: 20, y: 0)))
    #expect(close(pan.velocity(in: inner), CGPoint(x: 40, y: 0)))
    pan.setTranslation(CGPoint(x: 5, y: 0), in: inner)
    #expect(close(pan.translation(in: outer), CGPoint(x: 0, y: 5)))
  }

  @Test func aRecognizerThatIsSwitchedOffIsCancelled() {
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    pan.handler = { states.append($0.state) }
    pan.play(.began, at: .zero)
    pan.isEnabled = false
    pan.play(.began, at: .zero)
    #expect(states == [.began, .cancelled] && pan.state == .possible)
  }

  @Test func aTransitionOnASpringCompletes() {
    let (context, transition) = (Context(), DropTransition())
    transition.animateTransition(using: context)
    #expect(context.shown.view.superview === context.containerView && !context.isComplete)
    for _ in 0..<600 where transition.animator?.isRunning == true {
      transition.animator?.advance(by: 1 / 60)
    }
    #expect(transition.animator?.isRunning == false)
    #expect(abs(context.shown.view.center.y - 200) < 0.5)
  }

  @Test func controllersAreNestedAndPresented() {
    let (parent, child, modal) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    child.didMove(toParent: parent)
    parent.present(modal, animated: true)
    #expect(child.parent === parent && modal.presentingViewController === parent)
    modal.dismiss(animated: true)
    child.removeFromParent()
    #expect(parent.presentedViewController == nil && parent.children.isEmpty)
  }

  private func close(_ a: CGPoint, _ b: CGPoint) -> Bool {
    // The sine and cosine of a quarter rotation are off by 6e-17, and coordinates range up to 300.
    abs(a.x - b.x) < 1e-12 && abs(a.y - b.y) < 1e-12
  }
}
