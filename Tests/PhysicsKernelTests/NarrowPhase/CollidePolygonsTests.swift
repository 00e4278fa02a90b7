// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct CollidePolygonsTests {
  private let wide = ConvexShape.box(1, 0.5)
  private let small = ConvexShape.box(0.5, 0.5)

  @Test("A box on a box touches with its two lower corners")
  func faceOnFace() {
    let manifold = collide(wide, Pose(.zero), small, Pose(Vector(0.25, -0.99)))
    #expect(manifold.kind == .faceOfA)
    #expect(manifold.localNormal == Vector(0, -1))
    #expect(manifold.localPoint == Vector(0, -0.5))
    #expect(manifold.points.map(\.localPoint) == [Vector(0.5, 0.5), Vector(-0.5, 0.5)])
    #expect(manifold.features == [.vertex(2, ofBOnFace: 0), .vertex(3, ofBOnFace: 0)])
  }

  @Test("An overhanging box touches with one corner and at the other box's corner below it")
  func overhang() {
    let manifold = collide(wide, Pose(.zero), small, Pose(Vector(0.75, -0.99)))
    #expect(manifold.points.map(\.localPoint) == [Vector(-0.5, 0.5), Vector(0.25, 0.5)])
    #expect(manifold.features == [.vertex(3, ofBOnFace: 0), .vertex(1, ofAOnFace: 2)])
  }

  @Test("A box standing on its corner touches only with that corner")
  func cornerOnFace() {
    let quarter = Float.pi / 4
    let height = 0.5 + Float(0.5).squareRoot() - 0.01
    let manifold = collide(wide, Pose(.zero), small, Pose(Vector(0, -height), angle: quarter))
    #expect(manifold.kind == .faceOfA)
    #expect(manifold.localNormal == Vector(0, -1))
    // Only one end of the lower side is behind the face.
    #expect(manifold.features == [.vertex(2, ofBOnFace: 0)])
    expectClose(manifold.first.localPoint.x, 0.5, within: 1e-6)
    expectClose(manifold.first.localPoint.y, 0.5, within: 1e-6)
  }

  @Test(
    "If the first box is on its corner, the face is the second's and the point is the first's")
  func faceOfB() {
    let quarter = Float.pi / 4
    let height = 0.5 + Float(0.5).squareRoot() - 0.01
    let manifold = collide(small, Pose(Vector(0, -height), angle: quarter), wide, Pose(.zero))
    #expect(manifold.kind == .faceOfB)
    #expect(manifold.localNormal == Vector(0, -1))
    #expect(manifold.features == [.vertex(2, ofAOnFace: 0)])
    expectClose(manifold.first.localPoint.x, 0.5, within: 1e-6)
    expectClose(manifold.first.localPoint.y, 0.5, within: 1e-6)
  }

  @Test(
    "Boxes have no skin: a gap of 0.01 pt leaves no contact points", arguments: [0.0, 0.3, 2.0])
  func apart(angle: Float) {
    let rotation = Rotation(angle: angle)
    for (gap, count) in [(Float(1e-4), Int32(0)), (-1e-4, 2)] {
      let other = Pose(
        position: rotation.apply(Vector(0.25, -1 - gap)), rotation: rotation)
      let manifold = collide(
        wide, Pose(position: .zero, rotation: rotation), small, other)
      #expect(manifold.count == count, "gap \(gap)")
    }
  }

  @Test("The skins of both shapes add up")
  func skins() {
    let a = ConvexShape(wide.vertices, radius: 0.01)
    let b = ConvexShape(small.vertices, radius: 0.02)
    #expect(collide(a, Pose(.zero), b, Pose(Vector(0, -1.0299))).count == 2)
    #expect(collide(a, Pose(.zero), b, Pose(Vector(0, -1.0301))).count == 0)
  }

  @Test("The face is the first polygon's unless the second's separates better by a margin")
  func switchOfTheFace() {
    withEverySeed(0..<10) { generator in
      for _ in 0..<200 {
        let pair = OverlappingPair(&generator)
        let manifold = pair.manifold
        let (ofA, ofB) = (pair.separationBeyondA, pair.separationBeyondB)
        let advantage = ofB - ofA - Double(Tolerances.faceSwitchMargin)
        // So close to the switch, different arithmetic may give a different result.
        if advantage.magnitude < 1e-5 || manifold.count == 0 { continue }
        #expect(manifold.kind == (advantage > 0 ? .faceOfB : .faceOfA), comment("\(pair)"))
      }
    }
  }

  @Test("Polygons that a side separates do not touch, and no point is deeper than the overlap")
  func overlap() {
    withEverySeed(0..<10) { generator in
      for _ in 0..<200 {
        let pair = OverlappingPair(&generator)
        let separation = max(pair.separationBeyondA, pair.separationBeyondB)
        let depths = pair.depths
        if separation > 1e-5 {
          #expect(depths.isEmpty, comment("\(pair) are \(separation) apart"))
        } else if separation < -1e-5, let deepest = depths.min() {
          // Within the margin, the face may belong to the first shape even if the second shape's face is better.
          let margin = Double(Tolerances.faceSwitchMargin) + 1e-5
          #expect(deepest >= separation - margin, comment("\(pair): \(deepest)"))
          #expect(depths.allSatisfy { $0 <= 1e-5 }, comment("\(pair): \(depths)"))
        }
      }
    }
  }

  @Test("Swapping the polygons only swaps their roles")
  func exchange() {
    withEverySeed(0..<10) { generator in
      for _ in 0..<200 {
        let pair = OverlappingPair(&generator)
        let advantage = (pair.separationBeyondB - pair.separationBeyondA).magnitude
        if advantage < Double(Tolerances.faceSwitchMargin) + 1e-5 { continue }
        let (one, other) = (pair.manifold, pair.exchanged.manifold)
        #expect(one.count == other.count, comment("\(pair)"))
        if one.count == 0 { continue }
        #expect(one.kind != other.kind, comment("\(pair)"))
        #expect(one.points.map(\.localPoint) == other.points.map(\.localPoint), comment("\(pair)"))
        #expect(one.features == other.features.map(\.swapped), comment("\(pair)"))
      }
    }
  }

  @Test("A resting box keeps its contact points in the same order through small motions")
  func stability() {
    withEverySeed(0..<5) { generator in
      for _ in 0..<200 {
        let jitter = generator.vector(in: -0.0004..<0.0004)
        let angle = generator.float(in: -0.002..<0.002)
        let manifold = collide(
          wide, Pose(.zero), small, Pose(Vector(0.25, -0.9955) + jitter, angle: angle))
        #expect(
          manifold.features == [.vertex(2, ofBOnFace: 0), .vertex(3, ofBOnFace: 0)],
          comment("moved by \(jitter), turned by \(angle)"))
      }
    }
  }

  @Test("Cached faces do not change the contact points of two boxes")
  func lastTouch() {
    withEverySeed(0..<2) { generator in
      let boxes = [ConvexShape.box(1, 0.2), .box(0.3, 0.9), .box(0.5, 0.5)]
      for (a, b) in [(boxes[0], boxes[1]), (boxes[1], boxes[2]), (boxes[2], boxes[0])] {
        var known = DecidingFace.unknown
        var (poseA, poseB) = (Pose(.zero), Pose(.zero))
        var touches = 0
        for look in 0..<150 {
          // Three out of four motions are small, as they are for resting bodies.
          let far = generator.integer(in: 0...3) == 0
          let way = generator.vector(in: far ? -1.2..<1.2 : -0.01..<0.01)
          let angle = generator.float(in: far ? -4..<4 : -0.05..<0.05)
          poseB = Pose(far ? way : poseB.position + way, angle: angle)
          if far { poseA = Pose(.zero, angle: generator.float(in: -4..<4)) }
          let expected = collide(a, poseA, b, poseB)
          let got = collidePolygons(a.polygon, poseA, b.polygon, poseB, known: &known)
          let comment = comment("look \(look), \(poseA) and \(poseB)")
          #expect(got.kind == expected.kind && got.features == expected.features, comment)
          #expect(got.localNormal == expected.localNormal, comment)
          #expect(got.localPoint == expected.localPoint, comment)
          #expect(got.points.map(\.localPoint) == expected.points.map(\.localPoint), comment)
          if got.count > 0 { touches += 1 }
        }
        #expect(touches > 15)
      }
    }
  }
}

