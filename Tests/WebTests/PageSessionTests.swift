// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIDynamicsSceneFormat
import UIDynamicsTrajectory

@testable import UIDynamicsWeb

extension PageSession {
  fileprivate func play(_ settings: [SceneSetting]) -> String {
    start(settings)
    while !goOn(100) {}
    return String(decoding: answer(), as: UTF8.self)
  }
}

/// Touches on a page, run natively just as the page's engine runs them.
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

  /// Throws an item with a finger along a straight line, and runs until the item rests.
  private func thrown(
    _ scene: String, item: Int?, from start: (Double, Double), by step: (Double, Double),
    at tick: Int,
    isCancelled: Bool = false
  ) -> (session: PageSession, answer: String) {
    let session = PageSession(PageScene(Array(scene.utf8), name: "scene"))
    _ = session.play([])
    func point(_ tick: Int, _ count: Int) -> StrokeEdit.Point {
      StrokeEdit.Point(
        time: Double(tick) / 60, x: start.0 + Double(count) * step.0,
        y: start.1 + Double(count) * step.1)
    }
    #expect(session.begin(tick: tick, item: item, point(tick, 0), grip: (-20.01, -9.98)) == nil)
    for count in 1...12 {
      _ = session.advance(to: tick + count)
      session.move(point(tick + count, count))
    }
    #expect(session.lift(point(tick + 12, 12), isCancelled: isCancelled) == nil)
    var next = tick + 13
    while session.advance(to: next), next < 2000 { next += 1 }
    return (session, session.play([]))
  }

  /// Returns the positions of the first item at each tick, while two strokes move it and afterwards.
  private func positions(isSaved: Bool) -> [SIMD2<Double>] {
    let session = PageSession(PageScene(Array(Self.flick.utf8), name: "scene"))
    if isSaved { _ = session.play([]) } else { #expect(session.embed([]) == nil) }
    var positions: [SIMD2<Double>] = []
    func show(_ tick: Int) {
      _ = session.advance(to: tick)
      if let frame = session.frame { positions.append(SIMD2(frame.values[0], frame.values[1])) }
    }
    for (start, step) in [(31, (4.0, -18.0)), (140, (-5.0, 6.0))] {
      func point(_ tick: Int) -> StrokeEdit.Point {
        let count = Double(tick - start)
        return StrokeEdit.Point(
          time: Double(tick) / 60, x: 140 + count * step.0, y: 600 + count * step.1)
      }
      if !isSaved { _ = session.advance(to: start) }
      #expect(session.begin(tick: start, item: 0, point(start)) == nil)
      for tick in start + 1...start + 12 {
        show(tick)
        session.move(point(tick))
      }
      #expect(session.lift(point(start + 12), isCancelled: false) == nil)
      for tick in start + 13...start + 100 { show(tick) }
    }
    return positions
  }

  @Test func `A run that is not saved plays as the saved one, stroke after stroke`() {
    let (embedded, saved) = (positions(isSaved: false), positions(isSaved: true))
    #expect(embedded.count == 200 && embedded == saved)
    #expect(Set(embedded.map { $0.x }).count > 50)
  }

  @Test func `It reports what is emitted, and refuses unknown values and views without gestures`() {
    let scene = """
      {
        "referenceView": { "size": [375, 667] },
        "parameters": { "far": 5 },
        "views": [{ "id": "card", "frame": [100, 100, 120, 80] }, { "id": "wall", "frame": [0, 600, 375, 67] }],
        "behaviors": [{ "type": "dynamicItem", "items": ["card"] }],
        "gestures": [{ "id": "pan", "drags": "card" }],
        "events": [{ "on": "pan.ended", "do": [{ "emit": "kept", "with": { "far": "=far", "at": "=touch.location" } }] }]
      }
      """
    let session = PageSession(PageScene(Array(scene.utf8), name: "scene"))
    #expect(session.embed([SceneSetting(name: "fare", text: "1")])?.contains("\"fare\"") == true)
    #expect(session.embed([SceneSetting(name: "far", text: "7")]) == nil)
    #expect(
      session.begin(tick: 0, item: 1, .init(time: 0, x: 10, y: 610)) == "no gesture starts here")
    #expect(session.begin(tick: 0, item: 0, .init(time: 0, x: 110, y: 110)) == nil)
    _ = session.advance(to: 3)
    #expect(session.takeEmitted() == Array("[]".utf8))
    #expect(session.lift(.init(time: 0.05, x: 110, y: 130), isCancelled: false) == nil)
    _ = session.advance(to: 6)
    #expect(
      String(decoding: session.takeEmitted(), as: UTF8.self)
        == "[[\"kept\",{\"far\":7,\"at\":[110,130]}]]")
    #expect(session.takeEmitted() == Array("[]".utf8))
    #expect(session.scene.text == Array(scene.utf8))
  }

  @Test(arguments: [false, true])
  func `A stroke is added to a gesture that has none`(_ isCancelled: Bool) {
    let scene = Self.flick.replacing(
      ", \"touches\": [[3, 10, 10], [3.1, 20, 10]], \"ends\": \"cancelled\"", with: "")
    #expect(scene != Self.flick)
    let (session, answer) = thrown(
      scene, item: 0, from: (140, 600), by: (4, -18), at: 31, isCancelled: isCancelled)
    #expect(answer.contains("\"same\":true"))
    let text = String(decoding: session.scene.text, as: UTF8.self)
    #expect(text.contains("[{\"touches\": [["))
    #expect(text.contains("\"ends\": \"cancelled\", ") == isCancelled)
  }

  @Test(arguments: [(12.0, -7.0), (-5.5, 9.3), (0, -20)], [0, 31, 700])
  func `A thrown item without gestures replays bit for bit`(_ step: (Double, Double), _ tick: Int) {
    let (session, answer) = thrown(Self.card, item: 0, from: (140, 130), by: step, at: tick)
    let text = String(decoding: session.scene.text, as: UTF8.self)
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
    let text = String(decoding: session.scene.text, as: UTF8.self)
    #expect(answer.contains("\"same\":true"), "\(answer.suffix(300))")
    #expect(text.contains("[[3, 10, 10], [3.1, 20, 10]]") == (tick > 186))
    #expect(text.contains("\"ends\": \"\(isCancelled ? "cancelled" : "ended")\""))
    #expect(text.contains("\"timeLimit\"") == (tick == 700))
  }

  @Test(arguments: [20, 31, 47], [0, 2, -3])
  func `A stroke on a moving view is saved in its coordinates`(_ tick: Int, _ spin: Int)
    throws
  {
    let scene = Self.flick.replacing(
      "\"pan\", \"touches\"", with: "\"pan\", \"in\": \"square\", \"touches\""
    )
    .replacing(
      "{ \"type\": \"gravity\"",
      with:
        "{ \"type\": \"dynamicItem\", \"id\": \"body\", \"items\": [\"square\"] }, { \"type\": \"gravity\""
    )
    .replacing(
      "\"events\": [",
      with:
        "\"events\": [{ \"at\": 0, \"do\": [{ \"addAngularVelocity\": \(spin), \"for\": \"square\", \"in\": \"body\" }] },"
    )
    let plain = PageSession(PageScene(Array(scene.utf8), name: "scene"))
    let time = (Double(tick) / 60 * 1000).rounded() / 1000
    #expect(plain.begin(tick: tick, item: 0, .init(time: time, x: 150, y: 190)) == nil)
    let pose = try #require(plain.frame).values
    let (dx, dy, angle) = (150 - pose[0], 190 - pose[1], pose[2])
    #expect((angle != 0) == (spin != 0))
    let own = (cos(angle) * dx + sin(angle) * dy + 40, cos(angle) * dy - sin(angle) * dx + 40)
    let (session, answer) = thrown(scene, item: 0, from: (150, 190), by: (4, -12), at: tick)
    #expect(answer.contains("\"same\":true"), "\(answer.suffix(300))")
    let text = String(decoding: session.scene.text, as: UTF8.self)
    let kept = try #require(
      text.split(separator: "\"touches\": [[").last?.split(separator: "]").first)
    let numbers = kept.split(separator: ", ").compactMap { Double($0) }
    #expect(numbers.count == 3 && abs(numbers[0] - Double(tick) / 60) <= 0.001)
    #expect(abs(numbers[1] - own.0) < 0.06 && abs(numbers[2] - own.1) < 0.06, "\(numbers) \(own)")
  }

  @Test func `Two strokes after each other are both kept`() {
    let (session, _) = thrown(Self.card, item: 0, from: (140, 130), by: (9, 3), at: 5)
    #expect(session.begin(tick: 300, item: 0, .init(time: 5, x: 200, y: 140)) == nil)
    _ = session.advance(to: 310)
    #expect(session.lift(.init(time: 5.2, x: 180, y: 140), isCancelled: false) == nil)
    while session.advance(to: (session.frame?.tick ?? 0) + 1) {}
    let answer = session.play([])
    #expect(answer.contains("\"same\":true"))
    let text = String(decoding: session.scene.text, as: UTF8.self)
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

  @Test(arguments: ["pinch", "rotation"]) func `Two fingers are one stroke of their gesture`(
    _ kind: String
  ) {
    let scene = Self.flick.replacing(
      "\"id\": \"pan\"", with: "\"id\": \"pan\", \"type\": \"\(kind)\""
    ).replacing(
      "[[3, 10, 10], [3.1, 20, 10]]", with: "[[3, 10, 10, 20, 10], [3.1, 20, 10, 40, 10]]")
    let session = PageSession(PageScene(Array(scene.utf8), name: "scene"))
    _ = session.play([])
    func point(_ time: Double, _ distance: Double) -> StrokeEdit.Point {
      .init(time: time, x: 120 - distance, y: 120, second: SIMD2(160 + distance, 150 - distance))
    }
    #expect(session.begin(tick: 6, item: 0, point(0.1, 0)) == nil)
    for step in 1...9 {
      _ = session.advance(to: 6 + step)
      session.move(point(0.1 + Double(step) / 60, Double(step) * 3.3))
    }
    #expect(session.lift(point(0.26, 29.7), isCancelled: false) == nil)
    while session.advance(to: (session.frame?.tick ?? 0) + 1) {}
    #expect(session.play([]).contains("\"same\":true"))
    let text = String(decoding: session.scene.text, as: UTF8.self)
    #expect(text.contains("[0.117, 116.7, 120, 163.3, 146.7]"), "\(text)")
    let one = PageSession(PageScene(Array(Self.flick.utf8), name: "scene"))
    #expect(one.begin(tick: 6, item: 0, point(0.1, 0)) == "no gesture here takes two fingers")
  }

  @Test func `A long stroke becomes a recording that plays the same bits`() throws {
    let session = PageSession(PageScene(Array(Self.flick.utf8), name: "scene"))
    #expect(session.begin(tick: 10, item: 0, .init(time: 0.2, x: 140, y: 130)) == nil)
    for step in 1...50 {
      _ = session.advance(to: 10 + step)
      session.move(.init(time: 0.2 + Double(step) / 60, x: 140 + Double(step), y: 130.3))
    }
    #expect(session.lift(.init(time: 1.04, x: 190, y: 130), isCancelled: true) == nil)
    while session.advance(to: (session.frame?.tick ?? 0) + 1) {}
    let played = session.play([])
    #expect(played.contains("\"same\":true"))
    let kept =
      try JSONSerialization.jsonObject(
        with: Data(session.kept([], recording: "card"))) as? [String: Any]
    let files = try #require(kept?["files"] as? [String: String])
    let text = try #require(kept?["text"] as? String)
    #expect(text.contains("\"recording\": { \"file\": \"card-pan.csv\" }"))
    #expect(
      files["card-pan.csv"]?.hasPrefix("time,finger,x,y,phase\n0.2,1,140,130,began\n") == true)
    var scene = PageScene(Array(text.utf8), name: "scene")
    scene.recordings = files.mapValues { Array($0.utf8) }
    let again = PageSession(scene).play([])
    #expect(Self.digest(again) != nil && Self.digest(again) == Self.digest(played))
    scene.recordings = [:]
    #expect(
      PageSession(scene).play([]).contains("the page does not include the recording"))
    // A short recording remains in the text.
    let (short, _) = thrown(Self.card, item: 0, from: (140, 130), by: (9, 3), at: 5)
    let inline = String(decoding: short.kept([], recording: "card"), as: UTF8.self)
    #expect(inline.hasSuffix("\"files\":{}}"))
  }

  private static func digest(_ answer: String) -> String? {
    let object = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    return object?["digest"] as? String
  }

  @Test
  func `Values and tests that are kept are in the text, and what would have no effect is refused`()
  {
    let text = Self.card.replacing(
      "{\n  \"reference", with: "{\n  \"parameters\": { \"p\": 1, \"q\": 2 },\n  \"reference")
    var scene = PageScene(Array(text.utf8), name: "scene")
    scene.overlays = [SourceText(name: "o", bytes: Array(#"{ "parameters": { "q": 3 } }"#.utf8))]
    let session = PageSession(scene)
    func kept(_ name: String) -> String {
      let settings = [SceneSetting(name: name, text: "2.5")]
      return String(decoding: session.kept(settings, recording: nil), as: UTF8.self)
    }
    #expect(kept("p").contains("\\\"p\\\": 2.5"))
    #expect(kept("q").hasPrefix("{\"failure\":\"the parameter \\\"q\\\" would not change\""))
    #expect(session.expect(["{ \"at\": \"end\", \"that\": \"card.center.x == 0\" }"]) == nil)
    #expect(session.expect(["{ \"that\": 1 }"]) == "the test is not valid in this scene")
    #expect(session.play([]).contains("[\"at end: card.center.x == 0\",false,"))
  }

  @Test func `Verdicts come as they are decided`() {
    let scene = Self.card.replacing(
      "\"behaviors\"",
      with: """
        "expect": [{ "at": 0.1, "that": "card.center.x < 170" }, { "never": "card.center.x > 180" },
          { "settlesWithin": 9 }], "behaviors"
        """)
    let session = PageSession(PageScene(Array(scene.utf8), name: "scene"))
    #expect(session.begin(tick: 0, item: 0, .init(time: 0, x: 140, y: 130)) == nil)
    _ = session.advance(to: 3)
    #expect(session.verdicts == "000")
    _ = session.advance(to: 8)
    #expect(session.verdicts == "100")
    session.move(.init(time: 0.15, x: 240, y: 130))
    _ = session.advance(to: 60)
    #expect(session.verdicts == "120")
  }

  @Test func `A finger that pauses rests, and does not glide to its next place`() {
    let session = PageSession(PageScene(Array(Self.card.utf8), name: "scene"))
    #expect(session.begin(tick: 0, item: 0, .init(time: 0, x: 140, y: 130)) == nil)
    session.move(.init(time: 0.02, x: 150, y: 130))
    _ = session.advance(to: 65)
    let before = session.frame?.values[0]
    session.move(.init(time: 1.1, x: 190, y: 130))
    _ = session.advance(to: 65)
    #expect(session.frame?.values[0] == before)
    #expect(session.lift(.init(time: 1.12, x: 200, y: 130), isCancelled: false) == nil)
    let text = String(decoding: session.scene.text, as: UTF8.self)
    #expect(text.contains("[0.02, 150, 130], [1.066, 150, 130], [1.1, 190, 130]"))
  }

  @Test func `A point that comes late moves the finger from the last frame on`() {
    let session = PageSession(PageScene(Array(Self.card.utf8), name: "scene"))
    #expect(session.begin(tick: 30, item: 0, .init(time: 0.5, x: 140, y: 130)) == nil)
    _ = session.advance(to: 40)
    session.move(.init(time: 0.55, x: 150, y: 130))
    session.move(.init(time: 0.55, x: 160, y: 130))
    #expect(session.lift(.init(time: 0.55, x: 160, y: 130), isCancelled: false) == nil)
    while session.advance(to: (session.frame?.tick ?? 0) + 1) {}
    let answer = session.play([])
    #expect(answer.contains("\"same\":true"), "\(answer.prefix(300))")
    let text = String(decoding: session.scene.text, as: UTF8.self)
    #expect(
      text.contains("[0.65, 140, 130], [0.667, 150, 130], [0.668, 160, 130], [0.669, 160, 130]"))
  }

  @Test func `What cannot be touched says so and changes nothing`() {
    let session = PageSession(PageScene(Array(Self.card.utf8), name: "scene"))
    #expect(
      session.begin(tick: 0, item: nil, .init(time: 0, x: 1, y: 1))
        == "the scene has nothing to touch"
    )
    #expect(session.lift(.init(time: 0, x: 1, y: 1), isCancelled: false) == "no touch is active")
    #expect(session.scene.text == Array(Self.card.utf8))
    let broken = PageSession(PageScene(Array("{ \"views\": [1] }".utf8), name: "scene"))
    #expect(broken.begin(tick: 0, item: 0, .init(time: 0, x: 1, y: 1)) == "the scene is not valid")
    let answer = broken.play([])
    #expect(answer.contains("\"errors\":\"scene:1:13: error: "))
  }
}
