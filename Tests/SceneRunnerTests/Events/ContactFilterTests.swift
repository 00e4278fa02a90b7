// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat
@testable import UIDynamicsSceneRunner

@Suite("Contact events", .timeLimit(.minutes(30)))
struct ContactFilterTests {
  private let items = StageContact(behavior: 4, item: 1, other: 2, point: CGPoint(x: 5, y: 6))
  private let floor = StageContact(behavior: 4, item: 1, boundary: "floor")
  private let bounds = StageContact(behavior: 5, item: 1)

  @Test("Without a filter, every contact passes unchanged")
  func none() {
    for contact in [items, floor, bounds] { #expect(SceneContactFilter().seen(contact) == contact) }
  }

  @Test("A filter can select a behavior, a boundary or the implicit boundary")
  func behaviorAndBoundary() {
    func seen(_ filter: SceneContactFilter) -> [Bool] {
      [items, floor, bounds].map { filter.seen($0) != nil }
    }
    #expect(seen(SceneContactFilter(behaviors: [4])) == [true, true, false])
    #expect(seen(SceneContactFilter(boundaries: [.named("floor")])) == [false, true, false])
    #expect(seen(SceneContactFilter(boundaries: [.named("wall")])) == [false, false, false])
    #expect(seen(SceneContactFilter(boundaries: [.implicit])) == [false, false, true])
    #expect(
      seen(SceneContactFilter(behaviors: [4], boundaries: [.implicit])) == [false, false, false])
  }

  @Test("The item in the filter becomes the item of the contact, whichever came first")
  func item() {
    #expect(SceneContactFilter(items: [1]).seen(items) == items)
    let turned = SceneContactFilter(items: [2]).seen(items)
    #expect(turned?.item == 2 && turned?.other == 1)
    #expect(turned?.point == items.point && turned?.behavior == 4)
    #expect(SceneContactFilter(items: [3]).seen(items) == nil)
    #expect(SceneContactFilter(items: [1]).seen(floor) == floor)
    #expect(SceneContactFilter(items: [2]).seen(floor) == nil)
  }

  @Test("With a partner, only contacts between the two pass")
  func partner() {
    #expect(SceneContactFilter(items: [1], with: .items([2])).seen(items) == items)
    #expect(SceneContactFilter(items: [2], with: .items([1])).seen(items)?.item == 2)
    #expect(SceneContactFilter(items: [1], with: .items([3])).seen(items) == nil)
    #expect(SceneContactFilter(with: .items([1])).seen(items)?.item == 2)
    #expect(SceneContactFilter(items: [1], with: .items([2])).seen(floor) == nil)
  }

  @Test("If several items match, the first one becomes the item of the contact")
  func several() {
    let both = SceneContactFilter(items: [1, 2])
    #expect(both.seen(items) == items)
    #expect(SceneContactFilter(items: [2, 3]).seen(items)?.item == 2)
    #expect(SceneContactFilter(items: [1, 2], with: .items([3, 1])).seen(items)?.item == 2)
    #expect(SceneContactFilter(behaviors: [4, 5]).seen(bounds) == bounds)
    #expect(SceneContactFilter(behaviors: [3, 4]).seen(bounds) == nil)
  }

  @Test("A filter can select any item or any boundary")
  func kinds() {
    func seen(_ filter: SceneContactFilter) -> [Bool] {
      [items, floor, bounds].map { filter.seen($0) != nil }
    }
    #expect(seen(SceneContactFilter(with: .anyItem)) == [true, false, false])
    #expect(seen(SceneContactFilter(with: .anyBoundary)) == [false, true, true])
    #expect(SceneContactFilter(items: [2], with: .anyItem).seen(items)?.other == 1)
    #expect(seen(SceneContactFilter(items: [2], with: .anyBoundary)) == [false, false, false])
    for (partner, isSeen) in [(1, true), (2, true), (3, false)] {
      let mixed = SceneContactFilter.Partner(
        takesItems: true, takesBoundaries: true, items: [partner])
      #expect(seen(SceneContactFilter(with: mixed)) == [isSeen, true, true], "\(partner)")
      #expect(
        seen(SceneContactFilter(items: [2], with: mixed)) == [partner == 1, false, false],
        "\(partner)")
    }
    let pattern = SceneIDPattern("f*r")
    #expect(
      seen(SceneContactFilter(boundaries: [.implicit] + (pattern.map { [.like($0)] } ?? [])))
        == [false, true, true])
  }

  @Test("Expressions can read both partners of a contact and the point where it began")
  func expressions() throws {
    let floor = SceneBoundary(
      id: "floor", outline: .line(from: CGPoint(x: 0, y: 380), to: CGPoint(x: 300, y: 380)))
    var scene = Scene(
      centers: [(150, 350), (250, 350)],
      [
        SceneBehavior(id: "pull", kind: .gravity, items: [0, 1]),
        SceneBehavior(
          id: "ground", kind: .collision(SceneCollision(boundaries: [floor])), items: [0, 1]),
      ])
    scene.on(
      .contactBegan(SceneContactFilter(items: [1])), scene.tell("item", "contact.item"),
      scene.tell("other", "contact.other"), scene.tell("boundary", "contact.boundary"),
      scene.tell("y", "contact.point.y"))
    let recording = try Recording(scene)
    #expect(recording.values(of: "item").first?.value == .string("b"))
    #expect(recording.values(of: "other").first?.value == .string(""))
    #expect(recording.values(of: "boundary").first?.value == .string("floor"))
    let began = try #require(
      recording.events.first { $0.kind == .contactBegan && $0.item == "b" }?.point)
    #expect(recording.numbers(of: "y").first.map { Float($0) } == began.y)
    #expect(
      recording.values(of: "item").count
        == recording.events.count {
          $0.kind == .contactBegan && $0.item == "b"
        })
    // A contact that ended has no point.
    scene.events = []
    scene.on(.contactEnded(SceneContactFilter()), scene.tell("y", "contact.point.y"))
    scene.behaviors.append(
      SceneBehavior(
        id: "bouncy", kind: .dynamicItem(SceneDynamicItem()), [.elasticity: .number(0.8)],
        items: [0]))
    #expect(try Recording(scene).reason.contains("a contact that has ended has no point"))
  }
}
