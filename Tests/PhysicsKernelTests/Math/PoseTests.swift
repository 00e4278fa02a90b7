// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct PoseTests {
  private func pose(_ generator: inout SplitMix64) -> Pose {
    Pose(generator.vector(in: -5..<5), angle: generator.float(in: -9..<9))
  }

  @Test("A quarter rotation maps x to y, clockwise on screen")
  func quarterTurn() {
    let pose = Pose(Vector(10, 20), angle: .pi / 2)
    let point = pose.apply(Vector(1, 0))
    expectClose(point.x, 10, within: 1e-6)
    expectClose(point.y, 21, within: 1e-6)
    #expect(Vector(1, 0).cross(Vector(0, 1)) == 1)
    #expect(Vector.cross(1, Vector(1, 0)) == Vector(0, 1))
    #expect(Vector(1, 0).cross(1) == Vector(0, -1))
  }

  @Test("Applying a pose and its inverse restores the point")
  func inverse() {
    withEverySeed(0..<100) { generator in
      let (pose, point) = (pose(&generator), generator.vector(in: -3..<3))
      expectClose((pose.applyInverse(pose.apply(point)) - point).length, 0, within: 3e-6)
      let turned = pose.rotation.applyInverse(pose.rotation.apply(point))
      expectClose((turned - point).length, 0, within: 1e-6)
    }
  }

  @Test("A relative pose converts a point directly between two frames")
  func relative() {
    withEverySeed(0..<100) { generator in
      let (a, b, point) = (pose(&generator), pose(&generator), generator.vector(in: -3..<3))
      let direct = a.applyInverse(b.apply(point))
      expectClose((a.relative(to: b).apply(point) - direct).length, 0, within: 5e-6)
    }
  }

  @Test("A pose created from a center of mass puts it at the given position")
  func center() {
    withEverySeed(0..<100) { generator in
      let (center, local) = (generator.vector(in: -3..<3), generator.vector(in: -1..<1))
      let rotation = Rotation(angle: generator.float(in: -4..<4))
      let pose = Pose(center: center, rotation: rotation, localCenter: local)
      expectClose((pose.apply(local) - center).length, 0, within: 1e-6)
    }
  }

  @Test("Normalizing leaves very short vectors unchanged and gives all others length 1")
  func normalized() {
    #expect(Vector(1e-8, 0).normalized == Vector(1e-8, 0))
    expectClose(Vector(3e-6, -4e-6).normalized.length, 1, within: 1e-6)
    #expect(Vector(0, -7).normalized == Vector(0, -1))
  }
}
