// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Same input, same motion", .timeLimit(.minutes(30)))
struct SameRunTests {
  @Test("Two runs of a random pile are bit-identical")
  func repeatedPile() {
    withEverySeed(1..<4) { generator in
      var copy = generator
      expectSameRun(pile(&generator), pile(&copy), ticks: 60)
    }
  }

  @Test("Boundary names, which hash differently in each process, do not affect the motion")
  func hashing() {
    func stage(prefix: String) -> TestStage {
      let stage = TestStage()
      let boxes = (0..<3).map { stage.box("\($0)", x: 60 + 90 * Double($0), y: 50, width: 40) }
      stage.gravity(boxes[0], boxes[1], boxes[2])
      stage.collide(boxes[0], boxes[1], boxes[2]) { collision in
        for index in 0..<20 {
          let y = 300 + 4 * Double(index)
          collision.addBoundary(
            withIdentifier: "\(prefix)\(index)", from: CGPoint(x: 0, y: y),
            to: CGPoint(x: 300, y: y + 20))
        }
      }
      return stage
    }
    expectSameRun(stage(prefix: "a"), stage(prefix: "zzz"), ticks: 120)
  }

  @Test("A motion to the left mirrors one to the right as long as the boxes stay apart")
  func mirror() {
    withEverySeed(0..<10) { generator in
      let stage = TestStage(width: 2000, height: 600)
      let (y, speed) = (generator.double(in: 100..<300), generator.double(in: -300..<300))
      let left = stage.box("left", x: 500, y: y, width: 40, height: 60)
      let right = stage.box("right", x: 1500, y: y, width: 40, height: 60)
      stage.gravity(left, right)
      stage.collide(left, right, inBounds: true)
      let behavior = stage.properties(left, right)
      behavior.addLinearVelocity(CGPoint(x: speed, y: 0), for: left)
      behavior.addLinearVelocity(CGPoint(x: -speed, y: 0), for: right)
      stage.tick(60)
      let (a, b) = (stage.motion(left), stage.motion(right))
      expectClose(a.y, Double(b.y), within: 1e-2, "y")
      expectClose(a.x - 500, Double(1500 - b.x), within: 1e-2, "x")
      expectClose(a.angle, Double(-b.angle), within: 1e-3, "angle")
    }
  }

  @Test("In a closed container, nothing leaves and no number becomes invalid")
  func containment() {
    withEverySeed(10..<12) { generator in
      let stage = pile(&generator)
      let behavior = UIDynamicItemBehavior(items: stage.boxes)
      stage.animator.addBehavior(behavior)
      for _ in 0..<6 {
        for box in stage.boxes {
          let kick = CGPoint(
            x: generator.double(in: -900..<900), y: generator.double(in: -900..<900))
          behavior.addLinearVelocity(kick, for: box)
        }
        stage.tick(20)
        for box in stage.boxes {
          let motion = stage.motion(box)
          let isInside = (0...300).contains(motion.x) && (0...400).contains(motion.y)
          #expect(isInside && motion.angle.isFinite, "\(box.id): \(motion), \(Seed.label)")
        }
      }
    }
  }

  @Test("Behaviors can be added and removed in any order, and removing all leaves no bodies")
  func churn() {
    withEverySeed(20..<30) { generator in
      let stage = TestStage()
      let boxes = (0..<5).map {
        stage.box("\($0)", x: 40 + 50 * Double($0), y: 60, width: 30, height: 30)
      }
      var behaviors: [UIDynamicBehavior] = []
      for _ in 0..<150 {
        switch generator.integer(in: 0...6) {
        case 0: behaviors.append(stage.gravity(boxes[generator.integer(in: 0...4)]))
        case 1:
          behaviors.append(
            stage.collide(
              boxes[generator.integer(in: 0...4)], boxes[generator.integer(in: 0...4)],
              inBounds: generator.bool()))
        case 2:
          behaviors.append(
            stage.properties(boxes[generator.integer(in: 0...4)]) {
              $0.density = generator.double(in: 0.1..<3)
              $0.isAnchored = generator.bool()
            })
        case 3 where !behaviors.isEmpty:
          let behavior = behaviors.remove(
            at: generator.integer(in: 0...behaviors.count - 1))
          stage.animator.removeBehavior(behavior)
        case 4 where !behaviors.isEmpty:
          let behavior = behaviors[generator.integer(in: 0...behaviors.count - 1)]
          behavior.action = { [unowned behavior] in
            stage.animator.removeBehavior(behavior)
            stage.animator.addBehavior(behavior)
            behavior.action = nil
          }
        default: stage.tick()
        }
        #expect(Set(stage.animator.behaviors) == Set(behaviors), Seed.label)
      }
      stage.animator.removeAllBehaviors()
      for box in boxes { #expect(stage.animator.motion(of: box) == nil, Seed.label) }
      #expect(stage.animator.stateDigest != 0)
      stage.tick()
      #expect(!stage.animator.isRunning, Seed.label)
    }
  }

  /// Returns a stage with twelve boxes of random sizes in the reference bounds.
  private func pile(_ generator: inout SplitMix64) -> TestStage {
    let stage = TestStage()
    for index in 0..<12 {
      stage.box(
        "\(index)", x: 50 + 65 * Double(index % 4), y: 60 + 70 * Double(index / 4),
        width: generator.double(in: 20..<55), height: generator.double(in: 20..<55),
        angle: generator.double(in: -0.3..<0.3))
    }
    stage.animator.addBehavior(UIGravityBehavior(items: stage.boxes))
    let collision = UICollisionBehavior(items: stage.boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(collision)
    return stage
  }
}
