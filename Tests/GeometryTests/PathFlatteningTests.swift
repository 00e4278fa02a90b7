// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@Suite(.timeLimit(.minutes(30))) struct PathFlatteningTests {
  static let measuredOvals: [(width: CGFloat, height: CGFloat, vertices: Int)] = [
    (20, 10, 4), (100, 50, 24), (60, 200, 44), (200, 60, 44), (1000, 500, 244),
  ]

  @Test("An oval has UIKit's number of vertices, starting at the right", arguments: measuredOvals)
  func ovalVertices(width: CGFloat, height: CGFloat, vertices: Int) {
    let outline = oval(width, height).outline()
    #expect(outline.count == vertices, "\(width)×\(height)")
    #expect(outline.first == CGPoint(x: width / 2, y: 0))
  }

  @Test("Without duplicates, each quarter of an oval has one vertex per 10 pt")
  func ovalVerticesWithoutTwins() {
    let counts = Self.measuredOvals.map {
      oval($0.width, $0.height).outline(mergingWithin: 0.1).count
    }
    #expect(counts == [4, 24, 40, 40, 240])
  }

  @Test("Vertices of an oval lie on the oval", arguments: measuredOvals)
  func verticesOnTheOval(width: CGFloat, height: CGFloat, vertices: Int) {
    for vertex in oval(width, height).outline() {
      let (x, y) = (vertex.x / width * 2, vertex.y / height * 2)
      expectClose([x * x + y * y], [1], within: 6e-4, "\(vertex)")
    }
  }

  @Test("Only the first subpath is used, and the closing vertex is not repeated")
  func firstSubpath() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: .zero)
    path.append(UIBezierPath(rect: CGRect(x: 50, y: 50, width: 5, height: 5)))
    #expect(path.outline() == [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
  }

  @Test("A parabola is divided into equal pieces of about 10 pt")
  func parabola() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 35, y: 0), controlPoint: CGPoint(x: 17.5, y: 0))
    // The curve is straight with constant speed, so there are three pieces of 35/3 pt.
    let outline = path.outline()
    expectClose(outline.map(\.x), [0, 35 / 3, 70 / 3, 35], within: 1e-5)
  }

  @Test("An arc of a whole circle closes without a duplicate vertex")
  func wholeCircle() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 1, endAngle: 1 + 2 * .pi, clockwise: true)
    #expect(path.outline().count == 4)
  }

  @Test("Coordinates that are not finite produce only a few vertices")
  func notFinite() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: CGFloat.infinity, y: 0), controlPoint1: CGPoint(x: CGFloat.nan, y: 0),
      controlPoint2: .zero)
    #expect(path.outline().count <= 3)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("A single point is an outline with one vertex")
  func singlePosition() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(path.outline() == [CGPoint(x: 3, y: 4)])
    path.close()
    #expect(path.outline() == [CGPoint(x: 3, y: 4)])
  }

  private func oval(_ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
  }
}
