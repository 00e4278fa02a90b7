// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@Suite("Repetition", .timeLimit(.minutes(30)))
struct RepetitionTests {
  /// Three cards and a box, and additional keys; the run lasts six ticks.
  private func load(_ rest: String, views: String = "") -> SceneLoading {
    let text = """
      { "views": [
          { "id": "box", "frame": [300, 0, 20, 20] },
          { "id": "card", "frame": [10, 10, 20, 20], "repeat": { "count": 3, "offset": [50, 7] } }
          \(views) ],
        "run": { "timeLimit": 0.1, "until": "timeLimit" }, \(rest) }
      """
    return SceneLoader.load(Array(text.utf8), name: "scene.json")
  }

  private func scene(_ rest: String, views: String = "") throws -> Scene {
    let loading = load(rest, views: views)
    return try #require(
      loading.scene, "\(loading.diagnostics.map(\.message).joined(separator: "; "))")
  }

  private func errors(_ rest: String) -> [String] {
    load(rest).diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test(
    "A list accepts ids, shared ids of copies and patterns, with each item once and in order",
    arguments: [
      (#""card-3", "card""#, [3, 1, 2]), (#""card-*""#, [1, 2, 3]), (#""*-2", "b*""#, [2, 0]),
      (#""*""#, [0, 1, 2, 3]), (#""c*d-*3""#, [3]), (#""card", "box""#, [1, 2, 3, 0]),
    ])
  func lists(list: String, items: [Int]) throws {
    let scene = try scene(#""behaviors": [ { "type": "gravity", "items": [\#(list)] } ]"#)
    #expect(scene.behaviors[0].items == items)
  }

  @Test("A pattern without matches is an error")
  func nothing() {
    #expect(
      errors(#""behaviors": [ { "type": "gravity", "items": ["cart-*"] } ]"#)
        == [#"no item has an id that matches "cart-*""#])
  }

  @Test("Copies of a view know their index and count")
  func copies() throws {
    let views = #"""
      , { "id": "dot", "center": ["=10 * index", "=index + count"], "size": ["=index + 1", 4],
          "repeat": { "count": 3, "offset": [0, 100] } }
      """#
    let dots = try scene(#""behaviors": []"#, views: views).views.suffix(3)
    #expect(dots.map(\.id) == ["dot-1", "dot-2", "dot-3"])
    #expect(dots.map(\.center.x) == [0, 10, 20])
    #expect(dots.map(\.center.y) == [3, 104, 205])
    #expect(dots.map(\.size.width) == [1, 2, 3])
  }

  @Test("A \"forEach\" behavior's id contains the item's number, and \"where\" skips items")
  func behaviors() throws {
    let scene = try scene(
      #"""
      "behaviors": [
        { "type": "attachment", "id": "link", "attachment": "items", "forEach": "card",
          "where": "each.index > 0", "item": "=each", "attachedTo": "=each.previous" },
        { "type": "push", "forEach": ["card-3", "box", "card-1"], "items": ["=each", "card-2"] },
        { "type": "composite", "id": "all", "children": ["link"], "added": false } ]
      """#)
    #expect(
      scene.behaviors.map(\.id) == ["link-2", "link-3", "push-1", "push-2", "push-3", "all"])
    #expect(scene.behaviors.map(\.items) == [[2], [3], [3, 2], [0, 2], [1, 2], []])
    #expect(scene.behaviors[5].kind == .composite(children: [0, 1]))
    guard case .attachment(.items(_, let first, _)) = scene.behaviors[0].kind,
      case .attachment(.items(_, let second, _)) = scene.behaviors[1].kind
    else {
      Issue.record("no attachments of two items")
      return
    }
    #expect([first, second] == [1, 2])
  }

  @Test("Using \"previous\" of the first item or \"next\" of the last one is a load error")
  func ends() {
    let text = { (word: String) in
      #"""
      "behaviors": [ { "type": "attachment", "attachment": "items", "forEach": "card",
        "item": "=each", "attachedTo": "=each.\#(word)" } ]
      """#
    }
    #expect(
      errors(text("previous")) == [
        "cannot evaluate the expression: card-1 is the first item and has no previous one"
      ])
    #expect(
      errors(text("next")) == [
        "cannot evaluate the expression: card-3 is the last item and has no next one"
      ])
  }

  @Test("A \"forEach\" composite has separate children that can use \"each\"")
  func composites() throws {
    let scene = try scene(
      #"""
      "behaviors": [
        { "type": "composite", "id": "bubble", "forEach": "card", "where": "each.index != 1",
          "children": [
            { "type": "snap", "id": "home", "item": "=each", "snapPoint": "=each.center" },
            { "type": "push", "where": "each.index > 0", "items": ["box", "=each"],
              "pushDirection": ["=each.number", 0] } ] } ]
      """#)
    #expect(scene.behaviors.map(\.id) == ["bubble-1", "home-1", "bubble-3", "home-3", "push-3"])
    #expect(scene.behaviors.map(\.items) == [[], [1], [], [3], [0, 3]])
    #expect(
      [scene.behaviors[0], scene.behaviors[2]].map(\.kind) == [
        .composite(children: [1]), .composite(children: [3, 4]),
      ])
    #expect(scene.behaviors.map(\.isAdded) == [true, false, true, false, false])
    let last = try Recording(scene).frames[0]
    #expect(last.states.count == 4)
  }

  @Test("Each item draws one random number for \"where\", before those of later expressions")
  func filtersDrawOnce() throws {
    let event = { (count: Int) in
      let emission = #"{ "emit": "value", "with": { "x": "=random(0, 1)" } }"#
      let list = Array(repeating: emission, count: count).joined(separator: ",")
      return #""events": [ { "at": 0, "do": [\#(list)] } ]"#
    }
    let filtered = try Recording(
      scene(
        #"""
        "behaviors": [ { "type": "push", "forEach": "card", "where": "random(0, 1) < 2",
          "items": ["=each"] } ], \#(event(1))
        """#)
    ).numbers(of: "value")
    let plain = try Recording(scene(event(4))).numbers(of: "value")
    #expect(filtered == [plain[3]])
    #expect(Set(plain).count == 4)
  }

  @Test("Copies report the same fault once, and an invalid filter is reported alone")
  func faultsOnce() {
    #expect(
      errors(
        #"""
        "behaviors": [
          { "type": "collision", "forEach": "card", "items": ["=each", "cart"] },
          { "type": "attachment", "attachment": "items", "forEach": "card",
            "where": "each.indx > 0", "item": "=each", "attachedTo": "=each.previous" } ],
        "events": [ { "forEach": "card", "at": 0, "do": [ { "removeBoundary": "x", "from": "y" } ] } ]
        """#) == [
          #"no item has the id "cart""#, #""each" has no property "indx""#,
          #"no behavior has the id "y""#,
        ])
  }

  @Test(
    "Errors in single behaviors are also errors with \"forEach\" and in expressions",
    arguments: [
      (
        #""type": "attachment", "attachment": "items", "item": "=each", "attachedTo": "=each""#,
        #""box" is attached to itself"#
      ),
      (
        #""type": "attachment", "attachment": "items", "item": "box", "attachedTo": "=0 < 1 ? 'box' : each""#,
        #""box" is attached to itself"#
      ),
      (
        #""type": "gravity", "items": ["=each", "='box'"]"#,
        #""box" is listed twice in this behavior"#
      ),
      (
        #""type": "gravity", "items": ["='b-' + '1'"]"#,
        #""b-1" is a copy that does not exist yet"#
      ),
      (
        #""type": "attachment", "attachment": "items", "item": "=each", "attachedTo": "='b-1'""#,
        #""b-1" is a copy that does not exist yet"#
      ),
    ])
  func refused(behavior: String, message: String) {
    let copy = #"{ "copy": "card-1", "as": "b", "most": 2 }"#
    let found = errors(
      #"""
      "behaviors": [ { "forEach": "box", \#(behavior) } ],
      "events": [ { "at": 0.05, "do": [ \#(copy) ] } ]
      """#)
    #expect(found == [message])
  }

  @Test("Actions run for each item in list order, and an inner \"each\" hides the outer one")
  func actions() throws {
    let recording = try Recording(
      scene(
        #"""
        "events": [ { "at": 0, "do": [
          { "forEach": ["card-3", "box", "card-1"], "do": [
            { "emit": "outer", "with": { "id": "=each" } },
            { "forEach": "card-2", "do": [ { "emit": "inner", "with": { "x": "=each.x" } } ] },
            { "emit": "place", "with": { "n": "=100 * each.index + 10 * each.number + each.count" } }
          ] } ] } ]
        """#))
    #expect(
      recording.values(of: "outer").map(\.value) == [
        .string("card-3"), .string("box"), .string("card-1"),
      ])
    #expect(recording.numbers(of: "inner") == [70, 70, 70])
    #expect(recording.numbers(of: "place") == [13, 123, 233])
  }

  @Test("A \"forEach\" event tracks \"once\" and its condition separately for each item")
  func events() throws {
    let recording = try Recording(
      scene(
        #"""
        "behaviors": [ { "type": "gravity", "items": ["card-3", "card-1"] } ],
        "events": [ { "id": "low", "forEach": ["card-3", "card-2", "card-1"],
          "when": "each.y > (each == 'card-3' ? 34.2 : 20.2)",
          "once": true, "do": [ { "emit": "low", "with": { "id": "=each" } } ] } ]
        """#))
    // The second card is low from the start, so its condition never becomes true.
    #expect(recording.values(of: "low").map(\.value) == [.string("card-3"), .string("card-1")])
  }

  @Test("A \"forEach\" expectation names its item")
  func expectations() throws {
    let outcome = try Recording(
      scene(#""expect": [ { "forEach": ["card-2", "card-1"], "always": "each.y < 25" } ]"#)
    ).outcome
    #expect(outcome.expectations.map(\.passed) == [false, true])
    #expect(
      outcome.expectations.map(\.text) == [
        "always: each.y < 25 (card-2)", "always: each.y < 25 (card-1)",
      ])
  }

  @Test(
    "Functions over lists return the expected values",
    arguments: [
      ("any(card, each.x > 119)", 1.0), ("any(card, each.x > 121)", 0), ("any([box], true)", 1),
      ("all(card-*, each.x < 121)", 1), ("all(*, each.x < 121)", 0), ("count(card)", 3),
      ("count([box, card], each.x > 69)", 3), ("sum([box, `card-1`], each.index * each.x)", 20),
      ("min(card, each.x)", 20), ("max([card-2, box], each.number)", 2), ("min(3, 2)", 2),
      ("sum(card, count(card, each.x > 21) * each.number)", 12),
      // As in forEach, copies of the same view have the numbers in their ids.
      ("sum([card-3, card-2], 10 * each.index + each.number)", 15),
      ("count([card-3, card-2], each.number == 2)", 1),
      ("sum([card-3, box], 10 * each.index + each.number)", 13),
    ])
  func functions(text: String, expected: Double) throws {
    let isTruth = text.hasPrefix("a")
    let recording = try Recording(
      scene(
        #"""
        "events": [ { "at": 0, "do": [
          { "emit": "value", "with": { "x": "=\#(isTruth ? "\(text) ? 1 : 0" : text)" } } ] } ]
        """#))
    #expect(recording.numbers(of: "value") == [expected])
  }
}
