// SPDX-License-Identifier: MIT

import Geometry
import SceneFormat
import Testing
import UIDynamics

@testable import SceneRunner

@Suite("Journal of a behavior", .timeLimit(.minutes(5)))
struct BehaviorJournalTests {
  private func line(_ id: String, _ y: Double = 0) -> SceneBoundary {
    SceneBoundary(id: id, outline: .line(from: CGPoint(x: 0, y: y), to: CGPoint(x: 9, y: y)))
  }

  @Test("Items of now take the place of the first ones, with what belongs to them")
  func items() {
    let push = ScenePush(targets: [1, 2].map { .init(item: $0, offsetFromCenter: .zero) })
    var description = SceneBehavior(
      id: "p", kind: .push(push), items: [1, 2], isTemplate: true)
    var journal = BehaviorJournal(description)
    for _ in 0..<3 {
      journal.note(.removeItem(1))
      journal.note(.addItem(3))
      journal.note(.addItem(2))
    }
    journal.rewrite(&description)
    #expect(description.items == [2, 3])
    #expect(description.kind == .push(ScenePush(targets: [push.targets[1]])))
  }

  @Test("Boundaries come and go by their names, the last addition last")
  func boundaries() {
    func boundaries(_ changes: BehaviorJournal.Change...) -> [SceneBoundary] {
      var description = SceneBehavior(
        id: "c", kind: .collision(SceneCollision(boundaries: [line("a"), line("b")])),
        isTemplate: true)
      var journal = BehaviorJournal(description)
      for change in changes { journal.note(change) }
      journal.rewrite(&description)
      guard case .collision(let collision) = description.kind else { return [] }
      return collision.boundaries
    }
    #expect(boundaries() == [line("a"), line("b")])
    #expect(boundaries(.removeBoundary("a"), .removeBoundary("x")) == [line("b")])
    #expect(boundaries(.addBoundary(line("a", 5))) == [line("b"), line("a", 5)])
    #expect(
      boundaries(.addBoundary(line("c")), .addBoundary(line("d")), .addBoundary(line("c", 1)))
        == [line("a"), line("b"), line("d"), line("c", 1)])
    #expect(boundaries(.addBoundary(line("c")), .removeAllBoundaries) == [])
    #expect(boundaries(.removeAllBoundaries, .addBoundary(line("a", 2))) == [line("a", 2)])
    #expect(boundaries(.addBoundary(line("a", 2)), .removeBoundary("a")) == [line("b")])
  }

  @Test("Properties are set again in the order of their last setting, computed ones not at all")
  func properties() {
    func gravity(_ changes: (BehaviorProperty, BehaviorValue)...) -> UIGravityBehavior {
      let description = SceneBehavior(
        id: "g", kind: .gravity, isTemplate: true, computed: [.angle])
      var journal = BehaviorJournal(description)
      for (property, value) in changes { journal.note(.property(PropertyValue(property, value))) }
      let object = UIGravityBehavior()
      journal.play(on: object)
      return object
    }
    let down = BehaviorValue.vector(CGVector(dx: 0, dy: 5))
    #expect(gravity((.magnitude, .number(2)), (.gravityDirection, down)).magnitude == 5)
    #expect(
      gravity((.gravityDirection, down), (.magnitude, .number(7)), (.magnitude, .number(2)))
        .magnitude.rounded() == 2)
    #expect(gravity((.angle, .number(0))).gravityDirection == CGVector(dx: 0, dy: 1))
  }

  @Test("Insets and the property that has none exclude each other; the last one counts")
  func insets() {
    func collision(_ changes: BehaviorJournal.Change...) -> UICollisionBehavior {
      var journal = BehaviorJournal(
        SceneBehavior(id: "c", kind: .collision(SceneCollision()), isTemplate: true))
      for change in changes { journal.note(change) }
      let object = UICollisionBehavior()
      journal.play(on: object)
      return object
    }
    let insets = BehaviorJournal.Change.property(
      PropertyValue(
        .referenceBoundsInsets, .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))))
    let off = BehaviorJournal.Change.property(
      PropertyValue(.translatesReferenceBoundsIntoBoundary, .boolean(false)))
    #expect(collision(off, insets).translatesReferenceBoundsIntoBoundary)
    #expect(!collision(insets, off).translatesReferenceBoundsIntoBoundary)
  }

  @Test("A thousand changes leave no more behind than one of each kind")
  func size() {
    var journal = BehaviorJournal(
      SceneBehavior(
        id: "c", kind: .collision(SceneCollision(boundaries: [line("a")])), items: [0],
        isTemplate: true))
    for round in 0..<1_000 {
      journal.note(.addItem(round % 2))
      journal.note(.removeItem(round % 3))
      journal.note(.addBoundary(line("b", Double(round))))
      journal.note(.removeBoundary("a"))
      journal.note(
        .property(
          PropertyValue(.translatesReferenceBoundsIntoBoundary, .boolean(round % 2 == 0))))
    }
    #expect("\(journal)".count < 1_500, "\(journal)")
  }
}
