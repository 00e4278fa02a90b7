// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UIView without a screen", .timeLimit(.minutes(30)))
struct UIViewTests {
  @Test("User interaction is enabled in a new view and can be disabled")
  func touches() {
    let view = UIView()
    #expect(view.isUserInteractionEnabled)
    view.isUserInteractionEnabled = false
    #expect(!view.isUserInteractionEnabled)
  }

  @Test("A new view has its center in the middle of its frame and its bounds at the origin")
  func initialGeometry() {
    let view = UIView(id: "square", frame: CGRect(x: 172.5, y: 318.5, width: 30, height: 30))
    #expect(view.id == "square" && UIView().id == "")
    #expect(view.center == CGPoint(x: 187.5, y: 333.5))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(view.frame == CGRect(x: 172.5, y: 318.5, width: 30, height: 30))
    #expect(view.transform.isIdentity && view.superview == nil && view.subviews == [])
    #expect(
      UIView(frame: CGRect(x: 10, y: 10, width: -4, height: 6)).center == CGPoint(x: 8, y: 13))
    #expect(view.description == "<UIView square; frame = (172.5 318.5; 30.0 30.0)>")
  }

  @Test(
    "The center moves the frame, the bounds resize it about the center, and the frame sets both")
  func geometrySetters() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
    view.bounds = CGRect(x: 3, y: 4, width: 40, height: 60)
    #expect(view.frame == CGRect(x: 80, y: 70, width: 40, height: 60))
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(view.center == CGPoint(x: 4, y: 4))
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 8, height: 8), "the origin is kept")
  }

  @Test("The frame of a rotated view is the box around its corners")
  func rotatedFrame() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let diagonal = 100 * 2.0.squareRoot()
    let origin = 100 - diagonal / 2
    expectClose(
      view.frame, CGRect(x: origin, y: origin, width: diagonal, height: diagonal), within: 1e-12,
      "frame")
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
  }

  @Test("Under a scale or a right angle, a frame reads back as set")
  func frameUnderTransform() {
    for transform in [
      CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: .pi / 2),
      CGAffineTransform(translationX: 7, y: -3),
    ] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.transform = transform
      let frame = CGRect(x: 20, y: 30, width: 40, height: 60)
      view.frame = frame
      expectClose(view.frame, frame, within: 1e-12, "frame under \(transform)")
    }
  }

  /// The frames were printed by a device with 32-bit coordinates (Stack Overflow 5802830).
  @Test("Setting a rotated view's frame gives the frame that a device printed")
  func frameOfRotatedView() {
    let square = CGRect(x: 20, y: 20, width: 100, height: 100)
    let view = UIView(frame: square)
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    func frame() -> [Float] {
      [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { Float($0) }
    }
    #expect(frame() == [15.258121, 15.258121, 109.483757, 109.483757])
    for _ in 0..<2 {
      view.frame = square
      #expect(frame() == [11.063205, 20, 117.873589, 100])
    }
  }

  @Test("Setting a frame rotates its size back as a vector, at every angle and scale")
  func framesOfTransformedViews() {
    let size = CGSize(width: 80, height: 30)
    for angle in stride(from: -3.5, through: 3.5, by: 0.25) {
      for scale in [
        CGSize(width: 1, height: 1), CGSize(width: -2, height: 1), CGSize(width: 0.5, height: -3),
      ] {
        let view = UIView(frame: .zero)
        view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(
          x: scale.width, y: scale.height)
        view.frame = CGRect(origin: CGPoint(x: 5, y: 6), size: size)
        let rotation = CGAffineTransform(rotationAngle: angle)
        let (c, s) = (rotation.a, rotation.b)
        expectClose(
          view.bounds,
          CGRect(
            x: 0, y: 0, width: abs((size.width * c + size.height * s) / scale.width),
            height: abs((size.height * c - size.width * s) / scale.height)), within: 1e-12,
          "bounds at \(angle), \(scale)")
        #expect(view.center == CGPoint(x: 45, y: 21))
      }
    }
  }

  // MARK: Hierarchy

  @Test("Subviews are in order of addition, and re-adding one brings it to the front")
  func subviewOrder() {
    let parent = UIView()
    let views = ["a", "b", "c"].map { UIView(id: $0, frame: .zero) }
    views.forEach(parent.addSubview)
    parent.addSubview(views[0])
    #expect(parent.subviews.map(\.id) == ["b", "c", "a"])
    parent.insertSubview(views[2], at: 0)
    #expect(parent.subviews.map(\.id) == ["c", "b", "a"])
    parent.insertSubview(views[2], at: 99)
    #expect(parent.subviews.map(\.id) == ["b", "a", "c"])
    views[1].removeFromSuperview()
    views[1].removeFromSuperview()
    #expect(parent.subviews.map(\.id) == ["a", "c"] && views[1].superview == nil)
  }

  @Test("A view has one superview at a time and is a descendant of all its ancestors")
  func descent() {
    let (root, middle, leaf, other) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf))
    #expect(!root.isDescendant(of: leaf) && !leaf.isDescendant(of: other))
    other.addSubview(leaf)
    #expect(middle.subviews == [] && leaf.superview === other && !leaf.isDescendant(of: root))
  }

  @Test("A view holds its superview weakly and its subviews strongly")
  func ownership() {
    let leaf = UIView()
    weak var held: UIView?
    do {
      let parent = UIView()
      parent.addSubview(leaf)
      let child = UIView()
      leaf.addSubview(child)
      held = child
    }
    #expect(leaf.superview == nil && held != nil)
  }

  @Test("Adding a view to itself ends the process with a reason")
  func cycle() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (outer, inner) = (UIView(id: "outer", frame: .zero), UIView(id: "inner", frame: .zero))
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    expectSentence("which is the same view or inside it. Remove <UIView inner;", in: result)
  }

  // MARK: Conversion

  @Test("Positions of nested views add up, and bounds origins are subtracted")
  func nestedConversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let container = UIView(frame: CGRect(x: 10.25, y: 20.5, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    root.addSubview(container)
    container.addSubview(leaf)
    let point = CGPoint(x: 150.3, y: 50.7)
    expectClose(
      container.convert(point, to: root), CGPoint(x: 160.55, y: 71.2), within: 1e-12, "to root")
    #expect(leaf.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 16.25, y: 27.5))
    #expect(root.convert(CGPoint(x: 5, y: 5), from: leaf) == CGPoint(x: 16.25, y: 27.5))
    #expect(leaf.convert(CGPoint(x: 16.25, y: 27.5), from: root) == CGPoint(x: 5, y: 5))
    #expect(leaf.convert(point, to: leaf) == point)
    container.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(leaf.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 16.25, y: -2.5))
    #expect(
      leaf.convert(leaf.bounds, to: root) == CGRect(x: 11.25, y: -7.5, width: 10, height: 10))
  }

  @Test("A nil view means the space around the outermost view")
  func conversionToNil() {
    let root = UIView(frame: CGRect(x: 5, y: 5, width: 300, height: 400))
    let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    root.addSubview(leaf)
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 15))
    #expect(leaf.convert(CGPoint(x: 15, y: 15), from: nil) == .zero)
    let stranger = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(leaf.convert(CGPoint.zero, to: stranger) == CGPoint(x: 14, y: 14))
  }

  @Test("Conversions between rotated views can be reversed and agree through the parent")
  func turnedConversion() {
    withEverySeed(0..<50) { generator in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let views = (0..<4).map { index in
        let view = UIView(
          id: "\(index)",
          frame: CGRect(
            x: generator.double(in: -50..<50), y: generator.double(in: -50..<50),
            width: generator.double(in: 1..<200), height: generator.double(in: 1..<200)))
        view.transform = CGAffineTransform(rotationAngle: generator.double(in: -3..<3))
          .scaledBy(x: generator.double(in: 0.5..<2), y: generator.double(in: 0.5..<2))
        return view
      }
      root.addSubview(views[0])
      views[0].addSubview(views[1])
      views[0].addSubview(views[2])
      views[2].addSubview(views[3])
      let point = CGPoint(x: generator.double(in: -100..<100), y: 7)
      let there = views[1].convert(point, to: views[3])
      expectClose(views[1].convert(there, from: views[3]), point, within: 1e-9, "there and back")
      expectClose(
        views[3].convert(views[1].convert(point, to: root), from: root), there, within: 1e-9,
        "by way of the root")
      let center = CGPoint(x: views[1].bounds.midX, y: views[1].bounds.midY)
      expectClose(
        views[1].convert(center, to: views[0]), views[1].center, within: 1e-9, "center")
    }
  }

  @Test("A rotation by 90° about the center swaps the sides of a converted rectangle")
  func turnedRect() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expectClose(
      view.convert(view.bounds, to: root), CGRect(x: 110, y: 90, width: 20, height: 40),
      within: 1e-12, "bounds")
    expectClose(
      view.convert(CGPoint.zero, to: root), CGPoint(x: 130, y: 90), within: 1e-12,
      "the upper left corner has become the upper right")
  }
}