private struct OverlappingPair: CustomStringConvertible {
  var a: ConvexShape
  var b: ConvexShape
  var poseA: Pose
  var poseB: Pose
  var angles: (Float, Float)

  init(_ generator: inout SplitMix64) {
    (a, b) = (.random(&generator), .random(&generator))
    angles = (generator.float(in: -4..<4), generator.float(in: -4..<4))
    poseA = Pose(generator.vector(in: -0.8..<0.8), angle: angles.0)
    poseB = Pose(generator.vector(in: -0.8..<0.8), angle: angles.1)
  }

  var exchanged: OverlappingPair {
    var result = self
    (result.a, result.b) = (b, a)
    (result.poseA, result.poseB) = (poseB, poseA)
    (result.angles.0, result.angles.1) = (angles.1, angles.0)
    return result
  }

  var manifold: Manifold { collide(a, poseA, b, poseB) }

  var placedA: [DoubleVector] {
    a.placed(at: DoubleVector(poseA.position), angle: Double(angles.0))
  }

  var placedB: [DoubleVector] {
    b.placed(at: DoubleVector(poseB.position), angle: Double(angles.1))
  }

  var separationBeyondA: Double { BruteForce.largestSeparation(of: placedB, beyond: placedA) }
  var separationBeyondB: Double { BruteForce.largestSeparation(of: placedA, beyond: placedB) }

  /// The distance of each point beyond the reference face.
  var depths: [Double] {
    let manifold = self.manifold
    let (face, other) = manifold.kind == .faceOfA ? (poseA, poseB) : (poseB, poseA)
    let normal = face.rotation.apply(manifold.localNormal)
    let origin = face.apply(manifold.localPoint)
    return manifold.points.map {
      Double((other.apply($0.localPoint) - origin).dot(normal))
    }
  }

  var description: String {
    """
    \(a.vertices) at \(poseA.position) turned by \(angles.0) and \
    \(b.vertices) at \(poseB.position) turned by \(angles.1)
    """
  }
}
