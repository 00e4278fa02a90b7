// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct CollideCirclesTests {
  private let small = CircleView(center: Vector(0.1, 0), radius: 0.5)
  private let large = CircleView(center: Vector(0, -0.2), radius: 1)

  @Test("Disks touch if their centers are no farther apart than the sum of the radii")
  func distance() {
    withEverySeed(0..<20) { generator in
      let angle = generator.double(in: -4..<4)
      for (gap, touches) in [(-0.3, true), (-1e-5, true), (1e-5, false), (2, false)] {
        let isTouching = meet(apart: polar(1.5 + gap, angle)) != nil
        #expect(isTouching == touches, comment("gap \(gap) at \(angle)"))
      }
    }
  }

  @Test("The contact point is halfway between the surfaces, and the normal points from A to B")
  func pointAndNormal() throws {
    let touch = try #require(meet(apart: Vector(0, 1.4)))
    expectClose(touch.normal.x, 0, within: 1e-6)
    expectClose(touch.normal.y, 1, within: 1e-6)
    expectClose(touch.point.x, 0.1, within: 1e-6)
    expectClose(touch.point.y, 0.45, within: 1e-6)
  }

  @Test("Disks with equal centers are pushed apart along x")
  func samePlace() throws {
    let touch = try #require(meet(apart: .zero))
    #expect(touch.normal == Vector(1, 0))
    expectClose(touch.point.x, 0.1 + 0.5 * (0.5 - 1), within: 1e-6)
  }

  @Test("The feature is the same wherever disks touch, so impulses carry over")
  func feature() {
    let features = (0..<8).map { meet(apart: polar(1, Double($0)))?.feature }
    #expect(features.allSatisfy { $0 == .vertexOnVertex(0) })
  }

  @Test("Swapping the disks reverses the normal and keeps the point")
  func exchange() throws {
    withEverySeed(0..<50) { generator in
      let poseB = Pose(generator.vector(in: -0.9..<0.9), angle: generator.float(in: -4..<4))
      let one = try #require(Touch(small, Pose(.zero), large, poseB))
      let other = try #require(Touch(large, poseB, small, Pose(.zero)))
      #expect(one.normal == -other.normal, Seed.label)
      expectClose((one.point - other.point).length, 0, within: 1e-6)
    }
  }

  @Test("Two disks separate at the speed given by their restitution")
  func bounce() {
    for (e, expected) in [(Float(0), (1.5, 1.5)), (0.5, (0.75, 2.25)), (1, (0, 3))] {
      let stage = KernelStage()
      let a = stage.circle(at: .zero, radius: 0.2, velocity: Vector(3, 0), restitution: e)
      let b = stage.circle(at: Vector(1, 0), radius: 0.2, restitution: e)
      stage.step(60)
      expectClose(stage.world.linearVelocity(of: a).x, expected.0, within: 1e-5, "e \(e)")
      expectClose(stage.world.linearVelocity(of: b).x, expected.1, within: 1e-5, "e \(e)")
      #expect(stage.world.linearVelocity(of: a).y == 0)
    }
  }

  /// Places A at the origin, and B's center at the given offset from A's.
  private func meet(apart: Vector) -> Touch? {
    Touch(small, Pose(.zero), large, Pose(small.center + apart - large.center))
  }
}

/// Returns a vector of a given length at a given angle, clockwise on screen.
func polar(_ length: Double, _ angle: Double) -> Vector {
  Vector(Float(length * cos(angle)), Float(length * sin(angle)))
}
