// SPDX-License-Identifier: MIT

import Testing
import UIDynamics

@Suite("Behavior subclasses as apps write them", .timeLimit(.minutes(30)))
@MainActor struct BehaviorSubclassTests {
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  init() { screen.addSubview(box) }

  class Named: UIAttachmentBehavior { var name: String? }

  final class Lever: UIAttachmentBehavior {
    init(view: UIView) {
      super.init(
        item: view, offsetFromCenter: UIOffset(horizontal: 10, vertical: 0),
        attachedToAnchor: CGPoint(x: 200, y: 125))
    }
  }

  @Test("An attachment subclass can have its own properties and initializers")
  func attachments() {
    let named = Named(item: box, attachedToAnchor: .zero)
    named.name = "rod"
    #expect(named.name == "rod" && named.anchorPoint == .zero && named.items.count == 1)
    let lever = Lever(view: box)
    #expect(lever.anchorPoint == CGPoint(x: 200, y: 125) && lever.attachedBehaviorType == .anchor)
    let animator = UIDynamicAnimator(referenceView: screen)
    animator.addBehavior(lever)
    expectClose(Double(lever.length), 65, within: 1e-4, "length")
    let other = UIView(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
    let pair = Named(item: box, attachedTo: other)
    #expect(pair.items.count == 2 && pair.attachedBehaviorType == .items)
  }

  final class Disc: UIDynamicBehavior {
    var added = 0
    override func addChildBehavior(_ behavior: UIDynamicBehavior) {
      added += 1
      super.addChildBehavior(behavior)
    }
    override func removeChildBehavior(_ behavior: UIDynamicBehavior) {
      added -= 1
      super.removeChildBehavior(behavior)
    }
  }

  @Test("A composite subclass can override the methods that add and remove children")
  func composite() {
    let (disc, gravity) = (Disc(), UIGravityBehavior(items: [box]))
    disc.addChildBehavior(gravity)
    #expect(disc.added == 1 && disc.childBehaviors == [gravity])
    disc.removeChildBehavior(gravity)
    #expect(disc.added == 0 && disc.childBehaviors.isEmpty)
  }

  class Light: UIGravityBehavior {
    override init(items: [any UIDynamicItem]) {
      super.init(items: items)
      magnitude = 0.5
    }
  }

  final class Walls: UICollisionBehavior {
    var tries = 0
    convenience init() { self.init(items: []) }
    override func addItem(_ item: any UIDynamicItem) {
      tries += 1
      super.addItem(item)
    }
    override func addBoundary(
      withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
    ) {
      tries += 10
      super.addBoundary(withIdentifier: identifier, from: p1, to: p2)
    }
  }

  final class Soft: UIDynamicItemBehavior {
    override init(items: [any UIDynamicItem]) { super.init(items: items) }
    override func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
      super.addLinearVelocity(CGPoint(x: velocity.x / 2, y: velocity.y / 2), for: item)
    }
  }

  final class Shove: UIPushBehavior {
    override init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
      super.init(items: items, mode: mode)
      angle = 1
    }
  }

  @Test("init() of a behavior calls an override of init(items:), and members can be overridden")
  func primitives() {
    #expect(Light().items.isEmpty)
    expectClose(Double(Light().magnitude), 0.5, within: 1e-6, "magnitude")
    let walls = Walls()
    walls.addItem(box)
    walls.addBoundary(
      withIdentifier: "floor" as any NSCopying, from: .zero, to: CGPoint(x: 9, y: 0))
    #expect(walls.tries == 11 && walls.items.count == 1)
    #expect(walls.boundaryIdentifiers as? [String] == ["floor"])
    let soft = Soft(items: [box])
    let animator = UIDynamicAnimator(referenceView: screen)
    animator.addBehavior(soft)
    soft.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    expectClose(Double(soft.linearVelocity(for: box).x), 50, within: 1e-4, "vx")
    #expect(Shove().mode == .continuous)
    expectClose(Double(Shove().angle), 1, within: 1e-12, "angle")
  }

  final class Game: UIDynamicAnimator {
    var boards: [UIView] = []
    var added = 0
    override init(referenceView view: UIView) {
      super.init(referenceView: view)
      boards.append(view)
    }
    override func addBehavior(_ behavior: UIDynamicBehavior) {
      added += 1
      super.addBehavior(behavior)
    }
  }

  @Test("An animator that overrides init(referenceView:) keeps the other initializers")
  func animator() {
    let game = Game(referenceView: screen)
    game.addBehavior(UIGravityBehavior(items: [box]))
    #expect(game.boards == [screen] && game.added == 1 && game.referenceView === screen)
    #expect(Game().referenceView == nil)
    let layout = UICollectionViewLayout()
    #expect(Game(collectionViewLayout: layout).referenceView == nil)
  }

  /// Drag with a delayed start, created by a custom factory method, as in a book's example.
  class Delayed: UIFieldBehavior {
    var delay = 0.0

    class func dragField(delay: Double) -> Self {
      let field = self.field { field, _, velocity, _, _, time in
        guard let delayed = field as? Delayed, time > delayed.delay else { return .zero }
        return CGVector(dx: -velocity.dx, dy: -velocity.dy)
      }
      field.delay = delay
      return field
    }
  }

  @Test("The class methods create instances of a field subclass")
  func fields() {
    let animator = UIDynamicAnimator(referenceView: screen)
    let motion = UIDynamicItemBehavior(items: [box])
    motion.resistance = 0
    let drag = Delayed.dragField(delay: 0.25)
    drag.addItem(box)
    animator.addBehavior(drag)
    animator.addBehavior(motion)
    motion.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    letPass(ticks: 14, animator)
    expectClose(Double(motion.linearVelocity(for: box).x), 100, within: 1e-3, "vx before the delay")
    letPass(ticks: 30, animator)
    #expect(motion.linearVelocity(for: box).x < 20, "\(motion.linearVelocity(for: box).x)")
    let spring: Delayed = Delayed.springField()
    #expect(spring.delay == 0 && spring.falloff == -1)
  }

  final class Zone: UIRegion, @unchecked Sendable {
    private(set) var asked = 0
    override func contains(_ point: CGPoint) -> Bool {
      asked += 1
      return super.contains(point)
    }
  }

  @Test("A region can be subclassed with both initializers")
  func region() {
    let zone = Zone(radius: 10)
    #expect(zone.contains(CGPoint(x: 9, y: 0)) && !zone.contains(CGPoint(x: 11, y: 0)))
    #expect(zone.asked == 2)
    #expect(Zone(size: CGSize(width: 30, height: 2)).contains(CGPoint(x: 14, y: 0)))
    #expect(zone.inverse().contains(CGPoint(x: 11, y: 0)) && Zone.infinite === UIRegion.infinite)
  }

  final class Crew: UIDynamicItemGroup {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    override var items: [any UIDynamicItem] { super.items.reversed() }
  }

  @Test("A group can be subclassed")
  func group() {
    let other = UIView(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
    #expect(Crew(items: [box, other]).items.first === other)
  }
}
