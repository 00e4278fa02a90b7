// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@Suite(.timeLimit(.minutes(30))) struct CGRectTests {
  let backwards = CGRect(x: 10, y: 20, width: -4, height: -6)

  @Test("A negative size extends to the left and upward")
  func edgesOfNegativeSizes() {
    #expect([backwards.minX, backwards.midX, backwards.maxX] == [6, 8, 10])
    #expect([backwards.minY, backwards.midY, backwards.maxY] == [14, 17, 20])
    #expect([backwards.width, backwards.height] == [4, 6])
    #expect(backwards.size == CGSize(width: -4, height: -6))
    #expect(backwards.standardized == CGRect(x: 6, y: 14, width: 4, height: 6))
    // On Linux, Foundation compares rectangles regardless of sign, and hashes null rectangles differently.
    #if !FOUNDATION_TYPES
      #expect(backwards != backwards.standardized)
    #endif
  }

  @Test("Null, empty and infinite rectangles are recognized")
  func specialRectangles() {
    let cases: [(CGRect, isNull: Bool, isEmpty: Bool, isInfinite: Bool)] = [
      (.zero, false, true, false), (.null, true, true, false), (.infinite, false, false, true),
      (CGRect(x: 1, y: 2, width: 3, height: 0), false, true, false),
      (backwards, false, false, false),
      (CGRect(x: 1.0, y: .infinity, width: 3.0, height: 4.0), true, true, false),
    ]
    for (rect, isNull, isEmpty, isInfinite) in cases {
      #expect(rect.isNull == isNull, "\(rect)")
      #expect(rect.isEmpty == isEmpty, "\(rect)")
      #expect(rect.isInfinite == isInfinite, "\(rect)")
    }
  }

  @Test("All null rectangles are equal")
  func nullRectanglesAreEqual() {
    let other = CGRect(x: CGFloat.infinity, y: 3, width: 5, height: 5)
    #expect(other == .null)
    #if !FOUNDATION_TYPES
      #expect(Set([other, .null]).count == 1)
    #endif
    #expect(other.standardized.size == .zero)
  }

  @Test("Every operation on the null rectangle yields null")
  func nullStaysNull() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let halves = CGRect.null.divided(atDistance: 1, from: .minXEdge)
    let nulls = [
      CGRect.null.insetBy(dx: -1, dy: -1), .null.offsetBy(dx: 1, dy: 1), .null.integral,
      .null.intersection(rect), rect.intersection(.null), .null.union(.null),
      .null.applying(CGAffineTransform(scaleX: 2, y: 2)), halves.slice, halves.remainder,
    ]
    #expect(nulls.allSatisfy { $0.isNull }, "\(nulls)")
    #expect(!CGRect.null.intersects(rect))
    #expect(!CGRect.null.contains(CGPoint.zero))
  }

  @Test("Insets move all four edges and yield null past the middle")
  func insetting() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 6)
    #expect(rect.insetBy(dx: 1, dy: 2) == CGRect(x: 1, y: 2, width: 8, height: 2))
    #expect(rect.insetBy(dx: -1, dy: -2) == CGRect(x: -1, y: -2, width: 12, height: 10))
    #expect(rect.insetBy(dx: 5, dy: 3) == CGRect(x: 5, y: 3, width: 0, height: 0))
    #expect(rect.insetBy(dx: 5.5, dy: 0).isNull)
    #expect(rect.insetBy(dx: 0, dy: 3.5).isNull)
    #expect(backwards.insetBy(dx: 1, dy: 1) == CGRect(x: 7, y: 15, width: 2, height: 4))
  }

  @Test("An offset keeps the absolute size and makes it positive")
  func offsetting() {
    #expect(backwards.offsetBy(dx: 1, dy: -1) == CGRect(x: 7, y: 13, width: 4, height: 6))
  }

  @Test("The integral rectangle extends outward to whole coordinates")
  func integral() {
    let rect = CGRect(x: -0.25, y: 1.5, width: 2.5, height: 0.25)
    #expect(rect.integral == CGRect(x: -1, y: 1, width: 4, height: 1))
    #expect(backwards.integral == backwards.standardized)
  }

  @Test("Touching rectangles intersect in an edge without area")
  func touching() {
    // As measured on CoreGraphics, the intersection is (0, 5, 10, 0) rather than null.
    let upper = CGRect(x: 0, y: 0, width: 10, height: 5)
    let lower = CGRect(x: 0, y: 5, width: 10, height: 5)
    #expect(upper.intersection(lower) == CGRect(x: 0, y: 5, width: 10, height: 0))
    #expect(upper.intersects(lower))
    #expect(!upper.intersects(lower.offsetBy(dx: 0, dy: 0.001)))
  }

  @Test("An empty rectangle still extends a union")
  func unionWithEmpty() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let spot = CGRect(x: 5, y: -1, width: 0, height: 0)
    #expect(rect.union(spot) == CGRect(x: 0, y: -1, width: 5, height: 3))
    #expect(rect.union(.null) == rect)
    #expect(CGRect.null.union(backwards) == backwards.standardized)
  }

  @Test("The upper and left edges belong to a rectangle, and the lower and right edges do not")
  func containingPoints() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let inside = [(0, 0), (9, 9), (0, 9), (5, 5)].map { CGPoint(x: $0.0, y: $0.1) }
    let outside = [(10, 0), (0, 10), (10, 10), (-1, 5)].map { CGPoint(x: $0.0, y: $0.1) }
    for point in inside { #expect(rect.contains(point), "\(point)") }
    for point in outside { #expect(!rect.contains(point), "\(point)") }
    #expect(!CGRect.zero.contains(CGPoint.zero))
    #expect(backwards.contains(CGPoint(x: 6, y: 14)))
    #expect(!backwards.contains(CGPoint(x: 10, y: 20)))
  }

  @Test("A rectangle contains another if and only if their union is not larger")
  func containingRectangles() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(rect))
    #expect(rect.contains(CGRect(x: 10, y: 10, width: -10, height: -10)))
    #expect(rect.contains(CGRect(x: 10, y: 10, width: 0, height: 0)))
    #expect(rect.contains(CGRect.null))
    #expect(!rect.contains(CGRect(x: 0, y: 0, width: 10, height: 10.5)))
    #expect(!CGRect.null.contains(rect))
    #expect(CGRect.infinite.contains(rect))
  }

  @Test("Dividing cuts from the named edge and never past the opposite edge")
  func dividing() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
    let cases: [(CGRectEdge, CGFloat, slice: CGRect, remainder: CGRect)] = [
      (
        .minXEdge, 3, .init(x: 0, y: 0, width: 3, height: 4), .init(x: 3, y: 0, width: 7, height: 4)
      ),
      (
        .maxXEdge, 3, .init(x: 7, y: 0, width: 3, height: 4), .init(x: 0, y: 0, width: 7, height: 4)
      ),
      (
        .minYEdge, 1, .init(x: 0, y: 0, width: 10, height: 1),
        .init(x: 0, y: 1, width: 10, height: 3)
      ),
      (
        .maxYEdge, 1, .init(x: 0, y: 3, width: 10, height: 1),
        .init(x: 0, y: 0, width: 10, height: 3)
      ),
      (.minXEdge, 99, rect, .init(x: 10, y: 0, width: 0, height: 4)),
      (.maxYEdge, -1, .init(x: 0, y: 4, width: 10, height: 0), rect),
    ]
    for (edge, distance, slice, remainder) in cases {
      let halves = rect.divided(atDistance: distance, from: edge)
      #expect(halves.slice == slice, "\(edge) \(distance)")
      #expect(halves.remainder == remainder, "\(edge) \(distance)")
    }
  }

  @Test("Edge insets apply to the stored origin and size")
  func edgeInsets() {
    let rect = CGRect(x: 5, y: 7, width: 320, height: 480)
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    // Facts 2.14: with this boundary moved outward by 1 pt, the measured corners are (24,16)–(286,458).
    #expect(rect.inset(by: insets) == CGRect(x: 25, y: 17, width: 260, height: 440))
    #expect(rect.inset(by: insets).insetBy(dx: -1, dy: -1).maxX == 286)
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test("The bounds of a rotated rectangle match a closed formula")
  func applyingRotation() {
    let rect = CGRect(x: -50, y: -25, width: 100, height: 50)
    let angle: CGFloat = 0.5
    let transform = CGAffineTransform(rotationAngle: angle)
    let (sine, cosine) = (transform.b, transform.a)
    let (width, height) = (100 * cosine + 50 * sine, 100 * sine + 50 * cosine)
    expectClose(
      rect.applying(transform).components, [-width / 2, -height / 2, width, height])
  }

  @Test("Union, intersection and containment always agree", arguments: 0..<200 as Range<UInt64>)
  func setAlgebra(seed: UInt64) {
    var random = Seeded(seed)
    let (first, second) = (random.rect(), random.rect())
    let (union, shared) = (first.union(second), first.intersection(second))
    #expect(union.contains(first) && union.contains(second), "\(first) \(second)")
    #expect(union == second.union(first), "\(first) \(second)")
    #expect(shared == second.intersection(first), "\(first) \(second)")
    #expect(first.contains(shared) && second.contains(shared), "\(first) \(second)")
    #expect(first.intersects(second) == !shared.isNull, "\(first) \(second)")
    #expect(first.contains(second) == (union == first.standardized), "\(first) \(second)")
    let point = random.rect().origin
    let isInBoth = first.contains(point) && second.contains(point)
    #expect(shared.contains(point) == isInBoth, "\(first) \(second) \(point)")
  }
}
