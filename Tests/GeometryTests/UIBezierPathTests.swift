// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@Suite(.timeLimit(.minutes(30))) struct UIBezierPathTests {
  @Test("A new path is empty, starts at the origin and has null bounds")
  func emptyPath() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    #expect(path.bounds.isNull)
    #expect(path.outline().isEmpty)
  }

  @Test("Adding lines or curves before a move does nothing")
  func drawingWithoutStart() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), controlPoint: .zero)
    path.addCurve(to: CGPoint(x: 1, y: 1), controlPoint1: .zero, controlPoint2: .zero)
    path.close()
    #expect(path.isEmpty)
  }

  @Test("A move replaces an immediately preceding move")
  func repeatedMoves() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.move(to: CGPoint(x: 2, y: 2))
    #expect(path.elements == [.move(CGPoint(x: 2, y: 2))])
    #expect(!path.isEmpty)
  }

  @Test("Closing returns to the start, where the next line begins a new subpath")
  func drawingAfterClose() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.close()
    path.addLine(to: CGPoint(x: 9, y: 9))
    let tail = Array(path.elements.suffix(3))
    #expect(tail == [.close, .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 9, y: 9))])
  }

  @Test("A rectangle runs clockwise on screen from its upper left corner")
  func rectangle() {
    let path = UIBezierPath(rect: CGRect(x: 3, y: 4, width: -2, height: -1))
    let corners = [(1, 3), (3, 3), (3, 4), (1, 4)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(path.elements.dropLast() == [.move(corners[0])] + corners.dropFirst().map { .line($0) })
    #expect(path.outline() == corners)
    #expect(UIBezierPath(rect: .null).isEmpty)
  }

  @Test("An oval consists of four cubic curves, clockwise on screen from the right")
  func oval() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 20))
    let ends = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let end), .cubic(_, _, let end): end
      default: nil
      }
    }
    #expect(
      ends == [(40, 10), (20, 20), (0, 10), (20, 0), (40, 10)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(path.elements.last == .close)
    expectClose(path.bounds.components, [0, 0, 40, 20])
    #expect(UIBezierPath(ovalIn: .null).isEmpty)
  }

  @Test("An arc of any sweep stays on its circle", arguments: 0..<100 as Range<UInt64>)
  func arcsKeepToTheCircle(seed: UInt64) {
    var random = Seeded(seed)
    let (center, radius) = (random.point(), random.number(1...100))
    let (start, end) = (random.number(-7...7), random.number(-7...7))
    let path = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: seed % 2 == 0)
    for vertex in path.outline(mergingWithin: 1e-3) {
      let (dx, dy) = (vertex.x - center.x, vertex.y - center.y)
      let distance = (dx * dx + dy * dy).squareRoot()
      // The largest error of the approximation of a quarter circle is known to be 2.8·10⁻⁴ radii.
      expectClose([distance], [radius], within: 2.8e-4 * radius, "seed \(seed) at \(vertex)")
    }
  }

  @Test("An arc runs in the given direction until it reaches the end angle")
  func arcDirections() {
    // Each case lists the start angle, the end angle, `clockwise`, and the number of quarter turns swept.
    let cases: [(CGFloat, CGFloat, Bool, CGFloat)] = [
      (0, .pi / 2, true, 1), (0, .pi / 2, false, -3), (0, -.pi / 2, true, 3),
      (0, -.pi / 2, false, -1), (.pi, .pi, true, 0), (0, 2 * .pi, true, 4),
      (0, 2 * .pi, false, -4), (1, 1 + 5 * .pi, true, 4), (.nan, 1, true, 0),
    ]
    for (start, end, clockwise, quarters) in cases {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 50, startAngle: start, endAngle: end, clockwise: clockwise)
      #expect(CGFloat(path.elements.count - 1) == quarters.magnitude, "\(start) to \(end)")
      guard quarters != 0, quarters.magnitude != 4 else { continue }
      let turned = CGPoint(x: 50, y: 0).applying(
        CGAffineTransform(rotationAngle: start + quarters * .pi / 2))
      expectClose(path.currentPoint.components, turned.components, "\(start) to \(end)")
    }
  }

  @Test("A whole circle ends exactly where it started", arguments: [true, false])
  func wholeCircle(clockwise: Bool) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 3, y: 4), radius: 7, startAngle: 0.3, endAngle: 0.3 + 2 * .pi,
      clockwise: clockwise)
    #expect(path.elements.first == .move(path.currentPoint))
    expectClose(path.bounds.components, [-4, -3, 14, 14], within: 14 * 2.8e-4)
  }

  @Test("A straight line connects an arc to the existing path")
  func arcAfterMove() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.elements[1] == .line(CGPoint(x: 5, y: 0)))
    path.addArc(withCenter: .zero, radius: 5, startAngle: 1, endAngle: 1.5, clockwise: true)
    #expect(path.elements.count == 4)
  }

  @Test("A rounded rectangle's corners begin at 1.53 radii and stay inside the rectangle")
  func roundedRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 10)
    expectClose(path.currentPoint.components, [10 + 15.2866483, 20])
    #expect(path.elements.count == 1 + 4 * 4 + 1)
    expectClose(path.bounds.components, rect.components)
    for (dx, dy) in [(2.0, 2.0), (98, 2), (98, 58), (2, 58)] {
      #expect(!path.contains(CGPoint(x: 10 + dx, y: 20 + dy)), "\(dx) \(dy)")
    }
    for (dx, dy) in [(4.0, 4.0), (96, 4), (96, 56), (4, 56)] {
      #expect(path.contains(CGPoint(x: 10 + dx, y: 20 + dy)), "\(dx) \(dy)")
    }
  }

  @Test("Only the specified corners are rounded", arguments: 0..<16)
  func someCorners(bits: UInt) {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let corners = UIRectCorner(rawValue: bits)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 20, height: 5))
    let places: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: 11, y: 21)), (.topRight, CGPoint(x: 109, y: 21)),
      (.bottomLeft, CGPoint(x: 11, y: 79)), (.bottomRight, CGPoint(x: 109, y: 79)),
    ]
    for (corner, place) in places {
      #expect(path.contains(place) != corners.contains(corner), "\(bits): \(place)")
    }
    let all = UIBezierPath(roundedRect: rect, cornerRadius: 20).elements
    #expect((path.elements == all) == (bits == 15))
    expectClose(path.bounds.components, rect.components)
  }

  @Test("Corners too large for the shorter edge become half circles")
  func capsule() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 99)
    expectClose(path.bounds.components, rect.components)
    #expect(path.elements.first == .move(CGPoint(x: 20, y: 0)))
    for angle in stride(from: CGFloat.pi / 2, through: 1.5 * .pi, by: 0.1) {
      let direction = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: angle))
      for (radius, isInside) in [(19.9, true), (20.1, false)] {
        let point = CGPoint(x: 20 + radius * direction.x, y: 20 + radius * direction.y)
        #expect(path.contains(point) == isInside, "\(point)")
      }
    }
  }

  @Test("Without a valid radius, the corners are sharp", arguments: [0, -5, CGFloat.nan])
  func sharpCorners(radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
    #expect(path.elements == UIBezierPath(rect: rect).elements)
  }

  @Test("Bounds follow the curve, not its control points")
  func tightBounds() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    expectClose(path.bounds.components, [0, 0, 10, 5])
    // y(t) = 3t(1−t)·(10(1−t) − 10t), with extremes of ±5/√3 at t = ½ ∓ 1/(2√3).
    let wave = UIBezierPath()
    wave.move(to: .zero)
    wave.addCurve(
      to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 10, y: 10),
      controlPoint2: CGPoint(x: 20, y: -10))
    let crest = 5 / CGFloat(3).squareRoot()
    expectClose(wave.bounds.components, [0, -crest, 30, 2 * crest])
  }

  @Test("A copy of a path is independent")
  func copying() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy !== path && copy.elements == path.elements && copy.usesEvenOddFillRule)
    copy.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.elements.count == 5 && copy.elements.count == 7)
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero && !copy.isEmpty)
  }

  @Test("Appending keeps both outlines, even when a path is appended to itself")
  func appending() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 6, width: 1, height: 1)))
    #expect(path.elements.count == 10)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 6, height: 7))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.append(path)
    #expect(path.elements.count == 20)
  }

  @Test("A transform moves the outline and the current point", arguments: 0..<20 as Range<UInt64>)
  func applying(seed: UInt64) {
    var random = Seeded(seed)
    let transform = random.transform()
    let path = UIBezierPath()
    path.move(to: random.point())
    path.addCurve(
      to: random.point(), controlPoint1: random.point(), controlPoint2: random.point())
    path.addQuadCurve(to: random.point(), controlPoint: random.point())
    let before = path.elements
    path.apply(transform)
    path.apply(transform.inverted())
    for (element, original) in zip(path.elements, before) {
      expectClose(element.numbers, original.numbers, within: 1e-9, "seed \(seed)")
    }
    expectClose(path.currentPoint.components, before.last?.numbers.suffix(2) ?? [], within: 1e-9)
  }
}

extension PathElement {
  fileprivate var numbers: [CGFloat] {
    switch self {
    case .move(let end), .line(let end): end.components
    case .quad(let control, let end): control.components + end.components
    case .cubic(let first, let second, let end):
      first.components + second.components + end.components
    case .close: []
    }
  }
}
