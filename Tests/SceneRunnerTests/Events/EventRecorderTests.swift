// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Events", .timeLimit(.minutes(30)))
struct EventRecorderTests {
  private static let gravity = SceneBehavior(
    id: "pull", kind: .gravity, items: [0])

  private static func collision(
    _ id: String, _ items: [Int], bounds: Bool = false, boundaries: [SceneBoundary] = []
  ) -> SceneBehavior {
    SceneBehavior(
      id: id, kind: .collision(SceneCollision(boundaries: boundaries)),
      [.translatesReferenceBoundsIntoBoundary: .boolean(bounds)], items: items)
  }

  @Test("The animator's start belongs to tick 0 and its pause to the last row")
  func startAndPause() throws {
    let recording = try Recording(
      Scene(centers: [(100, 100)], [Self.collision("c", [0])]))
    let last = try #require(recording.frames.last)
    #expect(
      recording.events == [
        EventRecord(tick: 0, time: 0, kind: .resume),
        EventRecord(tick: last.tick, time: last.time, kind: .pause),
      ])
  }

  @Test("A contact with the implicit boundary has no other item and no name")
  func implicitBoundary() throws {
    let recording = try Recording(
      Scene(centers: [(150, 350)], [Self.gravity, Self.collision("walls", [0], bounds: true)]))
    let began = try #require(recording.events.first { $0.kind == .contactBegan })
    #expect((began.behavior, began.item, began.other, began.boundary) == ("walls", "a", nil, nil))
    // The point is on the item's lower edge, within the skin of the shapes.
    let point = try #require(began.point)
    #expect(abs(point.y - 400) < 3)
    #expect(abs(point.x - 150) <= 21)
    // The row of the same tick is the first one after the landing.
    let before = try recording.state("a", at: began.tick - 1)
    let after = try recording.state("a", at: began.tick)
    #expect(before.vy > 100 && after.vy < before.vy)
    #expect(began.time == Double(began.tick) / 60)
  }

  @Test("A contact with a named boundary records the name")
  func namedBoundary() throws {
    let floor = SceneBoundary(
      id: "floor", outline: .line(from: CGPoint(x: 0, y: 380), to: CGPoint(x: 300, y: 380)))
    let recording = try Recording(
      Scene(
        centers: [(150, 330)], [Self.gravity, Self.collision("ground", [0], boundaries: [floor])]))
    let began = try #require(recording.events.first { $0.kind == .contactBegan })
    #expect(
      (began.behavior, began.item, began.other, began.boundary) == ("ground", "a", nil, "floor"))
  }

  @Test("The contact of two items that touch and separate begins and ends once")
  func twoItems() throws {
    let start = SceneDynamicItem(
      linearVelocity: [.init(item: 0, value: CGVector(dx: 200, dy: 0))])
    let recording = try Recording(
      Scene(
        centers: [(100, 100), (200, 100)],
        [
          SceneBehavior(
            id: "p", kind: .dynamicItem(start), [.elasticity: .number(1), .resistance: .number(0)],
            items: [0, 1]),
          Self.collision("c", [0, 1]),
        ], run: RunSettings(timeLimit: 1)))
    let contacts = recording.events.filter { $0.kind != .resume }
    #expect(contacts.map(\.kind) == [.contactBegan, .contactEnded])
    for contact in contacts {
      #expect(contact.behavior == "c")
      #expect(Set([contact.item, contact.other]) == ["a", "b"])
      #expect(contact.boundary == nil)
    }
    #expect(contacts[0].point != nil)
    #expect(contacts[1].point == nil)
    #expect(recording.outcome.contacts == .init(began: 1, ended: 1))
  }
}
