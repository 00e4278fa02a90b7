// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct CollideEdgeCircleTests {
  private let skin = Conventions().skin
  private let disc = CircleView(center: .zero, radius: 0.25)
  private let edge = EdgeShape(Vector(-1, 0), Vector(1, 0))

  @Test("Beside an edge, the normal is perpendicular to it, and the feature is its face")
  func face() throws {
    for side: Float in [-1, 1] {
      let touch = try #require(edge.touch(disc, at: Vector(0.4, 0.2 * side)))
      #expect(touch.normal == Vector(0, side))
      #expect(touch.feature == .vertex(0, ofBOnFace: 0))
      expectClose(touch.point.x, 0.4, within: 1e-6)
      // The point is halfway between the skin and the disk's nearest point, which is 0.05 beyond the edge.
      expectClose(touch.point.y, Double(side) * 0.5 * (Double(skin) - 0.05), within: 1e-6)
    }
  }

  @Test("Past an end, the normal points from the end to the center, and the feature is that end")
  func ends() throws {
    for (x, end) in [(Float(-1.1), 0), (1.1, 1)] {
      let touch = try #require(edge.touch(disc, at: Vector(x, -0.1)))
      let half = Double(0.5).squareRoot()
      expectClose(touch.normal.x, x < 0 ? -half : half, within: 1e-6)
      expectClose(touch.normal.y, -half, within: 1e-6)
      #expect(touch.feature == .vertexOnVertex(end))
      #expect(touch.manifold.kind == .points)
    }
  }

  @Test("A disk touches an edge within its radius plus the edge's skin, on every side")
  func distance() {
    withEverySeed(0..<10) { generator in
      for _ in 0..<100 {
        let (start, end) = (generator.vector(in: -1..<1), generator.vector(in: -1..<1))
        if (end - start).length < 0.05 { continue }
        let center = generator.vector(in: -1..<1)
        let gap =
          DoubleVector(center).distance(from: DoubleVector(start), to: DoubleVector(end)) - 0.259
        if gap.magnitude < 1e-5 { continue }
        let touch = EdgeShape(start, end).touch(disc, at: center)
        #expect((touch != nil) == (gap < 0), comment("gap \(gap)"))
      }
    }
  }

  @Test("At a corner, a disk touches only the edges whose region contains its center")
  func neighbours() {
    // The neighbor continues straight, so only one of the two edges touches a disk above the joint.
    let edge = EdgeShape(Vector(-1, 0), Vector(1, 0), previous: Vector(-3, 0), next: Vector(3, 0))
    #expect(edge.touch(disc, at: Vector(1.01, -0.2)) == nil)
    #expect(edge.touch(disc, at: Vector(-1.01, 0.2)) == nil)
    #expect(edge.touch(disc, at: Vector(0.99, -0.2)) != nil)
    // The neighbor bends away, so the disk touches the corner between the edges.
    let bent = EdgeShape(Vector(-1, 0), Vector(1, 0), next: Vector(1, 2))
    #expect(bent.touch(disc, at: Vector(1.1, -0.1))?.feature == .vertexOnVertex(1))
    #expect(bent.touch(disc, at: Vector(1.1, 0.1)) == nil)
  }

  @Test("Along a chain of edges, a disk touches one or two of them wherever it is")
  func chain() {
    // A disk touches a regular polygon with 12 sides from inside and outside, at the joints and between them.
    let corners = Outlines.ellipse(2, 2, count: 12)
    let edges = corners.indices.map { i in
      EdgeShape(
        corners[i], corners[(i + 1) % 12], previous: corners[(i + 11) % 12],
        next: corners[(i + 2) % 12])
    }
    for step in 0..<360 {
      for distance in [1.9, 2.1] {
        let position = polar(distance, Double(step) * .pi / 180)
        let count = edges.filter { $0.touch(disc, at: position) != nil }.count
        #expect((1...2).contains(count), "\(count) at \(step)°, \(distance) m")
      }
    }
  }

  @Test("Reversing an edge does not change the contact")
  func turnedRound() throws {
    withEverySeed(0..<100) { generator in
      let (start, end) = (generator.vector(in: -1..<1), generator.vector(in: -1..<1))
      let center = generator.vector(in: -1..<1)
      let one = EdgeShape(start, end).touch(disc, at: center)
      let other = EdgeShape(end, start).touch(disc, at: center)
      #expect((one == nil) == (other == nil), Seed.label)
      guard let one, let other else { return }
      expectClose((one.normal - other.normal).length, 0, within: 1e-5)
      expectClose((one.point - other.point).length, 0, within: 1e-5)
    }
  }
}
