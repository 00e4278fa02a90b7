// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@Suite("Adding and removing views", .timeLimit(.minutes(30)))
struct ComeAndGoTests {
  /// A rotated card, a box whose dot is not added yet, and a template that is not added.
  private func load(_ rest: String) -> SceneLoading {
    let text = """
      { "referenceView": { "size": [300, 400] },
        "views": [ { "id": "card", "frame": [20, 30, 40, 60], "angle": 0.5 },
          { "id": "box", "frame": [100, 100, 100, 80] },
          { "id": "dot", "frame": [10, 20, 8, 6], "superview": "box", "added": false },
          { "id": "model", "frame": [7, 9, 30, 10], "added": false } ],
        "run": { "timeLimit": 0.5, "until": "timeLimit" },
        "acknowledges": ["view-without-behavior"], \(rest) }
      """
    return SceneLoader.load(Array(text.utf8), name: "scene.json")
  }

  private func play(_ rest: String) throws -> Recording {
    try Recording(load(rest))
  }

  private func errors(_ rest: String) -> [String] {
    load(rest).diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  /// The items that have rows at a tick.
  private func shown(_ recording: Recording, at tick: Int) throws -> [String] {
    let frame = try #require(recording.frames.first { $0.tick == tick })
    return zip(recording.outcome.items.ids, frame.states).filter(\.1.isShown).map(\.0)
  }

  // MARK: Adding and removing

  @Test("A view has rows while it and all its superviews are in the hierarchy")
  func rows() throws {
    let recording = try play(
      #"""
      "events": [ { "at": 0.1, "do": [ { "addSubview": "dot" } ] },
        { "at": 0.2, "do": [ { "removeFromSuperview": "box" } ] },
        { "at": 0.3, "do": [ { "addSubview": "box" }, { "removeFromSuperview": "card" } ] },
        { "at": 0.4, "do": [ { "addSubview": "card", "to": "box" } ] } ]
      """#)
    #expect(try shown(recording, at: 6) == ["card", "box"])
    #expect(try shown(recording, at: 7) == ["card", "box", "dot"])
    #expect(try shown(recording, at: 13) == ["card"])
    #expect(try shown(recording, at: 19) == ["box", "dot"])
    #expect(try shown(recording, at: 25) == ["card", "box", "dot"])
  }

  @Test("Views that are not added yet can be read and set, but removed views cannot be read")
  func values() throws {
    let recording = try play(
      #"""
      "events": [ { "at": 0.1, "do": [ { "set": "dot.center.x", "to": "=dot.center.x + 30" },
        { "emit": "x", "with": { "x": "=dot.center.x" } }, { "removeFromSuperview": "card" },
        { "addSubview": "card" }, { "emit": "x", "with": { "x": "=card.center.y" } } ] } ]
      """#)
    #expect(recording.numbers(of: "x") == [44, 60])
    let lost = try play(
      #""events": [ { "at": 0.1, "do": [ { "removeFromSuperview": "card" }, { "emit": "x", "with": { "x": "=card.x" } } ] } ]"#
    )
    #expect(lost.reason.hasSuffix("card was removed from its superview"))
  }

  @Test("isAdded can be read at any time, even for future copies and neighbors")
  func presence() throws {
    let recording = try play(
      #"""
      "events": [ { "on": "tick", "do": [
          { "emit": "there", "with": { "n": "=(isAdded(card) ? 1 : 0) + (isAdded(box) ? 10 : 0) + (isAdded(dot) ? 100 : 0)" } },
          { "emit": "copies", "with": { "n": "=(isAdded(`p-1`) ? 1 : 0) + (isAdded(`p-2`) ? 10 : 0)" } },
          { "emit": "above", "with": { "n": "=count(p, isAdded(each) && each.y > 0)" } },
          { "emit": "both", "with": { "n": "=count([card, dot], each.index > 0 && isAdded(each.previous))" } } ] },
        { "at": 0.05, "do": [ { "copy": "box", "as": "p", "most": 2 }, { "addSubview": "dot" } ] },
        { "at": 0.1, "do": [ { "copy": "box", "as": "p", "most": 2 }, { "removeFromSuperview": ["card", "p-1"] } ] },
        { "at": 0.15, "do": [ { "removeFromSuperview": "=copied" }, { "removeFromSuperview": "box" }, { "addSubview": "p-1" } ] } ]
      """#)
    func numbers(_ name: String) -> [Double] {
      [0, 3, 6, 9].map { recording.numbers(of: name)[$0] }
    }
    #expect(numbers("there") == [11, 111, 110, 100])
    #expect(numbers("copies") == [0, 1, 10, 1])
    #expect(numbers("above") == [0, 1, 1, 1])
    #expect(numbers("both") == [1, 1, 0, 0])
  }

  @Test("An added view is in front and receives the touches in its area")
  func front() throws {
    let recording = try play(
      #"""
      "gestures": [ { "id": "tap", "type": "tap", "view": ["card", "box"],
        "strokes": [[[0.1, 45, 65]], [[0.3, 45, 65]]] } ],
      "events": [ { "at": 0, "do": [ { "set": "box.center", "to": [50, 60] }, { "addSubview": "card" } ] },
        { "at": 0.2, "do": [ { "addSubview": "box" } ] },
        { "on": "tap", "do": [ { "emit": "x", "with": { "x": "=touch.view" } } ] } ]
      """#)
    #expect(recording.values(of: "x").map(\.value) == [.string("card"), .string("box")])
  }

  @Test("A view cannot be added to its own descendant")
  func circle() throws {
    let recording = try play(
      #""events": [ { "at": 0.1, "do": [ { "addSubview": "dot" }, { "addSubview": "box", "to": "dot" } ] } ]"#
    )
    #expect(
      recording.reason
        == "at tick 6, /events/0 (at), addSubview: box cannot be added to dot, which is inside it")
  }

  @Test("An added behavior cannot have an item outside the view hierarchy")
  func absent() {
    let behavior = #""behaviors": [ { "type": "gravity", "items": ["card", "dot"] } ]"#
    #expect(
      errors(behavior) == [#""dot" is not in the view hierarchy when this behavior is added"#])
    #expect(
      errors(behavior.replacingOccurrences("\"gravity\",", "\"gravity\", \"added\": false,")) == [])
  }

  // MARK: Copies

  @Test("A copy has the view's current state and is in front in the same superview")
  func copy() throws {
    let recording = try play(
      #"""
      "events": [ { "at": 0.1, "do": [ { "set": "card.center", "to": [70, 80] }, { "copy": "card", "as": "piece" },
          { "set": "card.center", "to": [200, 300] }, { "emit": "x", "with": { "x": "=copied.x" } } ] },
        { "at": 0.2, "do": [ { "addSubview": "dot" }, { "copy": "dot", "as": "piece" }, { "copy": "model", "as": "other" },
          { "emit": "id", "with": { "x": "=copied" } } ] } ]
      """#)
    #expect(recording.numbers(of: "x") == [70])
    #expect(recording.values(of: "id").map(\.value) == [.string("other-1")])
    #expect(try shown(recording, at: 6) == ["card", "box"])
    #expect(try shown(recording, at: 7) == ["card", "box", "piece-1"])
    #expect(
      try shown(recording, at: 13) == ["card", "box", "dot", "piece-1", "piece-2", "other-1"])
    let state = try recording.state("piece-1", at: 13)
    #expect((state.x, state.y, state.width, state.height) == (70, 80, 40, 60))
    #expect(abs(state.angle - 0.5) < 1e-6)
    // The copy of the dot is in the box, and the copy of the template is at the template's position.
    #expect(try recording.state("piece-2", at: 13).x == 14)
    #expect(try recording.state("other-1", at: 13).y == 14)
  }

  @Test("Lists contain only copies that exist")
  func lists() throws {
    let recording = try play(
      #"""
      "events": [ { "at": [0, 0.1, 0.2], "do": [ { "emit": "n", "with": { "n": "=count(piece)" } },
          { "emit": "sum", "with": { "n": "=sum(piece-*, each.x) + count([box, piece], each.y > 0)" } },
          { "copy": "card", "as": "piece", "most": 4 }, { "set": "card.center.x", "to": "=card.center.x + 1" } ] },
        { "at": 0.3, "do": [ { "forEach": ["piece", "box"], "do": [ { "emit": "each",
          "with": { "x": "=each + ' ' + (each.number == each.count ? 'last' : 'not last')" } } ] } ] } ]
      """#)
    #expect(recording.numbers(of: "n") == [0, 1, 2])
    #expect(recording.numbers(of: "sum") == [1, 42, 84])
    #expect(
      recording.values(of: "each").map(\.value) == [
        .string("piece-1 not last"), .string("piece-2 not last"), .string("piece-3 not last"),
        .string("box last"),
      ])
  }

  @Test("Lists of items and \"forEach\" in events omit future copies")
  func leftOut() throws {
    let loading = load(
      #"""
      "behaviors": [ { "type": "gravity", "items": ["c*", "p*"], "magnitude": 0 } ],
      "events": [ { "forEach": ["box", "piece"], "on": "start", "do": [ { "copy": "box", "as": "piece", "most": 2 } ] } ]
      """#)
    let scene = try #require(loading.scene)
    #expect(scene.behaviors[0].items == [0])
    #expect(scene.events.count == 1)
    #expect(scene.itemIDs(listedAs: "piece") == ["piece-1", "piece-2"])
    #expect(scene.views.filter(\.isSlot).count == 2)
  }

  @Test(
    "The maximum number of copies can depend only on parameters",
    arguments: [
      (#""=n""#, 3, nil), (#""=2 * n - 1""#, 5, nil),
      (
        #""=card.center.x""#, nil,
        #"an expression for "most" can use only parameters"#
      ),
      (
        #""=round(random(1, 2))""#, nil,
        #"an expression for "most" can use only parameters"#
      ),
      (
        #""=later""#, nil, #"an expression for "most" can use only parameters"#
      ),
      (#""=time""#, nil, #""time" is available only while the scene runs"#),
      (#""=gone""#, nil, #"unknown name "gone""#),
      (#""=n / 2""#, nil, #""most" is 1.5, but must be a whole number"#),
      (#""=n - 3""#, nil, #""most" is 0, but must be greater than 0"#),
    ] as [(String, Int?, String?)])
  func countedCopies(most: String, count: Int?, error: String?) {
    let loading = load(
      #"""
      "parameters": { "n": { "value": 3, "min": 0, "max": 9 } }, "variables": { "later": 4 },
      "events": [ { "at": 0.1, "do": [ { "copy": "card", "as": "piece", "most": \#(most) }, { "set": "later", "to": 1 } ] },
        { "at": 0.2, "do": [ { "copy": "box", "as": "piece", "most": 1 } ] } ]
      """#)
    #expect(loading.scene?.views.count(where: \.isSlot) == count)
    #expect(
      loading.diagnostics.filter { $0.severity == .error }.map(\.message)
        == (error.map { [$0] } ?? []))
  }

  @Test("Copies are counted again for other parameter values, up to the limit")
  func countedWithSettings() throws {
    let text = """
      { "parameters": { "n": 2 }, "views": [ { "id": "card", "frame": [0, 0, 9, 9] } ],
        "behaviors": [ { "type": "gravity", "items": ["card"] } ],
        "events": [ { "forEach": "card", "at": 0.1, "do": [ { "copy": "card", "as": "piece", "most": "=n" } ] } ] }
      """
    let loading = SceneLoader.load(Array(text.utf8), name: "s")
    let variations = try #require(SceneVariations(loading, [], .default))
    for n in [2, 7, 1] {
      let scene = try variations.scene(with: [SceneSetting(name: "n", text: "\(n)")]).scene
      #expect(scene.itemIDs == ["card"] + (1...n).map { "piece-\($0)" })
    }
    #expect(throws: SceneOverrideFault.self) {
      _ = try variations.scene(with: [SceneSetting(name: "n", text: "1001")])
    }
  }

  @Test("The largest \"most\" of all actions with the same name limits the number of copies")
  func most() throws {
    let recording = try play(
      #"""
      "events": [ { "at": [0.1, 0.2, 0.3], "do": [ { "copy": "card", "as": "piece", "most": 2 } ] },
        { "at": 0.4, "do": [ { "if": "false", "then": [ { "copy": "box", "as": "piece", "most": 1 } ] } ] } ]
      """#)
    #expect(
      recording.reason
        == "at tick 18, /events/0 (at), copy: more than 2 copies of card would be made")
    guard case .fault(let fault) = recording.outcome.ending else {
      Issue.record("no fault")
      return
    }
    #expect(fault.hint == #"increase "most" in the action"#)
    // The summary contains all copies made until then.
    #expect(recording.outcome.items.existed == Array(repeating: true, count: 6))
  }

  @Test("Later events refer to the last copy, and delayed actions to the one before their delay")
  func known() throws {
    let recording = try play(
      #"""
      "events": [ { "at": 0.1, "do": [ { "copy": "card", "as": "a", "most": 2 },
          { "after": 0.2, "do": [ { "emit": "x", "with": { "x": "=copied" } } ] } ] },
        { "at": 0.2, "do": [ { "copy": "box", "as": "b", "most": 2 } ] },
        { "at": 0.4, "do": [ { "emit": "x", "with": { "x": "=copied" } } ] } ]
      """#)
    #expect(recording.values(of: "x").map(\.value) == [.string("a-1"), .string("b-1")])
    let early = try play(
      #""events": [ { "at": 0.1, "do": [ { "emit": "x", "with": { "x": "=copied.y" } }, { "copy": "box", "as": "b" } ] } ]"#
    )
    #expect(early.reason.hasSuffix("no copy exists yet"))
    let unmade = try play(
      #""events": [ { "at": 0.1, "do": [ { "emit": "x", "with": { "x": "=`b-2`.y" } }, { "copy": "box", "as": "b" } ] } ]"#
    )
    #expect(unmade.reason.hasSuffix(": b-2 does not exist yet"))
  }

  @Test("Expressions can pass the new copy to actions, and lists omit future copies")
  func operands() throws {
    let recording = try play(
      #"""
      "behaviors": [ { "type": "gravity", "id": "fall", "items": [] } ],
      "events": [ { "at": [0, 0.1], "do": [ { "copy": "card", "as": "piece", "most": 5 }, { "addItem": "=copied", "to": "fall" },
          { "set": "copied.center.x", "to": "=100 + 50 * count(piece)" }, { "updateItem": "piece-*" },
          { "emit": "n", "with": { "n": "=fall.items.count" } } ] },
        { "at": 0.3, "do": [ { "removeItem": "piece-*", "from": "fall" }, { "emit": "n", "with": { "n": "=fall.items.count" } },
          { "removeFromSuperview": "piece" } ] },
        { "at": 0.4, "do": [ { "addSubview": "piece-5" } ] } ]
      """#)
    #expect(recording.numbers(of: "n") == [1, 2, 0])
    #expect(try recording.state("piece-1", at: 6).x == 150)
    #expect(try recording.state("piece-2", at: 12).x == 200)
    #expect(try recording.state("piece-1", at: 18).y > recording.state("piece-2", at: 18).y)
    #expect(try shown(recording, at: 19) == ["card", "box"])
    #expect(recording.reason.hasSuffix("addSubview: the copy piece-5 does not exist yet"))
  }

  @Test("A delayed copy becomes the last copy as well")
  func later() throws {
    let recording = try play(
      #"""
      "events": [ { "at": 0, "do": [ { "copy": "card", "as": "a", "most": 1 }, { "after": 0.1, "do": [ { "copy": "box", "as": "b", "most": 1 } ] } ] },
        { "at": [0.05, 0.2], "do": [ { "emit": "x", "with": { "x": "=copied" } } ] } ]
      """#)
    #expect(recording.values(of: "x").map(\.value) == [.string("a-1"), .string("b-1")])
  }

  @Test("A pattern for views matches only views, even if an item has a matching id")
  func patternOfViews() throws {
    let recording = try play(
      #"""
      "items": [ { "id": "box-part", "center": [9, 9], "size": [4, 4] } ],
      "events": [ { "at": 0.1, "do": [ { "removeFromSuperview": "*" } ] }, { "at": 0.2, "do": [ { "addSubview": "*" } ] },
        { "at": 0.3, "do": [ { "copy": "box*", "as": "b" } ] } ]
      """#)
    #expect(try shown(recording, at: 7) == ["box-part"])
    #expect(try shown(recording, at: 13) == ["card", "box", "dot", "model", "box-part"])
    #expect(try shown(recording, at: 19) == ["card", "box", "dot", "model", "b-1", "box-part"])
  }

  @Test("Invalid copies are reported")
  func faults() {
    func event(_ action: String) -> String { #""events": [ { "at": 0, "do": [ \#(action) ] } ]"# }
    #expect(
      errors(event(#"{ "copy": "card", "as": "box" }"#)) == [#"the id "box" is used twice"#])
    #expect(
      errors(event(#"{ "copy": "crad", "as": "piece" }"#))
        == [#"no view has the id "crad""#])
    #expect(
      errors(event(#"{ "copy": "card", "as": "piece", "most": 2000 }"#)) == [
        "2,000 copies of views made by actions exceed the limit of 1,000"
      ])
    #expect(
      errors(
        #""behaviors": [ { "type": "gravity", "items": ["piece-1"] } ], "#
          + event(#"{ "copy": "card", "as": "piece" }"#))
        == [#""piece-1" is a copy that does not exist yet"#])
    #expect(
      errors(event(#"{ "emit": "x", "with": { "x": "=copied" } }"#))
        == [#""copied" is available only while a scene with "copy" actions runs"#])
  }
}

extension String {
  fileprivate func replacingOccurrences(_ text: String, _ other: String) -> String {
    replacing(text, with: other)
  }
}
