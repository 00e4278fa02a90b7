// SPDX-License-Identifier: MIT
import Geometry
import TestSupport
import Testing
import UIDynamics

/// What each switch does when it is off; the other tests hold what it does when it is on.
@Suite("Profiles")
struct ProfileTests {
  @Test("An animator starts with UIKit's peculiarities on")
  func standard() {
    let profile = UIDynamicAnimator().profile
    #expect(profile == .uikit)
    #expect(profile.gravityEndsWithAnyBehavior && profile.collisionNumbersAreCounted)
    #expect(profile.anchorOutlivesBehavior && profile.twoPointPathStopsNothing)
    expectDigits(profile.subStep, "0.00833333377", "sub-step")
  }

  @Test("Without the gravity peculiarity the behavior that is left rules")
  func gravity() {
    let stage = stage { $0.gravityEndsWithAnyBehavior = false }
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box, direction: CGVector(dx: 0, dy: 2))
    let second = stage.gravity(box)
    stage.properties(box) { $0.resistance = 0 }
    stage.animator.removeBehavior(second)
    stage.tick()
    expectClose(stage.motion(box).velocityY, 2000 / 120.0, within: 1e-4, "vy")
  }

  @Test("Without counted numbers a behavior added after a removal keeps to itself")
  func numbers() {
    let stage = stage { $0.collisionNumbersAreCounted = false }
    let (left, right) = (stage.box("left", x: 100, y: 100), stage.box("right", x: 250, y: 100))
    let first = stage.collide()
    stage.collide(left)
    stage.animator.removeBehavior(first)
    stage.collide(right)
    stage.properties(left).addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    stage.tick(40)
    #expect(stage.motion(left).velocityX > 250 && stage.motion(right).velocityX == 0)
  }

  @Test("Without the anchor's peculiarity an item that leaves moves again")
  func anchor() {
    let stage = stage { $0.anchorOutlivesBehavior = false }
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    let behavior = stage.properties(box) { $0.isAnchored = true }
    stage.tick()
    stage.animator.removeBehavior(behavior)
    stage.tick()
    #expect(stage.motion(box).velocityY > 0)
  }

  @Test("Without the paths' peculiarity a path of two points is a segment")
  func twoPointPath() {
    let stage = stage { $0.twoPointPathStopsNothing = false }
    let box = stage.box(x: 150, y: 100, width: 40, height: 40)
    stage.gravity(box)
    stage.collide(box) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 200))
      path.addLine(to: CGPoint(x: 300, y: 200))
      $0.addBoundary(withIdentifier: "path", for: path)
    }
    #expect(stage.tickUntilPaused() != nil)
    expectClose(stage.motion(box).y, 178.3, within: 0.3, "y at rest")
  }

  @Test("A longer sub-step is taken less often")
  func subStep() {
    let stage = stage { $0.subStep = 1 / 30 }
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    stage.tick()
    #expect(stage.motion(box).velocityY == 0)
    stage.tick(2)
    expectClose(stage.motion(box).velocityY, 1000 / 30.0, within: 0.2, "vy")
  }

  private func stage(_ change: (inout Profile) -> Void) -> TestStage {
    let stage = TestStage(width: 600)
    var profile = Profile.uikit
    change(&profile)
    stage.animator.profile = profile
    return stage
  }
}
