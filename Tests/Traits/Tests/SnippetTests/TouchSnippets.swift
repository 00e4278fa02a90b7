// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NeverForceUnwrap

import Testing
import UIKit

// Touch methods that views and controllers override.

final class Follower: UIView {
  private(set) var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let superview else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    center.x += now.x - before.x
    center.y += now.y - before.y
  }
}

final class SnapController: UIViewController {
  let card = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
  lazy var animator = UIDynamicAnimator(referenceView: view)
  private(set) var places: [CGPoint] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first!.location(in: view)
    places.append(place)
    animator.removeAllBehaviors()
    animator.addBehavior(UISnapBehavior(item: card, snapTo: place))
  }
}

extension UIView {
  var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder as? UIViewController
  }
}

@Suite("Touches in apps", .timeLimit(.minutes(30))) struct TouchSnippets {
  @Test("A touch has a location in any view, even a shifted and rotated one")
  func places() {
    let (around, inside) = (UIView(), UIView())
    around.frame = CGRect(x: 100, y: 10, width: 80, height: 60)
    inside.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    inside.center = CGPoint(x: 40, y: 30)
    inside.transform = CGAffineTransform(rotationAngle: .pi / 2)
    around.addSubview(inside)
    let touch = UITouch(at: CGPoint(x: 40, y: 35), in: around)
    // The view is rotated by 90° clockwise, so 5 pt below the middle is 5 pt along the view's x axis.
    #expect(touch.location(in: inside) == CGPoint(x: 15, y: 5))
    #expect(touch.location(in: nil) == CGPoint(x: 140, y: 45))
    touch.move(to: CGPoint(x: 141, y: 47), in: nil)
    #expect(touch.location(in: around) == CGPoint(x: 41, y: 37) && touch.phase == .moved)
    #expect(touch.previousLocation(in: around) == CGPoint(x: 40, y: 35))
  }

  @Test("A view passes touches to its superview, which passes them to its controller")
  func chain() {
    let controller = SnapController()
    let touch = UITouch(at: CGPoint(x: 4, y: 6), in: controller.view.subviews[0])
    #expect(controller.card.next === controller.view && controller.view.next === controller)
    controller.card.touchesBegan([touch], with: nil)
    #expect(controller.places == [CGPoint(x: 24, y: 26)])
    for _ in 0..<200 { controller.animator.advance(by: 1 / 60) }
    #expect(abs(controller.card.center.x - 24) < 0.5, "came to \(controller.card.center)")
    #expect(controller.card.nearestController === controller)
  }

  @Test("A view that overrides a touch method without calling super keeps the touch")
  func kept() {
    let (controller, follower) = (SnapController(), Follower(frame: .zero))
    controller.view.addSubview(follower)
    let touch = UITouch(at: .zero, in: controller.view)
    follower.touchesBegan([touch], with: nil)
    touch.move(to: CGPoint(x: 3, y: -2), in: controller.view)
    follower.touchesMoved([touch], with: nil)
    #expect(follower.heard == ["began"] && controller.places == [.zero])
    #expect(follower.center == CGPoint(x: 3, y: -2))
  }
}
