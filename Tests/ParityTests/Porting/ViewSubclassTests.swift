// SPDX-License-Identifier: MIT

import Testing
import UIDynamics

@Suite("UIView subclasses as apps write them", .timeLimit(.minutes(30)))
struct ViewSubclassTests {
  class RoundView: UIView {
    var rounds = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      rounds += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  final class Canvas: UIView {
    var calls: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layoutSubviews")
    }
    override func draw(_ rect: CGRect) { calls.append("draw") }
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      calls.append(
        "will move to \(newSuperview == nil ? "none" : "one"), has \(superview == nil ? "none" : "one")"
      )
    }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      calls.append("did move, has \(superview == nil ? "none" : "one")")
    }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event) || point.equalTo(CGPoint(x: -1, y: -1))
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
    }
  }

  final class Guarded: UIView {
    var added: [UIView] = []
    override func addSubview(_ view: UIView) {
      added.append(view)
      super.addSubview(view)
    }
    override func removeFromSuperview() {
      added = []
      super.removeFromSuperview()
    }
  }

  @Test("A view's init() calls its override of init(frame:)")
  func plainInitializer() {
    let view = RoundView()
    #expect(view.rounds == 1 && view.frame.equalTo(.zero))
    #expect(
      RoundView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).center.equalTo(
        CGPoint(x: 2.5, y: 4)))
    #expect(RoundView(coder: NSCoder())?.frame == .zero)
  }

  @Test("Hierarchy hooks see the old superview before a move and the new one afterward")
  func hooks() {
    let (first, second, canvas) = (UIView(), UIView(), Canvas())
    first.addSubview(canvas)
    second.addSubview(canvas)
    canvas.removeFromSuperview()
    canvas.removeFromSuperview()
    #expect(
      canvas.calls == [
        "will move to one, has none", "did move, has one",
        "will move to one, has one", "did move, has one",
        "will move to none, has one", "did move, has none",
      ])
    #expect(first.subviews.isEmpty && second.subviews.isEmpty)
  }

  @Test("A requested layout is performed once")
  func layout() {
    let canvas = Canvas()
    canvas.layoutIfNeeded()
    canvas.layoutIfNeeded()
    #expect(canvas.calls == ["layoutSubviews"])
    canvas.setNeedsLayout()
    canvas.setNeedsDisplay()
    canvas.layoutIfNeeded()
    #expect(canvas.calls == ["layoutSubviews", "layoutSubviews"])
    #expect(canvas.point(inside: CGPoint(x: -1, y: -1), with: nil))
    #expect(!canvas.point(inside: CGPoint(x: -2, y: -1), with: nil))
  }

  @Test("The hierarchy methods can be overridden")
  func overrides() {
    let (outer, guarded, inner) = (UIView(), Guarded(), UIView())
    outer.addSubview(guarded)
    guarded.addSubview(inner)
    #expect(guarded.added == [inner] && inner.isDescendant(of: outer))
    guarded.removeFromSuperview()
    #expect(guarded.added.isEmpty && !inner.isDescendant(of: outer) && inner.superview === guarded)
  }

  @Test("Properties without visible effect are stored")
  func inert() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.tag == 0 && view.alpha == 1 && !view.isHidden && !view.clipsToBounds)
    (view.tag, view.alpha, view.isHidden, view.clipsToBounds) = (7, 0.5, true, true)
    #expect(view.tag == 7 && view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
  }
}
