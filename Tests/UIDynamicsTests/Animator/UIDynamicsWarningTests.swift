import TestSupport
import Testing
import UIDynamics
// SPDX-License-Identifier: MIT
import UIDynamicsGeometry

@Suite("Warnings", .timeLimit(.minutes(30)))
struct UIDynamicsWarningTests {
  private let stage = TestStage()

  private var kinds: [UIDynamicsWarning.Kind] { stage.animator.warnings.map(\.kind) }

  @Test("A handler hears each warning once")
  func handler() {
    var heard: [UIDynamicsWarning] = []
    stage.animator.warningHandler = { heard.append($0) }
    let box = stage.box(x: 100, y: 100)
    stage.gravity(box)
    #expect(heard.isEmpty)
    stage.gravity(box)
    stage.gravity(box)
    #expect(heard.map(\.kind) == [.severalGravities] && heard == stage.animator.warnings)
    #expect(heard.allSatisfy { $0.description.hasSuffix(".") })
  }

  @Test("Gravity that leaves with another one staying behind")
  func gravityEnds() {
    let box = stage.box(x: 100, y: 100)
    stage.gravity(box)
    stage.animator.removeBehavior(stage.gravity(box))
    #expect(kinds == [.severalGravities, .gravityEnded])
  }

  @Test("A child of a built-in behavior is warned of when that is added, or at once")
  func children() {
    let gravity = UIGravityBehavior(items: [])
    gravity.addChildBehavior(UIPushBehavior())
    #expect(kinds.isEmpty && gravity.childBehaviors.isEmpty)
    stage.animator.addBehavior(gravity)
    #expect(kinds == [.childOfPrimitive])
    gravity.addChildBehavior(UICollisionBehavior())
    #expect(kinds == [.childOfPrimitive, .childOfPrimitive])
  }

  @Test(
    "Collision behaviors that share categories after a removal, and the sixteenth after the last")
  func categories() {
    let first = stage.collide()
    stage.collide()
    #expect(kinds.isEmpty)
    stage.animator.removeBehavior(first)
    stage.collide()
    #expect(kinds == [.sharedCategories])
    let other = TestStage()
    for _ in 0..<16 { other.collide() }
    #expect(other.animator.warnings.isEmpty)
    other.collide()
    #expect(other.animator.warnings.map(\.kind) == [.sharedCategories])
  }

  @Test("A boundary path of two points, before and after the behavior is added")
  func twoPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    let collision = stage.collide { $0.addBoundary(withIdentifier: "one", for: path) }
    #expect(kinds == [.twoPointPath])
    collision.addBoundary(withIdentifier: "two", for: path)
    #expect(kinds == [.twoPointPath, .twoPointPath])
    collision.addBoundary(withIdentifier: "line", from: .zero, to: CGPoint(x: 9, y: 9))
    #expect(kinds.count == 2)
  }

  @Test("An item that stays anchored in another behavior, but not one that is gone")
  func anchored() {
    let box = stage.box(x: 100, y: 100)
    stage.animator.removeBehavior(stage.properties(box) { $0.isAnchored = true })
    #expect(kinds.isEmpty)
    stage.gravity(box)
    stage.animator.removeBehavior(stage.properties(box) { $0.isAnchored = true })
    #expect(kinds == [.anchorStays])
  }

  @Test("A magnetic field with a charge of 2, and a vortex with a mass of 3 kg, once each")
  func fields() {
    let (box, plain) = (stage.box(x: 100, y: 100), stage.box("plain", x: 250, y: 100))
    let charge = stage.properties(box) { $0.charge = 1 }
    stage.properties(plain)
    let fields = [UIFieldBehavior.magneticField(), .vortexField()]
    for field in fields {
      for item in [box, plain] { field.addItem(item) }
      stage.animator.addBehavior(field)
    }
    stage.tick(2)
    #expect(kinds.isEmpty)
    charge.charge = 2
    charge.density = 3
    stage.tick(3)
    #expect(kinds == [.chargeSizeIgnored, .massCountsTwice])
    stage.animator.removeBehavior(fields[0])
    stage.animator.addBehavior(fields[0])
    stage.tick()
    #expect(kinds.count == 2)
  }

  @Test("The documented profile has nothing to warn of in what it does as documented")
  func documented() {
    let stage = TestStage()
    stage.animator.profile = .documented
    let box = stage.box(x: 100, y: 100)
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    stage.animator.removeBehavior(stage.collide())
    stage.collide(box) { $0.addBoundary(withIdentifier: "one", for: path) }
    stage.animator.removeBehavior(stage.properties(box) { $0.isAnchored = true })
    #expect(stage.animator.warnings.isEmpty)
  }
}
