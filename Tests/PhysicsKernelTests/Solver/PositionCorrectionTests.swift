// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct PositionCorrectionTests {
  @Test("Overlapping boxes are pushed apart to the slop without gaining speed")
  func overlap() {
    withEverySeed(0..<10) { generator in
      let stage = KernelStage()
      stage.world.allowsSleeping = false
      let a = stage.box(at: .zero)
      let b = stage.box(
        at: Vector(generator.float(in: 0.1..<0.35), generator.float(in: -0.05..<0.05)))
      stage.step(240)
      let gap = BruteForce.separation(corners(of: a, on: stage), corners(of: b, on: stage))
      #expect(gap >= -0.0046 && gap <= 1e-4, comment("gap \(gap)"))
      #expect(stage.world.linearVelocity(of: a) == .zero, comment("speed of the first"))
      #expect(stage.world.linearVelocity(of: b) == .zero, comment("speed of the second"))
    }
  }

  private func corners(of box: BodyID, on stage: KernelStage) -> [DoubleVector] {
    ConvexShape.box(0.2, 0.2).placed(
      at: DoubleVector(stage.world.position(of: box)), angle: Double(stage.world.angle(of: box)))
  }

  @Test("Overlapping boxes separate without moving their common center of mass")
  func center() {
    let stage = KernelStage()
    let a = stage.box(at: .zero)
    let b = stage.box(at: Vector(0.3, 0), density: 3)
    stage.step(120)
    let (x, y) = (stage.world.position(of: a).x, stage.world.position(of: b).x)
    expectClose((x + 3 * y) / 4, 0.9 / 4, within: 1e-6)
  }

  @Test("One step moves a deeply sunk box by at most six times the largest correction")
  func largestCorrection() {
    let stage = KernelStage()
    stage.box(at: .zero, halfWidth: 5, halfHeight: 5, kind: .fixed)
    let box = stage.box(at: Vector(0, -3.5))
    stage.step()
    let moved = -3.5 - stage.world.position(of: box).y
    // Each point corrects at most 0.2 m per iteration, and there are two points and three iterations.
    #expect(moved > 0.2 && moved <= 1.2 + 1e-5, "\(moved)")
  }

  @Test("Boxes in a resting stack overlap by at most 0.6 pt")
  func stack() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 0, friction: 0.2)
    let boxes = (0..<5).map {
      stage.box(at: Vector(0, -0.2135 - 0.4 * Float($0)), friction: 0.2)
    }
    stage.step(240)
    let heights = boxes.map { stage.world.position(of: $0).y }
    for (lower, upper) in zip(heights, heights.dropFirst()) {
      let gap = lower - upper - 0.4
      #expect(gap >= -0.006 && gap <= 1e-4, "gap \(gap) in \(heights)")
    }
    #expect(boxes.allSatisfy { !stage.world.isAwake($0) })
  }
}
