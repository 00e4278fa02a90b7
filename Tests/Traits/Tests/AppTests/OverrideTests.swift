// SPDX-License-Identifier: MIT

import MotionTesting
import Testing
import UIKit

// Members that apps override, and symbols that they refer to.

private final class Badge: UIView {
  private(set) var notes: [String] = []
  override var backgroundColor: UIColor? { didSet { notes.append("color") } }
  override var contentMode: UIView.ContentMode { didSet { notes.append("mode") } }
  override var tintColor: UIColor! { didSet { notes.append("tint") } }
  override var isOpaque: Bool {
    get { false }
    set {}
  }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var canBecomeFirstResponder: Bool { true }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0) }
  override func safeAreaInsetsDidChange() {}
  override func updateConstraints() { super.updateConstraints() }
  override func tintColorDidChange() { notes.append("tintColorDidChange") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    notes.append("recognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func bringSubviewToFront(_ view: UIView) { notes.append("front") }
}

private final class Screen: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var traitCollection: UITraitCollection { super.traitCollection }
  private(set) var shakes = 0
  override func viewSafeAreaInsetsDidChange() {}
  override func updateViewConstraints() {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { shakes += 1 }
  }
}

@Suite("Members that apps override", .timeLimit(.minutes(30))) struct OverrideTests {
  private let badge = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

  @Test func views() {
    badge.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    badge.contentMode = .topLeft
    badge.tintColor = .orange
    badge.addGestureRecognizer(UITapGestureRecognizer())
    badge.bringSubviewToFront(UIView())
    #expect(
      badge.notes == ["color", "mode", "tintColorDidChange", "tint", "recognizer", "front"])
    #expect(badge.backgroundColor == .red && !badge.isOpaque && badge.canBecomeFirstResponder)
  }

  @Test func aTintIsInherited() {
    let around = UIView()
    around.addSubview(badge)
    around.tintColor = .green
    #expect(badge.tintColor == .green && badge.notes == ["tintColorDidChange"])
    badge.tintColor = nil
    #expect(badge.tintColor == .green)
  }

  @Test func controllers() {
    let screen = Screen()
    screen.view.addSubview(badge)
    badge.motionEnded(.motionShake, with: nil)
    #expect(screen.shakes == 1 && screen.supportedInterfaceOrientations == .portrait)
    #expect(screen.traitCollection.userInterfaceStyle == .light)
  }

  @Test func texts() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSAttributedString(
      string: "12345",
      attributes: [
        .font: UIFont.systemFont(ofSize: 10).withSize(20), .foregroundColor: UIColor.tertiaryLabel,
        .paragraphStyle: style,
      ])
    #expect(text.size() == CGSize(width: 60, height: 24))
    let label = UILabel()
    label.attributedText = text
    #expect(label.text == "12345" && label.attributedText === text)
    label.text = "1"
    #expect(label.attributedText?.string == "1")
    let button = UIButton(type: .custom)
    button.setAttributedTitle(text, for: .normal)
    #expect(button.currentTitle == "12345")
    #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 3) == 3)
  }

  @Test func drawings() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIRectFill(badge.bounds)
    UIImage(size: .zero).draw(in: badge.bounds)
    let (gradient, shape) = (CAGradientLayer(), CAShapeLayer())
    (gradient.type, shape.fillRule, shape.lineJoin) = (.radial, .evenOdd, .round)
    UIBezierPath().setLineDash([2, 3], count: 2, phase: 0)
    let guide = UILayoutGuide()
    badge.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
    #expect(guide.owningView === badge && gradient.type == .radial)
  }

  @Test func anAnimatorThatRuns() {
    let clock = VirtualClock()
    var ends: [UIViewAnimatingPosition] = []
    VirtualClock.$current.withValue(clock) {
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0.25, options: [.curveEaseInOut],
        animations: { badge.alpha = 0 }, completion: { ends.append($0) })
    }
    clock.advance(by: 0.7)
    #expect(badge.alpha == 0 && ends.isEmpty)
    clock.advance(by: 0.1)
    #expect(ends == [.end])
  }

  @Test func anApp() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = Screen()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.contains(window) && controller.view.window === window)
    let item = UIBarButtonItem(title: "Drop", primaryAction: UIAction { _ in badge.tag = 3 })
    controller.navigationItem.rightBarButtonItem = item
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(badge.tag == 3)
  }

  @Test func aConstraintOnAnItemIsWarnedOf() {
    let screen = UIView(frame: UIScreen.main.bounds)
    screen.addSubview(badge)
    let animator = UIDynamicAnimator(referenceView: screen)
    let middle = badge.centerXAnchor.constraint(equalTo: screen.centerXAnchor)
    middle.isActive = true
    animator.addBehavior(UISnapBehavior(item: badge, snapTo: CGPoint(x: 100, y: 100)))
    #expect(animator.warnings.map(\.kind) == [.constrainedItem])
    withKnownIssue {
      settle(animator, clock: VirtualClock())
    } matching: {
      let text = $0.comments.map(\.rawValue).joined()
      return text.contains("which has constraints") && text.contains("[.constrainedItem]")
    }
    settle(animator, clock: VirtualClock(), allowing: [.constrainedItem])
  }

  @Test func aConstraintThatComesLaterIsFoundAtTheEnd() {
    let screen = UIView(frame: UIScreen.main.bounds)
    screen.addSubview(badge)
    let animator = UIDynamicAnimator(referenceView: screen)
    animator.addBehavior(UISnapBehavior(item: badge, snapTo: CGPoint(x: 100, y: 100)))
    let (width, title) = (badge.widthAnchor.constraint(equalToConstant: 9), UILabel())
    badge.addSubview(title)
    // A constraint that involves the badge is allowed if it positions only the label.
    title.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
    #expect(settle(animator, clock: VirtualClock()) != nil && animator.warnings.isEmpty)
    NSLayoutConstraint.activate([width])
    NSLayoutConstraint.deactivate([width])
    animator.updateItem(usingCurrentState: badge)
    #expect(animator.warnings.isEmpty)
    badge.translatesAutoresizingMaskIntoConstraints = false
    settle(animator, clock: VirtualClock(), allowing: [.constrainedItem])
    #expect(animator.warnings.map(\.kind) == [.constrainedItem])
  }
}
