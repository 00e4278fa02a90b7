// SPDX-License-Identifier: MIT

import Testing
import UIKit

// Views subclassed and decorated as in apps.

class RoundView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = frame.width / 2
    backgroundColor = .red
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

final class Canvas: UIView {
  private(set) var layouts = 0
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
  override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
  override func didMoveToSuperview() { tag = 7 }
}

final class Triangle: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -20))
    path.addLine(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: -20, y: 20))
    path.close()
    return path
  }
}

extension UIView {
  var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

@Suite("Views as apps write them", .timeLimit(.minutes(30))) struct ViewSnippets {
  let screen = Screen()

  @Test func aViewWithoutAFrame() {
    let view = RoundView()
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(view.center == CGPoint(x: 30, y: 30) && view.backgroundColor == .red)
  }

  @Test func hooks() {
    let canvas = Canvas(frame: screen.view.bounds)
    screen.view.addSubview(canvas)
    canvas.setNeedsLayout()
    canvas.layoutIfNeeded()
    #expect(canvas.layouts == 1 && screen.view.viewWithTag(7) === canvas)
  }

  @Test func anOutlineOfItsOwn() {
    let triangle = Triangle(frame: CGRect(x: 100, y: 0, width: 40, height: 40))
    screen.view.addSubview(triangle)
    let collision = UICollisionBehavior(items: [triangle])
    collision.translatesReferenceBoundsIntoBoundary = true
    screen.animator.addBehavior(collision)
    screen.animator.addBehavior(UIGravityBehavior(items: [triangle]))
    #expect(screen.rest() && abs(triangle.center.y - 460) <= 0.5)
  }

  @Test func theLayerIsTheView() {
    screen.card.layer.position = CGPoint(x: 5, y: 6)
    screen.card.cornerRadius = 3
    #expect(screen.card.center == CGPoint(x: 5, y: 6) && screen.card.layer.cornerRadius == 3)
    screen.card.layer.shadowPath = UIBezierPath(rect: screen.card.bounds).cgPath
    #expect(screen.card.layer.shadowPath?.bezierPath.bounds == screen.card.bounds)
  }

  @Test func colors() {
    let color = UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 1)
    #expect(color == UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor.white.withAlphaComponent(0.25).cgColor.alpha == 0.25)
  }

  @Test func orderAndHits() {
    let back = UIView(frame: screen.view.bounds)
    screen.view.insertSubview(back, belowSubview: screen.card)
    #expect(screen.view.subviews.first === back)
    let hit = screen.view.hitTest(CGPoint(x: 110, y: 60), with: nil)
    #expect(hit === screen.card)
    screen.view.bringSubviewToFront(back)
    #expect(screen.view.hitTest(CGPoint(x: 110, y: 60), with: nil) === back)
  }

  @Test func aLabelAndAPicture() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 20)
    let picture = UIImageView(image: UIImage(size: CGSize(width: 30, height: 20)))
    #expect(label.font.pointSize == 20 && picture.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test func aButton() {
    let button = UIButton(type: .system)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.setTitle("Drop", for: .normal)
    button.sendActions(for: [.touchUpInside, .touchDown])
    button.sendActions(for: .valueChanged)
    #expect(taps == 1 && button.title(for: .normal) == "Drop")
  }

  @Test func anAnimationEndsByTheClock() {
    let clock = VirtualClock()
    var ends: [TimeInterval] = []
    VirtualClock.$current.withValue(clock) {
      UIView.animate(withDuration: 0.25, delay: 0.5, options: .curveEaseOut) {
        screen.card.alpha = 0
      } completion: { _ in
        ends.append(clock.now)
      }
      UIView.animate(withDuration: 0.5) {
        screen.card.isHidden = true
      } completion: { _ in
        ends.append(clock.now)
      }
    }
    #expect(screen.card.alpha == 0 && screen.card.isHidden && ends.isEmpty)
    clock.advance(by: 2)
    #expect(ends == [0.5, 0.75])
  }
}
