// SPDX-License-Identifier: MIT

import Testing
import UIDynamics

@Suite("UITouch", .timeLimit(.minutes(30)))
struct UITouchTests {
  /// A view whose bounds begin at (3, 4), rotated by 90° inside a view at (100, 200).
  private let inner = UIView(frame: CGRect(x: 20, y: 40, width: 10, height: 10))
  private let window = UIView(frame: CGRect(x: 100, y: 200, width: 300, height: 300))

  init() {
    window.addSubview(inner)
    inner.bounds.origin = CGPoint(x: 3, y: 4)
    inner.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
  }

  @Test("A touch has a location in every view, and a previous location")
  func places() {
    let touch = UITouch(at: CGPoint(x: 5, y: 4), in: inner, tapCount: 2)
    #expect(touch.view === inner && touch.tapCount == 2 && touch.phase == .began)
    // The touch is 3 pt left of the center (8, 9) and 5 pt above it. The clockwise rotation moves it to 5 pt right of (25, 45)
    // and 3 pt above that point.
    #expect(touch.location(in: window) == CGPoint(x: 30, y: 42))
    #expect(touch.location(in: inner) == CGPoint(x: 5, y: 4))
    #expect(touch.previousLocation(in: window) == touch.location(in: window))
    touch.move(to: CGPoint(x: 31, y: 45), in: window)
    #expect(touch.phase == .moved && touch.view === inner)
    #expect(touch.location(in: inner) == CGPoint(x: 8, y: 3))
    #expect(touch.previousLocation(in: inner) == CGPoint(x: 5, y: 4))
  }

  @Test("A touch without a view is in the space around the outermost view")
  func outermost() {
    let touch = UITouch(at: CGPoint(x: 7, y: 9), in: nil)
    #expect(touch.view == nil && touch.location(in: nil) == CGPoint(x: 7, y: 9))
    touch.move(to: CGPoint(x: 8, y: 9), in: nil, phase: .ended)
    #expect(touch.phase == .ended)
    #expect(touch.location(in: nil) == CGPoint(x: 8, y: 9))
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 7, y: 9))
  }

  @Test("A touch is passed from a view to its superview, which can keep it")
  func responders() {
    final class Asked: UIView {
      var said: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        said.append("began")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        said.append("cancelled")
      }
    }
    let asked = Asked(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    asked.addSubview(window)
    let touches: Set = [UITouch(at: .zero, in: inner)]
    inner.touchesBegan(touches, with: nil)
    inner.touchesMoved(touches, with: nil)
    inner.touchesEnded(touches, with: nil)
    inner.touchesCancelled(touches, with: nil)
    #expect(asked.said == ["began", "cancelled"])
    #expect(UIResponder().next == nil)
    #expect(!UIResponder().becomeFirstResponder() && UIResponder().resignFirstResponder())
  }

  @Test("sizeToFit keeps the upper left corner, and the size unless sizeThatFits is overridden")
  func fittingSize() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width + 4, height: size.width + 4)
      }
    }
    let plain = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 20))
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 5, y: 6, width: 10, height: 20))
    #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
    let square = Square(frame: CGRect(x: 5, y: 6, width: 10, height: 20))
    square.sizeToFit()
    #expect(square.frame == CGRect(x: 5, y: 6, width: 14, height: 14))
  }

  @Test("A region's description says whether it is infinite")
  func regions() {
    #expect(UIRegion.infinite.description == "<UIRegion infinite>")
    #expect(UIRegion(radius: 3).description == "<UIRegion>")
  }
}
