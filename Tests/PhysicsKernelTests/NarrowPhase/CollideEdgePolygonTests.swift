// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct CollideEdgePolygonTests {
  private let edge = EdgeShape(Vector(-1, 0), Vector(1, 0))
  private let box = ConvexShape.box(0.25, 0.25)

  @Test("A box touches an edge at gaps of up to 1.8 pt, from above and below")
  func skin() {
    for (gap, count) in [(Float(0.0181), Int32(0)), (0.0179, 2), (0, 2), (-0.1, 2)] {
      for side: Float in [-1, 1] {
        let manifold = edge.collide(with: box, at: Pose(Vector(0, side * (0.25 + gap))))
        #expect(manifold.count == count, "gap \(gap), side \(side)")
        if count > 0 { #expect(manifold.localNormal == Vector(0, side), "gap \(gap)") }
      }
    }
  }

  @Test("The polygon's skin does not affect the touching distance")
  func skinOfPolygon() {
    let rounded = ConvexShape(box.vertices, radius: 0.009)
    #expect(edge.collide(with: rounded, at: Pose(Vector(0, -0.2679))).count == 2)
    #expect(edge.collide(with: rounded, at: Pose(Vector(0, -0.2681))).count == 0)
  }

  @Test("A box above an edge touches with its lower corners, and a box below with its upper ones")
  func points() {
    let above = edge.collide(with: box, at: Pose(Vector(0.5, -0.26)))
    #expect(above.kind == .faceOfA)
    #expect(above.points.map(\.localPoint) == [Vector(0.25, 0.25), Vector(-0.25, 0.25)])
    #expect(above.features == [.vertex(2, ofBOnFace: 0), .vertex(3, ofBOnFace: 0)])
    let below = edge.collide(with: box, at: Pose(Vector(0.5, 0.26)))
    #expect(below.points.map(\.localPoint) == [Vector(-0.25, -0.25), Vector(0.25, -0.25)])
    #expect(below.features == [.vertex(0, ofBOnFace: 0), .vertex(1, ofBOnFace: 0)])
  }

  @Test("A box over the end of an edge touches at that end and with its corner on the edge")
  func overTheEnd() {
    let manifold = edge.collide(with: box, at: Pose(Vector(1.0625, -0.26)))
    #expect(manifold.points.count == 2)
    expectClose(manifold.first.localPoint.x, -0.25, within: 1e-6)
    expectClose(manifold.second.localPoint.x, -0.0625, within: 1e-6)
    #expect(manifold.features == [.vertex(3, ofBOnFace: 0), .vertex(1, ofAOnFace: 2)])
  }

  @Test("A tilted box touches with its lowest corner")
  func tilted() {
    let reach = 0.25 * Float(2).squareRoot()
    let manifold = edge.collide(with: box, at: Pose(Vector(0, -reach - 0.01), angle: .pi / 4))
    #expect(manifold.features == [.vertex(2, ofBOnFace: 0)])
    expectClose(manifold.first.localPoint.x, 0.25, within: 1e-6)
    expectClose(manifold.first.localPoint.y, 0.25, within: 1e-6)
  }

  @Test("Beside a free end, the box's face gives the normal and the end gives the point")
  func besideTheEnd() {
    let manifold = edge.collide(with: box, at: Pose(Vector(1.26, 0.1)))
    #expect(manifold.kind == .faceOfB)
    #expect(manifold.localNormal == Vector(-1, 0))
    #expect(manifold.points.contains { $0.localPoint == Vector(1, 0) })
  }

  @Test("An end with a straight neighbor does not push sideways")
  func straightNeighbour() {
    let joined = EdgeShape(Vector(-1, 0), Vector(1, 0), next: Vector(2, 0))
    // The box overlaps the line just past the end, where an edge without a neighbor would push it sideways.
    let manifold = joined.collide(with: box, at: Pose(Vector(1.26, 0.1)))
    #expect(manifold.count == 0 || manifold.localNormal.x == 0)
  }

  @Test("The pose of the edge's body is taken into account")
  func movedEdge() {
    let pose = Pose(Vector(3, 4), angle: 0.5)
    let other = Pose(
      position: pose.apply(Vector(0.5, -0.26)), rotation: Rotation(angle: 0.5))
    let manifold = edge.collide(pose, with: box, at: other)
    #expect(manifold.kind == .faceOfA)
    #expect(manifold.localNormal == Vector(0, -1))
    #expect(manifold.features == [.vertex(2, ofBOnFace: 0), .vertex(3, ofBOnFace: 0)])
    let world = WorldPoints([manifold], poseA: pose, radiusA: 0.009, poseB: other, radiusB: 0)
    expectClose(world.normal.x, Double(Rotation(angle: 0.5).sine), within: 1e-6)
    expectClose(world.normal.y, Double(-Rotation(angle: 0.5).cosine), within: 1e-6)
  }

  @Test("From either side, an edge and a polygon touch exactly when brute force says so")
  func bruteForce() {
    withEverySeed(0..<10) { generator in
      for _ in 0..<200 {
        let polygon = ConvexShape.random(&generator)
        let (position, angle) = (
          generator.vector(in: -1.5..<1.5), generator.float(in: -4..<4)
        )
        let placed = polygon.placed(at: DoubleVector(position), angle: Double(angle))
        let segment = [DoubleVector(-1, 0), DoubleVector(1, 0)]
        let separation = BruteForce.separation(segment, placed)
        let manifold = edge.collide(with: polygon, at: Pose(position, angle: angle))
        if separation > 0.018 + 1e-5 {
          #expect(manifold.count == 0, comment("\(polygon.vertices) at \(position), \(angle)"))
        } else if BruteForce.distance(segment, placed) < 0.01 {
          #expect(manifold.count > 0, comment("\(polygon.vertices) at \(position), \(angle)"))
        }
      }
    }
  }
}
