// SPDX-License-Identifier: MIT

import Geometry
import SceneFormat
import Testing
import Trajectory

@testable import SceneRunner

@Suite("Contact events", .timeLimit(.minutes(5)))
struct ContactFilterTests {
  private let items = StageContact(behavior: 4, item: 1, other: 2, point: CGPoint(x: 5, y: 6))
  private let floor = StageContact(behavior: 4, item: 1, boundary: "floor")
  private let bounds = StageContact(behavior: 5, item: 1)

  @Test("Without a filter every contact is seen as it is")
  func none() {
    for contact in [items, floor, bounds] { #expect(SceneContactFilter().seen(contact) == contact) }
  }

  @Test("A behavior, a boundary or the implicit boundary can be asked for")
  func behaviorAndBoundary() {
    func seen(_ filter: SceneContactFilter) -> [Bool] {
      [items, floor, bounds].map { filter.seen($0) != nil }
    }
    #expect(seen(SceneContactFilter(behavior: 4)) == [true, true, false])
    #expect(seen(SceneContactFilter(boundary: .named("floor"))) == [false, true, false])
    #expect(seen(SceneContactFilter(boundary: .named("wall"))) == [false, false, false])
    #expect(seen(SceneContactFilter(boundary: .implicit)) == [false, false, true])
    #expect(seen(SceneContactFilter(behavior: 4, boundary: .implicit)) == [false, false, false])
  }

  @Test("The item asked for is the item of the contact, whichever came first")
  func item() {
    #expect(SceneContactFilter(item: 1).seen(items) == items)
    let turned = SceneContactFilter(item: 2).seen(items)
    #expect(turned?.item == 2 && turned?.other == 1)
    #expect(turned?.point == items.point && turned?.behavior == 4)
    #expect(SceneContactFilter(item: 3).seen(items) == nil)
    #expect(SceneContactFilter(item: 1).seen(floor) == floor)
    #expect(SceneContactFilter(item: 2).seen(floor) == nil)
  }

  @Test("With a partner only the contacts of the two are seen")
  func partner() {
    #expect(SceneContactFilter(item: 1, with: 2).seen(items) == items)
    #expect(SceneContactFilter(item: 2, with: 1).seen(items)?.item == 2)
    #expect(SceneContactFilter(item: 1, with: 3).seen(items) == nil)
    #expect(SceneContactFilter(with: 1).seen(items)?.item == 2)
    #expect(SceneContactFilter(item: 1, with: 2).seen(floor) == nil)
  }

  @Test("Expressions know who touches whom, and where it began")
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
      .contactBegan(SceneContactFilter(item: 1)), scene.tell("item", "contact.item"),
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
    // What ended has no point.
    scene.events = []
    scene.on(.contactEnded(SceneContactFilter()), scene.tell("y", "contact.point.y"))
    scene.behaviors.append(
      SceneBehavior(
        id: "bouncy", kind: .dynamicItem(SceneDynamicItem()), [.elasticity: .number(0.8)],
        items: [0]))
    #expect(try Recording(scene).reason.contains("a contact that ended has no point"))
  }
}
