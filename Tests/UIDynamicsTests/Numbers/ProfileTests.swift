// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

/// Tests each switch when it is off; all other tests run with the switches on.
@Suite("Profiles", .timeLimit(.minutes(30)))
struct ProfileTests {
  @Test("An animator starts with UIKit's quirks enabled")
  func standard() {
    let profile = UIDynamicAnimator().profile
    #expect(profile == .uikit)
    #expect(profile.quirks.gravityEndsWithAnyBehavior && profile.quirks.collisionNumbersAreCounted)
    #expect(profile.quirks.anchorOutlivesBehavior && profile.quirks.twoPointPathStopsNothing)
    expectDigits(profile.subStep, "0.00833333377", "sub-step")
  }

  @Test("Without the gravity quirk, the remaining behavior applies")
  func gravity() {
    let stage = stage { $0.quirks.gravityEndsWithAnyBehavior = false }
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box, direction: CGVector(dx: 0, dy: 2))
    let second = stage.gravity(box)
    stage.properties(box) { $0.resistance = 0 }
    stage.animator.removeBehavior(second)
    stage.tick()
    expectClose(stage.motion(box).velocityY, 2000 / 120.0, within: 1e-4, "vy")
  }

  @Test("Without the numbering quirk, a behavior added after a removal stays separate")
  func numbers() {
    let stage = stage { $0.quirks.collisionNumbersAreCounted = false }
    let (left, right) = (stage.box("left", x: 100, y: 100), stage.box("right", x: 250, y: 100))
    let first = stage.collide()
    stage.collide(left)
    stage.animator.removeBehavior(first)
    stage.collide(right)
    stage.properties(left).addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    stage.tick(40)
    #expect(stage.motion(left).velocityX > 250 && stage.motion(right).velocityX == 0)
  }

  @Test("Without the anchor quirk, an item that leaves its behavior moves again")
  func anchor() {
    let stage = stage { $0.quirks.anchorOutlivesBehavior = false }
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    let behavior = stage.properties(box) { $0.isAnchored = true }
    stage.tick()
    stage.animator.removeBehavior(behavior)
    stage.tick()
    #expect(stage.motion(box).velocityY > 0)
  }

  @Test("Without the path quirk, a closed path of two points is a segment")
  func twoPointPath() {
    let stage = stage { $0.quirks.twoPointPathStopsNothing = false }
    let box = stage.box(x: 150, y: 100, width: 40, height: 40)
    stage.gravity(box)
    stage.collide(box) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 200))
      path.addLine(to: CGPoint(x: 300, y: 200))
      path.close()
      $0.addBoundary(withIdentifier: "path", for: path)
    }
    #expect(stage.tickUntilPaused() != nil)
    expectClose(stage.motion(box).y, 178.3, within: 0.3, "y at rest")
  }

  @Test("Without the rope quirk, offsets apply as given and rotate with the item")
  func limitOffsets() {
    for (isNegated, length) in [(true, 100.0), (false, 60)] {
      let stage = stage { $0.quirks.limitOffsetsAreNegated = isNegated }
      let a = stage.box("a", x: 100, y: 100, width: 40, height: 40, angle: .pi / 2)
      let b = stage.box("b", x: 180, y: 100, width: 40, height: 40)
      let rope = UIAttachmentBehavior.limitAttachment(
        with: a, offsetFromCenter: UIOffset(horizontal: 20, vertical: isNegated ? 0 : -20),
        attachedTo: b, offsetFromCenter: UIOffset(horizontal: 0, vertical: isNegated ? 0 : 20))
      stage.animator.addBehavior(rope)
      expectClose(rope.length, length, within: 1e-3, "negated: \(isNegated)")
      #expect(stage.animator.warnings.map(\.kind) == (isNegated ? [.negatedOffsets] : []))
    }
  }

  @Test("With the update quirk, a view's new center is adopted and its rotation is not")
  func updateItem() {
    let stage = stage { $0.quirks.roundedItemsKeepTheirAngle = true }
    stage.animator.screenScale = 2
    let box = stage.box(x: 100, y: 100)
    stage.properties(box)
    box.center.x = 150
    box.transform = CGAffineTransform(rotationAngle: 1)
    stage.animator.updateItem(usingCurrentState: box)
    stage.tick()
    expectClose(stage.motion(box).x, 150, within: 1e-4, "x")
    #expect(stage.motion(box).angle == 0)
    #expect(stage.animator.warnings.map(\.kind) == [.rotationIgnored])
  }

  @Test("The documented profile disables all quirks")
  func documentedPeculiarities() {
    let profile = Profile.documented
    #expect(!profile.quirks.magnetismIgnoresChargeSize && !profile.quirks.vortexDividesByMassTwice)
    #expect(
      !profile.quirks.gravityEndsWithAnyBehavior && !profile.quirks.collisionNumbersAreCounted)
    #expect(!profile.quirks.anchorOutlivesBehavior && !profile.quirks.twoPointPathStopsNothing)
    #expect(!profile.quirks.limitOffsetsAreNegated && !profile.quirks.roundedItemsKeepTheirAngle)
  }

  @Test("In the documented profile, elasticity, friction and resistance default to 0")
  func documentedDefaults() {
    let stage = stage { $0 = .documented }
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    let behavior = stage.properties(box)
    #expect(behavior.elasticity == 0 && behavior.friction == 0 && behavior.resistance == 0)
    #expect(behavior.angularResistance == 0.1 && behavior.density == 1)
    stage.tick()
    expectDigits(stage.motion(box).y, "50.0694466", "y without resistance")
    stage.animator.removeBehavior(behavior)
    stage.tick()
    expectDigits(stage.motion(box).y, "50.4166718", "y after the behavior left")
  }

  @Test("In the documented profile, setting a resistance of 0.1 takes effect")
  func documentedValues() {
    let (plain, documented) = (stage { _ in }, stage { $0 = .documented })
    for stage in [plain, documented] {
      let box = stage.box(x: 150, y: 50)
      stage.gravity(box)
      stage.properties(box) { $0.resistance = 0.1 }
      stage.tick()
      expectDigits(stage.motion(box).y, "50.0693855", "y")
    }
  }

  @Test("Only the iOS 7.0 profile has a different sub-step")
  func subSteps() {
    let profiles: [Profile] = [.uikit, .uikit70, .documented]
    let steps: [Float] = [1 / 120, 0.004, 1 / 120]
    #expect(profiles.map(\.subStep) == steps)
  }

  @Test("Longer sub-steps are taken less often")
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
