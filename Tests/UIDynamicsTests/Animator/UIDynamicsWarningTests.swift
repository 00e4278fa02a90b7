// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Warnings", .timeLimit(.minutes(30)))
struct UIDynamicsWarningTests {
  private let stage = TestStage()

  private var kinds: [UIDynamicsWarning.Kind] { stage.animator.warnings.map(\.kind) }

  @Test("A handler receives each warning once")
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

  @Test("Removing a gravity behavior while another one stays causes a warning")
  func gravityEnds() {
    let box = stage.box(x: 100, y: 100)
    stage.gravity(box)
    stage.animator.removeBehavior(stage.gravity(box))
    #expect(kinds == [.severalGravities, .gravityEnded])
  }

  @Test("A child of a built-in behavior causes a warning once that behavior is in an animator")
  func children() {
    let gravity = UIGravityBehavior(items: [])
    gravity.addChildBehavior(UIPushBehavior())
    #expect(kinds.isEmpty && gravity.childBehaviors.isEmpty)
    stage.animator.addBehavior(gravity)
    #expect(kinds == [.childOfPrimitive])
    gravity.addChildBehavior(UICollisionBehavior())
    #expect(kinds == [.childOfPrimitive, .childOfPrimitive])
  }

  @Test("Collision behaviors that start to share categories cause a warning")
  func categories() {
    let boxes = (0..<3).map { stage.box("\($0)", x: 60 * Double($0), y: 50, width: 40, height: 40) }
    let first = stage.collide(boxes[0])
    stage.collide(boxes[1])
    #expect(kinds.isEmpty)
    stage.animator.removeBehavior(first)
    let same = stage.collide(boxes[1])
    #expect(kinds.isEmpty, "both have the same item, so nothing new collides")
    stage.animator.removeBehavior(same)
    stage.collide(boxes[2])
    #expect(kinds == [.sharedCategories])
    let other = TestStage()
    for _ in 0..<16 { other.collide(other.box(x: 50, y: 50)) }
    #expect(other.animator.warnings.isEmpty)
    other.collide()
    #expect(other.animator.warnings.map(\.kind) == [.sharedCategories])
  }

  @Test("A closed boundary path of two points causes a warning, whenever it is added")
  func twoPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    stage.collide { $0.addBoundary(withIdentifier: "open", for: path) }
    #expect(kinds.isEmpty)
    path.close()
    let collision = stage.collide { $0.addBoundary(withIdentifier: "one", for: path) }
    #expect(kinds == [.twoPointPath])
    collision.addBoundary(withIdentifier: "two", for: path)
    #expect(kinds == [.twoPointPath, .twoPointPath])
    collision.addBoundary(withIdentifier: "line", from: .zero, to: CGPoint(x: 9, y: 9))
    #expect(kinds.count == 2)
  }

  @Test("Each torn rod warns once; rods that hold and springs do not", arguments: [0.0, 2])
  func torn(frequency: Double) {
    /// A link of 14 × 6 pt between a hook and a weight of 50 × 50 pt, each to the left of the previous one.
    func hang(density: Double) -> (TestStage, UIAttachmentBehavior) {
      let stage = TestStage(width: 600, height: 667)
      let hook = stage.box("hook", x: 300, y: 20, width: 10, height: 10)
      let link = stage.box("link", x: 280, y: 20, width: 14, height: 6)
      let lamp = stage.box("lamp", x: 242, y: 20, width: 50, height: 50)
      stage.gravity(link, lamp)
      stage.properties(hook) { $0.isAnchored = true }
      stage.properties(lamp) { $0.density = density }
      let first = UIAttachmentBehavior(
        item: link, offsetFromCenter: UIOffset(horizontal: 7, vertical: 0), attachedTo: hook,
        offsetFromCenter: .zero)
      let last = UIAttachmentBehavior(
        item: lamp, offsetFromCenter: UIOffset(horizontal: 25, vertical: 0), attachedTo: link,
        offsetFromCenter: UIOffset(horizontal: -7, vertical: 0))
      for rod in [first, last] {
        rod.frequency = frequency
        stage.animator.addBehavior(rod)
      }
      for _ in 0..<600 { stage.tick() }
      return (stage, last)
    }
    let (heavy, last) = hang(density: 4)
    let torn = heavy.animator.warnings.filter { $0.kind == .tornAttachment }
    guard frequency == 0 else { return #expect(torn.isEmpty) }
    #expect(torn.count == 1 || torn.count == 2)
    #expect(torn.allSatisfy { $0.description.hasPrefix("The rod of <UIAttachmentBehavior") })
    #expect(torn.contains { $0.description.contains("stretched from 6.0 to") }, "\(torn) \(last)")
    #expect(hang(density: 0.1).0.animator.warnings.isEmpty)
  }

  @Test("A rod reaches a new length gradually, without a warning")
  func pulled() {
    let box = stage.box(x: 250, y: 100)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 20, y: 100))
    stage.animator.addBehavior(rod)
    stage.tick()
    rod.length = 20
    for _ in 0..<120 { stage.tick() }
    #expect(abs(box.center.x - 40) < 1 && kinds.isEmpty)
  }

  @Test("Removing the behavior that anchors an item warns if other behaviors keep the item")
  func anchored() {
    let box = stage.box(x: 100, y: 100)
    stage.animator.removeBehavior(stage.properties(box) { $0.isAnchored = true })
    #expect(kinds.isEmpty)
    stage.gravity(box)
    stage.animator.removeBehavior(stage.properties(box) { $0.isAnchored = true })
    #expect(kinds == [.anchorStays])
  }

  @Test("Releasing the reference view warns once if a collision behavior needs its bounds")
  func goneView() {
    func kinds(bounded: Bool, kept: Bool) -> [UIDynamicsWarning.Kind] {
      var screen: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      let box = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 60))
      screen?.addSubview(box)
      let animator = UIDynamicAnimator(referenceView: screen!)
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = bounded
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      for _ in 0..<5 { animator.advance(by: 1 / 60) }
      if !kept { screen = nil }
      for _ in 0..<5 { animator.advance(by: 1 / 60) }
      return withExtendedLifetime(screen) { animator.warnings.map(\.kind) }
    }
    #expect(kinds(bounded: true, kept: false) == [.referenceViewGone])
    #expect(kinds(bounded: true, kept: true) == [])
    #expect(kinds(bounded: false, kept: false) == [])
  }

  @Test("A charge of 2 in a magnetic field and a mass of 3 kg in a vortex cause one warning each")
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

  @Test("The documented profile does not warn about documented behavior")
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
