// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NeverForceUnwrap

import Testing
import UIKit

// Code that apps keep next to their motions: constraints, colors, layers, and controls.

final class Paddle: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(ovalIn: rect.insetBy(dx: 1, dy: 1))
    path.lineWidth = 2
    path.lineCapStyle = .round
    UIColor.blue.setFill()
    path.fill()
    path.stroke()
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 20)
  }
}

final class PlaygroundController: UIViewController {
  let slider = UISlider()
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  let gravity = UIGravityBehavior()
  let button = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Again", for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 17)
    let row = UIStackView(arrangedSubviews: [slider, button])
    row.translatesAutoresizingMaskIntoConstraints = false
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(row)
    view.insertSubview(blur, at: 0)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    slider.maximumValue = 3
    slider.addAction(
      UIAction { [unowned self] _ in gravity.magnitude = CGFloat(slider.value) }, for: .valueChanged
    )
  }
}

@Suite("Code around motions", .timeLimit(.minutes(30))) struct DecorSnippets {
  @Test func controlsTune() {
    let controller = PlaygroundController()
    controller.loadViewIfNeeded()
    controller.slider.value = 7
    controller.slider.sendActions(for: .valueChanged)
    // The magnitude is computed from an angle in 32 bits.
    #expect(abs(controller.gravity.magnitude - 3) < 1e-6, "\(controller.gravity.magnitude)")
    #expect(controller.button.titleLabel?.text == "Again")
    #expect(controller.view.subviews.first === controller.blur)
  }

  @Test func layersOfClasses() {
    let paddle = Paddle(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let shape = paddle.layer as! CAShapeLayer
    shape.path = UIBezierPath(roundedRect: paddle.bounds, cornerRadius: 4).cgPath
    let (back, front) = (CAGradientLayer(), CALayer())
    shape.addSublayer(front)
    shape.insertSublayer(back, at: 0)
    #expect(
      shape.sublayers?.map(ObjectIdentifier.init) == [back, front].map(ObjectIdentifier.init))
    shape.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(paddle.transform.a == 2 && paddle.intrinsicContentSize.height == 20)
  }

  @Test func pathsCopyHowTheyAreDrawn() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 3
    let copy = path.copy() as! UIBezierPath
    copy.lineWidth = 5
    #expect(path.lineWidth == 3 && copy.lineWidth == 5 && UIBezierPath().lineWidth == 1)
  }

  @Test func textsOfGeometry() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test func labelsFit() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    label.text = "1234567890"
    label.font = .systemFont(ofSize: 10)
    label.sizeToFit()
    // The text is ten letters of 6 pt in a line of 12 pt, and the upper left corner stays in place.
    #expect(label.frame == CGRect(x: 10, y: 20, width: 60, height: 12))
  }

  @Test func propertyAnimatorsEndOnTheVirtualClock() {
    let (clock, view) = (VirtualClock(), UIView())
    var ends: [UIViewAnimatingPosition] = []
    VirtualClock.$current.withValue(clock) {
      let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) { view.alpha = 0.5 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      #expect(view.alpha == 0.5 && animator.isRunning && ends.isEmpty)
      clock.advance(by: 0.3)
      #expect(ends.isEmpty)
      clock.advance(by: 0.2)
      #expect(ends == [.end] && !animator.isRunning)
    }
  }

  @Test func stacksOfControllers() {
    let (root, top) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(top, animated: true)
    #expect(top.navigationController === stack && stack.topViewController === top)
    stack.popViewController(animated: true)
    #expect(stack.viewControllers.count == 1 && top.navigationController == nil)
    #expect(stack.popViewController(animated: true) == nil)
  }
}
