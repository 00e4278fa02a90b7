// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@Suite(.timeLimit(.minutes(30))) struct PathContainmentTests {
  @Test(
    "A rectangular path contains the same points as its rectangle",
    arguments: 0..<200 as Range<UInt64>)
  func rectangles(seed: UInt64) {
    var random = Seeded(seed)
    let (rect, point) = (random.rect(), random.rect().origin)
    #expect(UIBezierPath(rect: rect).contains(point) == rect.contains(point), "\(rect) \(point)")
  }

  @Test("An oval contains exactly the points of its equation", arguments: 0..<200 as Range<UInt64>)
  func ovals(seed: UInt64) {
    var random = Seeded(seed)
    let path = UIBezierPath(ovalIn: CGRect(x: -60, y: -20, width: 120, height: 40))
    let point = CGPoint(x: random.number(-70...70), y: random.number(-30...30))
    let (x, y) = (point.x / 60, point.y / 20)
    let level = x * x + y * y
    // The curve differs from the ellipse that it approximates by at most 0.06 %.
    if (level - 1).magnitude < 6e-4 { return }
    #expect(path.contains(point) == (level < 1), "\(point) level \(level)")
  }

  @Test(
    "Curves contain the same points as a fine polygonal approximation",
    arguments: 0..<20 as Range<UInt64>)
  func curves(seed: UInt64) {
    var random = Seeded(seed)
    let path = UIBezierPath()
    path.move(to: random.point())
    for _ in 0..<3 {
      path.addCurve(
        to: random.point(), controlPoint1: random.point(), controlPoint2: random.point())
    }
    // After scaling up, the polygon is close to the curve because there is a vertex every 10 pt.
    path.apply(CGAffineTransform(scaleX: 10, y: 10))
    let polygon = UIBezierPath()
    for (index, vertex) in path.outline().enumerated() {
      if index == 0 { polygon.move(to: vertex) } else { polygon.addLine(to: vertex) }
    }
    for _ in 0..<10 {
      let point = random.point().applying(CGAffineTransform(scaleX: 10, y: 10))
      #expect(path.contains(point) == polygon.contains(point), "seed \(seed) \(point)")
    }
  }

  @Test("An overlap is inside by the nonzero rule and outside by the even-odd rule")
  func fillRules() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
    let inner = CGPoint(x: 3, y: 3)
    #expect(path.contains(inner))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(inner))
    #expect(path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("An open outline contains the same points as a closed one")
  func openOutline() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.contains(CGPoint(x: 9, y: 1)))
    #expect(!path.contains(CGPoint(x: 1, y: 9)))
    #expect(!UIBezierPath().contains(.zero))
  }
}
