// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

@Suite("Mutated scenes", .timeLimit(.minutes(30)))
struct SceneMutationTests {
  @Test("A mutated scene loads or gives an error, and every range is inside the text")
  func mutations() throws {
    let scenes = try Fixtures.codes().flatMap { code in
      try Fixtures.cases(of: code).map { try Fixtures.bytes("\(code)/\($0).json") }
    }.filter { $0.count < 2000 }
    withEverySeed(0..<2000, atMost: 240) { generator in
      var bytes = Self.everything
      if generator.bool() { bytes = scenes[generator.integer(in: 0...scenes.count - 1)] }
      for _ in 0..<generator.integer(in: 1...4) { mutate(&bytes, &generator) }
      expectSound(bytes)
    }
  }

  @Test("Every prefix of a scene gives exactly one error")
  func beginnings() {
    let all = Self.everything.count
    for length in stride(from: 0, to: all, by: all / Seeds.of(all)) {
      let loading = AdvisedLoader.load(Array(Self.everything[..<length]), name: "test.json")
      #expect(loading.scene == nil && loading.diagnostics.count == 1, "\(length) bytes")
    }
  }

  @Test("Replacing a value with one of a different kind gives a scene or an error")
  func everyValueByEveryKind() throws {
    let document = try #require(readJSON(Self.everything).document)
    #expect(AdvisedLoader.load(Self.everything, name: "test.json").scene != nil)
    let replacements = [
      "null", "true", "7", "-1e300", "\"a\"", "[[]]", "{ \"a\": {} }",
    ]
    let all = document.records.count
    for index in stride(from: 0, to: all, by: all / Seeds.of(all, atMost: 24)) {
      let range = document.range(of: JSONValue(index: index))
      for replacement in replacements {
        var bytes = Self.everything
        bytes.replaceSubrange(range.lower..<range.upper, with: Array(replacement.utf8))
        expectSound(bytes)
      }
    }
  }

