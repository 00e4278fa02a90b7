// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsPicture
import UIDynamicsSceneFormat
import UIDynamicsTrajectory

@testable import UIDynamicsWeb

/// Touches of a page, played natively as by the page's engine.
struct PageSessionTests {
  private static let card = """
    {
      "referenceView": { "size": [375, 667] },
      "views": [{ "id": "card", "frame": [100, 100, 120, 80] }, { "id": "wall", "frame": [0, 600, 375, 67] }],
      "behaviors": [{ "type": "dynamicItem", "items": ["card"], "resistance": 2 },
        { "type": "collision", "items": ["card"], "translatesReferenceBoundsIntoBoundary": true }]
    }
    """

  private static let flick = """
    {
      "referenceView": { "size": [375, 667] },
      "views": [{ "id": "square", "frame": [100, 100, 80, 80] }],
      "behaviors": [
        { "type": "gravity", "items": ["square"] },
        { "type": "collision", "items": ["square"], "translatesReferenceBoundsIntoBoundary": true },
        { "type": "attachment", "id": "finger", "item": "square", "anchorPoint": "=touch.location", "added": false }],
      "gestures": [{ "id": "pan", "touches": [[3, 10, 10], [3.1, 20, 10]], "ends": "cancelled" }],
      "events": [
        { "on": "pan.began", "do": [{ "addBehavior": "finger" }] },
        { "on": "pan.changed", "do": [{ "set": "finger.anchorPoint", "to": "=touch.location" }] },
        { "on": ["pan.ended", "pan.cancelled"], "do": [{ "removeBehavior": "finger" }] }]
    }
    """

  /// Throws with a finger along a straight line and runs until rest.
  private func thrown(
    _ scene: String, item: Int?, from start: (Double, Double), by step: (Double, Double),
    at tick: Int,
    isCancelled: Bool = false
  ) -> (session: PageSession, answer: String) {
    let session = PageSession(Array(scene.utf8), name: "scene")
    _ = session.play([], view: .device)
    func point(_ tick: Int, _ count: Int) -> StrokeEdit.Point {
      StrokeEdit.Point(
        time: Double(tick) / 60, x: start.0 + Double(count) * step.0,
        y: start.1 + Double(count) * step.1)
    }
    #expect(session.begin(tick: tick, item: item, point(tick, 0)) == nil)
    for count in 1...12 {
      _ = session.advance(to: tick + count)
      session.move(point(tick + count, count))
    }
    #expect(session.lift(point(tick + 12, 12), isCancelled: isCancelled) == nil)
    var next = tick + 13
    while session.advance(to: next), next < 2000 { next += 1 }
    return (session, String(decoding: session.play([], view: .device), as: UTF8.self))
  }

  @Test(arguments: [(12.0, -7.0), (-5.5, 9.3), (0, -20)], [0, 31, 700])
  func `A thrown item without gestures replays bit for bit`(_ step: (Double, Double), _ tick: Int) {
    let (session, answer) = thrown(Self.card, item: 0, from: (140, 130), by: step, at: tick)
    let text = String(decoding: session.text, as: UTF8.self)
    #expect(answer.contains("\"same\":true"))
    #expect(!answer.contains("\"errors\""))
    #expect(text.hasPrefix(String(Self.card.prefix(180))))
    #expect(text.contains("\"id\": \"hand\""))
    #expect(text.contains("\"offsetFromCenter\": [-20, -10]"))
  }

  @Test(arguments: [10, 90, 181, 700], [false, true])
  func `A gesture of the scene gets the stroke and keeps earlier ones`(
    _ tick: Int, _ isCancelled: Bool
  ) {
    let (session, answer) = thrown(
      Self.flick, item: 0, from: (140, 600), by: (4, -18), at: tick, isCancelled: isCancelled)
    let text = String(decoding: session.text, as: UTF8.self)
    #expect(answer.contains("\"same\":true"), "\(answer.suffix(300))")
    #expect(text.contains("[[3, 10, 10], [3.1, 20, 10]]") == (tick > 186))
    #expect(text.contains("\"ends\": \"\(isCancelled ? "cancelled" : "ended")\""))
    #expect(text.contains("\"timeLimit\"") == (tick == 700))
  }