  private func expectSound(_ bytes: [UInt8]) {
    let loading = AdvisedLoader.load(bytes, name: "test.json")
    let text = String(decoding: bytes, as: UTF8.self)
    let hasErrors = loading.diagnostics.contains { $0.severity == .error }
    #expect((loading.scene == nil) == hasErrors, "\(Seed.label) \(text)")
    let ranges = loading.diagnostics.flatMap { [$0.range] + $0.notes.map(\.range) }
    for range in ranges {
      #expect(
        0 <= range.lower && range.lower <= range.upper && range.upper <= bytes.count,
        "\(Seed.label) \(range) \(text)")
    }
    #expect(
      ranges.isEmpty == DiagnosticRenderer(loading.source).render(loading.diagnostics).isEmpty)
    let places = loading.diagnostics.map(\.range.lower)
    #expect(places == places.sorted(), "\(Seed.label) \(text)")
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
    let place = bytes.isEmpty ? 0 : generator.integer(in: 0...bytes.count - 1)
    switch generator.integer(in: 0...5) {
    case 0 where !bytes.isEmpty: bytes[place] = UInt8(generator.integer(in: 0...255))
    case 1 where !bytes.isEmpty:
      bytes.removeSubrange(place..<min(bytes.count, place + generator.integer(in: 1...12)))
    case 2: bytes.insert(UInt8(generator.integer(in: 0...255)), at: place)
    case 3:
      let token = Self.tokens[generator.integer(in: 0...Self.tokens.count - 1)]
      bytes.insert(contentsOf: Array(token.utf8), at: place)
    case 4 where !bytes.isEmpty:
      let end = min(bytes.count, place + generator.integer(in: 1...40))
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: generator.integer(in: 0...place))
    default: bytes.removeLast(bytes.isEmpty ? 0 : 1)
    }
  }

  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "0", "-1", "1e999", "\"a\"", "\"b\"",
    "\"id\":", "\"items\":", "\"type\":", "\"frame\":", "\"superview\":\"b\",", "\u{1F600}", "=",
    "\"$comment\":{},", "\"path\":{}", "[0,0]", "1e308", "5e-324", "\\ud83d", "//", "\n", "=1/0",
    "a.", "n", "(", "score", "`", ".x",
  ]

  /// A scene that uses nearly every key.
  private static let everything = Array(
    """
    { "$schema": "x", "$comment": { "a": [1] }, "version": 1, "title": "T\\u00e9", "description": "é",
      "referenceView": { "id": "stage", "bounds": [0, 0, 320, 480] },
      "views": [
        { "id": "a", "frame": [10, 10, 30, 30], "angle": 0.5, "collisionBounds": "rectangle" },
        { "id": "b", "center": [100, 50], "size": [40, 20], "superview": "a" },
        { "id": "c", "frame": [0, 0, 9, 9], "superview": "stage" } ],
      "behaviors": [
        { "type": "gravity", "items": ["a", "b"], "angle": 1.5, "magnitude": 1 },
        { "type": "gravity", "id": "g", "item": "c", "gravityDirection": [0, 1], "added": false },
        { "type": "collision", "items": ["a", "b"], "collisionMode": "everything",
          "translatesReferenceBoundsIntoBoundary": true,
          "referenceBoundsInsets": { "top": 1, "left": 2, "bottom": 3, "right": 4 },
          "boundaries": [
            { "id": "line", "from": [0, 300], "to": [320, 300] },
            { "id": "p", "path": { "points": [[0, 0], [9, 0], [9, 9]] } },
            { "id": "r", "path": { "rect": [0, 0, 9, 9] } },
            { "id": "o", "path": { "oval": [0, 0, 90, 90] } },
            { "id": "q", "path": { "roundedRect": [0, 0, 9, 9], "cornerRadius": 2 } },
            { "id": "s", "path": { "arc": { "center": [0, 0], "radius": 50, "startAngle": 0,
              "endAngle": 3, "clockwise": true } } } ] },
        { "type": "dynamicItem", "items": ["a", "c"], "elasticity": 0.5, "friction": 0.1, "density": "=n",
          "resistance": "=score", "angularResistance": 0, "charge": 1, "isAnchored": false,
          "allowsRotation": true, "linearVelocity": { "a": [1, 2] }, "angularVelocity": { "c": 3 } } ],
      "parameters": { "n": { "value": 2, "min": 0, "max": 9, "description": "d" }, "word": "w",
        "isOn": true, "way": [1, 2] },
      "variables": { "score": 0, "goal": "=way * n", "mode": "=isOn ? word : 'x'" },
      "items": [ { "id": "m", "target": "a", "map": { "center.x": "bounds.width", "angle": "angle" } } ],
      "gestures": [ { "id": "pan", "type": "pan", "ends": "ended", "touches": [
        [0, 1, 1], ["=n / 4", 2, 2], [1, 3, 3, 4, 5]] } ],
      "events": [
        { "id": "e", "at": [0, "=n"], "once": true, "if": "n > 1", "do": [
          { "addBehavior": "g" }, { "removeBehavior": ["g"] }, { "removeAllBehaviors": true },
          { "addItem": "m", "to": "g" }, { "removeItem": "m", "from": "g" }, { "updateItem": "a" },
          { "addBoundary": { "id": "n1", "from": [0, "=n"], "to": [5, 5] }, "to": "collision" },
          { "removeBoundary": "line", "from": "collision" }, { "removeAllBoundaries": "collision" },
          { "set": "score", "to": "=score + 1" }, { "set": "a.frame", "to": [0, 0, "=n", 9] },
          { "set": "collision.referenceBoundsInsets", "to": { "top": "=n" } },
          { "animate": { "duration": 1, "curve": "linear", "set": "a.center", "to": "=goal" } },
          { "addLinearVelocity": [1, "=n"], "for": "a", "in": "dynamicItem" },
          { "addAngularVelocity": "=n", "for": "a", "in": "dynamicItem" },
          { "removeFromSuperview": "c" }, { "stop": "=word" } ] },
        { "on": "contactBegan", "behavior": "collision", "item": "a", "with": "b", "boundary": null, "do": [
          { "if": "contact.point.y > 0", "then": [ { "emit": "hit", "with": { "p": "=contact.point" } } ],
            "else": [] } ] },
        { "on": "pan.ended", "do": [ { "set": "goal", "to": "=touch.location" } ] },
        { "on": "emit:hit", "do": [] }, { "when": "a.center.y > goal.y", "do": [] } ],
      "expect": [ { "at": "end", "that": "score >= 0" }, { "always": "isOn" }, { "never": "time < 0" },
        { "event": "hit", "count": [0, 9] }, { "settlesWithin": 4 } ],
      "run": { "timeLimit": 5, "ticksPerSecond": 120, "until": "stasis", "profile": "uikit" } }
    """.utf8)
}