  @Test func `Two strokes after each other are both kept`() {
    let (session, _) = thrown(Self.card, item: 0, from: (140, 130), by: (9, 3), at: 5)
    #expect(session.begin(tick: 300, item: 0, .init(time: 5, x: 200, y: 140)) == nil)
    _ = session.advance(to: 310)
    #expect(session.lift(.init(time: 5.2, x: 180, y: 140), isCancelled: false) == nil)
    while session.advance(to: (session.frame?.tick ?? 0) + 1) {}
    let answer = String(decoding: session.play([], view: .device), as: UTF8.self)
    #expect(answer.contains("\"same\":true"))
    let text = String(decoding: session.text, as: UTF8.self)
    #expect(text.contains("\"hand\""))
    #expect(text.contains("\"hand-2\"") || text.contains("\"strokes\""))
  }

  @Test func `A run that never rests ends at its time limit`() {
    let endless = Self.card.replacing("\"type\": \"dynamicItem\"", with: "\"type\": \"gravity\"")
      .replacing(", \"resistance\": 2", with: "").replacing("true }]", with: "false }]")
    let (session, answer) = thrown(endless, item: 0, from: (140, 130), by: (3, 4), at: 20)
    #expect(session.frame == nil)
    #expect(answer.contains("\"replayed\":{\"ticks\":601,\"same\":true}"), "\(answer.prefix(300))")
  }

  @Test func `A finger that pauses rests, and does not glide to its next place`() {
    let session = PageSession(Array(Self.card.utf8), name: "scene")
    #expect(session.begin(tick: 0, item: 0, .init(time: 0, x: 140, y: 130)) == nil)
    session.move(.init(time: 0.02, x: 150, y: 130))
    _ = session.advance(to: 65)
    let before = session.frame?.values[0]
    session.move(.init(time: 1.1, x: 190, y: 130))
    _ = session.advance(to: 65)
    #expect(session.frame?.values[0] == before)
    #expect(session.lift(.init(time: 1.12, x: 200, y: 130), isCancelled: false) == nil)
    let text = String(decoding: session.text, as: UTF8.self)
    #expect(text.contains("[0.02, 150, 130], [1.066, 150, 130], [1.1, 190, 130]"))
  }

  @Test func `A point that comes late moves the finger from the last frame on`() {
    let session = PageSession(Array(Self.card.utf8), name: "scene")
    #expect(session.begin(tick: 30, item: 0, .init(time: 0.5, x: 140, y: 130)) == nil)
    _ = session.advance(to: 40)
    session.move(.init(time: 0.55, x: 150, y: 130))
    session.move(.init(time: 0.55, x: 160, y: 130))
    #expect(session.lift(.init(time: 0.55, x: 160, y: 130), isCancelled: false) == nil)
    while session.advance(to: (session.frame?.tick ?? 0) + 1) {}
    let answer = String(decoding: session.play([], view: .device), as: UTF8.self)
    #expect(answer.contains("\"same\":true"), "\(answer.prefix(300))")
    let text = String(decoding: session.text, as: UTF8.self)
    #expect(
      text.contains("[0.65, 140, 130], [0.667, 150, 130], [0.668, 160, 130], [0.669, 160, 130]"))
  }

  @Test func `What cannot be touched says so and changes nothing`() {
    let session = PageSession(Array(Self.card.utf8), name: "scene")
    #expect(
      session.begin(tick: 0, item: nil, .init(time: 0, x: 1, y: 1)) == "nothing here can be touched"
    )
    #expect(session.lift(.init(time: 0, x: 1, y: 1), isCancelled: false) == "nothing is touched")
    #expect(session.text == Array(Self.card.utf8))
    let broken = PageSession(Array("{ \"views\": [1] }".utf8), name: "scene")
    #expect(broken.begin(tick: 0, item: 0, .init(time: 0, x: 1, y: 1)) == "the scene is not valid")
    let answer = String(decoding: broken.play([], view: .device), as: UTF8.self)
    #expect(answer.contains("\"errors\":\"scene:1:13: error: "))
  }
}
