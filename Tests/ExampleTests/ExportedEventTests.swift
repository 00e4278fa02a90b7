// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsSceneFormat
import UIDynamicsUIKitCode

@Suite("Events in exported code", .timeLimit(.minutes(30)))
struct ExportedEventTests {
  /// Returns a scene that is valid with any trigger.
  private func scene(_ events: String) -> String {
    """
    { "referenceView": { "size": [300, 300] }, "variables": { "read": 0 }, "parameters": { "tilt": 0.6 },
      "views": [ { "id": "a", "frame": [10, 0, 30, 40] }, { "id": "b", "frame": [90, 20, 50, 20] } ],
      "behaviors": [ { "type": "gravity", "items": ["a"] },
        { "type": "collision", "items": ["a", "b"], "translatesReferenceBoundsIntoBoundary": true } ],
      "gestures": [ { "id": "p", "touches": [[0.1, 1, 1], [0.2, 5, 5]] },
        { "id": "tap", "type": "tap", "view": "b", "touches": [[0.3, 95, 25]] } ],
      "events": [ \(events), { "at": 0.5, "do": [ { "emit": "q" } ] },
        { "at": 0.25, "do": [ { "emit": "r" } ] } ] }
    """
  }

  private func code(_ text: String, name: String = "scene.json") throws -> UIKitCode {
    let loading = SceneLoader.load(Array(text.utf8), name: name)
    let said = loading.diagnostics.map(\.message).joined(separator: "\n")
    let scene = try #require(loading.scene, "\(said)")
    return UIKitCode(scene, file: name) { loading.location(of: $0)?.pointer }
  }

  /// The triggers that work without a collection view, one word each.
  private static let triggers: [String] =
    SceneHappening.allCases.map(\.rawValue).filter { !$0.hasPrefix("did") && !$0.hasPrefix("will") }
    + ["p", "tap", "p.began", "p.changed", "p.ended", "p.cancelled", "p.failed", "tap.ended"]
    + ["emit:q", "emit:r"]

  @Test(
    "A trigger in a list equals a single trigger, and appears in the code or in a remark",
    arguments: triggers)
  func listOfOne(_ trigger: String) throws {
    let told = #""do": [ { "set": "read", "to": "=read + 1" }, { "emit": "told" } ]"#
    let alone = try code(scene(#"{ "on": "\#(trigger)", \#(told) }"#))
    let listed = try code(scene(#"{ "on": ["\#(trigger)"], \#(told) }"#))
    #expect(listed.text == alone.text)
    #expect(listed.unwrittenCount == alone.unwrittenCount)
    #expect(
      alone.text.contains("onTold?()") || alone.text.contains("// - /events/0: "), "\(alone.text)")
  }

  @Test("An event with two triggers does the same as two events", arguments: triggers)
  func listOfTwo(_ first: String) throws {
    let told = #""do": [ { "emit": "told" } ]"#
    let place = Self.triggers.firstIndex(of: first) ?? 0
    for second in Seeds.rotated(Self.triggers.filter { $0 != first }, by: place) {
      let listed = try code(scene(#"{ "on": ["\#(first)", "\#(second)"], \#(told) }"#))
      let apart = try code(
        scene(#"{ "on": "\#(first)", \#(told) }, { "on": "\#(second)", \#(told) }"#))
      // Remarks are ignored, because they name their event.
      let calls = [listed, apart].map { code in
        code.text.split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      }
      // A gesture in one state and the same gesture in any state share a method, which calls twice for two events.
      if first.hasPrefix("p") && second.hasPrefix("p")
        || first.hasPrefix("tap") && second.hasPrefix("tap")
      {
        #expect(calls[0].contains("onTold?()"), "\(first) and \(second)")
      } else {
        #expect(calls[0] == calls[1], "\(first) and \(second)")
      }
    }
  }

  @Test(
    "The examples export the same code if every trigger is in a list",
    arguments: Seeds.some(try Example.all()))
  func examples(_ example: Example) throws {
    let text = try Repository.text(example.path)
    let listed = text.replacing(/"on": *("[^"]+")/) { "\"on\": [\($0.1)]" }
    let file = "\(example.name).json"
    let (plain, other) = (try code(text, name: file), try code(listed, name: file))
    #expect(other.text == plain.text)
    #expect(other.unwrittenCount == plain.unwrittenCount)
  }

  /// A line contains each name that an event emits, or a remark covers its position.
  @Test(
    "Every event of the examples appears in the code or in a remark",
    arguments: Seeds.some(try ExportedCodeTests.scenes()))
  func accounted(_ example: Example) throws {
    let exported = try ExportedCode.of(example)
    for (index, event) in exported.scene.events.enumerated() {
      let pointer = "/events/\(event.sourceIndex ?? index)"
      let names = event.actions.flatMap(\.flattened).compactMap { action -> String? in
        if case .emit(let name, _) = action { name } else { nil }
      }
      for name in names {
        let callback = exported.code.callbacks.first { $0.name == name }?.property ?? ""
        let remark = try Regex("// (- )?\(pointer)[/:]")
        let isSaid =
          exported.code.text.contains("\(callback)?(") || exported.code.text.contains(remark)
        #expect(isSaid, "\(name) of \(pointer)")
      }
    }
  }

  // MARK: Lists of items

  @Test("Remarks point to the event in the scene, however many items the event applies to")
  func pointers() throws {
    let code = try code(
      """
      { "views": [ { "id": "i", "center": ["=50 * number", 50], "size": [30, 30], "repeat": { "count": 3 } } ],
        "behaviors": [ { "type": "gravity", "items": ["i"] } ],
        "events": [
          { "forEach": "i", "at": 1, "once": true, "do": [ { "emit": "x", "with": { "a": "=tick" } } ] },
          { "forEach": ["i-3", "i-1"], "when": "each.speed > 1", "do": [ { "emit": "y" } ] },
          { "at": 2, "if": "tick > 3", "do": [ { "emit": "z" } ] }, { "at": 3, "do": [ { "stop": "x" } ] } ] }
      """)
    let places = code.text.matches(of: /\/events\/[0-9a-z\/]+/).map { String($0.0) }
    #expect(
      Set(places) == [
        "/events/0", "/events/0/do/0/with/a", "/events/1/when", "/events/2/if", "/events/3",
      ])
    #expect(
      code.text.contains("/// `true` once /events/0 has happened for i-2; it happens only once."))
    #expect(code.unwrittenCount == 4)
  }

  /// A queue of toasts, whose copies are not known in advance.
  private let toasts = """
    { "referenceView": { "size": [390, 844] }, "variables": { "queue": 0 },
      "views": [ { "id": "proto", "frame": [45, -60, 300, 50], "added": false },
        { "id": "wall", "frame": [0, 300, 9, 9] } ],
      "behaviors": [ { "type": "collision", "items": ["wall"] } ],
      "events": [
        { "at": [0.2, 0.4], "do": [ { "emit": "want" } ] },
        { "on": ["emit:want"], "do": [ { "set": "queue", "to": "=queue + 1" }, { "copy": "proto", "as": "toast" },
          { "emit": "shown", "with": { "n": "=queue" } } ] },
        { "at": 1, "do": [ { "forEach": "toast", "do": [ { "removeFromSuperview": "=each" } ] },
          { "emit": "sum", "with": { "y": "=sum(toast, each.y)" } } ] },
        { "forEach": "toast", "at": 2, "do": [ { "emit": "nobody" } ] },
        { "on": "contactBegan", "item": "toast", "do": [ { "emit": "hit" } ] } ] }
    """

  @Test("For the first item, comparisons with the previous item are omitted")
  func neighbours() throws {
    let code = try code(
      scene(
        """
        { "forEach": ["b", "a"], "when": "each.index > 0 && each.previous.y > each.y + 7",
          "do": [ { "emit": "below", "with": { "than": "=each.previous" } } ] }
        """))
    #expect(code.text.contains("let belowEventHolds = b.center.y > a.center.y + 7\n"))
    #expect(code.text.contains("onBelow?(\"b\")") && !code.text.contains("Holds = false"))
    #expect(code.unwrittenCount == 0, "\(code.text)")
  }

  @Test("A condition that never changes becomes a remark, and no code checks it every tick")
  func conditions() throws {
    let code = try code(scene(#"{ "when": "1 > 2", "do": [ { "emit": "never" } ] }"#))
    #expect(code.text.contains("// - /events/0/when: it is always false.\n"))
    #expect(!code.text.contains("ticker"), "\(code.text)")
  }

  @Test("The number of copies is never exported as a constant", arguments: ["when", "if"])
  func copyCounts(_ key: String) throws {
    let trigger = key == "if" ? #""on": "tick", "if""# : #""when""#
    let code = try code(
      toasts.replacing(
        #""on": "contactBegan", "item": "toast""#, with: trigger + #": "count(toast) == 3""#))
    #expect(
      code.text.contains(
        "// - /events/4/\(key): the copies are only known at run time.\n"))
    #expect(!code.text.contains("Holds") && !code.text.contains("onHit?"), "\(code.text)")
  }

  @Test("Copies made at run time are not declared, and actions on them become remarks")
  func copies() throws {
    let code = try code(toasts)
    #expect(code.items == ["proto", "wall"])
    #expect(!code.text.contains("toast1"), "\(code.text)")
    let inexpressible = code.text.matches(of: /\/\/ (?:- )?(\/events[^\n]*)/).map { String($0.1) }
    #expect(
      inexpressible == [
        "/events/4: no collision in the code reports such a contact.",
        "/events/2/do/0: the copies are only known at run time.",
        "/events/2/do/1/with/y: the copies are only known at run time.",
        "/events/1/do/1: the app must create copies.",
      ])
    #expect(code.unwrittenCount == inexpressible.count)
    #expect(code.text.contains("    queue += 1\n"))
    #expect(code.text.contains("    onShown?(queue)\n"))
  }

  @Test("Events for copies made at run time are omitted, and other events keep their positions")
  func places() throws {
    let scene = try #require(SceneLoader.load(Array(toasts.utf8), name: "s").scene)
    #expect(scene.events.map(\.sourceIndex) == [nil, nil, nil, 4])
  }

  @Test("In a list, an inexpressible action becomes one comment, and other actions repeat per item")
  func comments() throws {
    let code = try code(
      scene(
        """
        { "on": "tap.ended", "do": [ { "forEach": ["b", "a"], "do": [
          { "set": "each.x", "to": "=each.index + 7" }, { "animate": { "set": "each.y", "to": 5, "delay": 1 } },
          { "animate": { "set": "each.alpha", "to": 0, "duration": 0.4, "then": [ { "removeFromSuperview": "=each" } ] } },
          { "removeFromSuperview": "=each.previous" }, { "after": 1, "do": [ { "set": "each.y", "to": "=tick" } ] } ] } ] }
        """))
    let body = try #require(
      code.text.split(separator: "func tapEnded(at").last?.split(separator: "\n  }\n").first)
    func faded(_ item: String) -> String {
      """
          easeInOut(for: 0.4) { [weak self] in
            guard let self else { return }
            \(item).alpha = 0
          }
          after(0.4) { [weak self] in
            guard let self else { return }
            \(item).removeFromSuperview()
          }
      """
    }
    #expect(
      body.hasSuffix(
        """

            b.center.x = 0 + 7
            // /events/0/do/0/do/1: use UIView.animate for delays and keyframes.
        \(faded("b"))
            // /events/0/do/0/do/3: the item has no neighbor.
            // /events/0/do/0/do/4/do/0: UIKit does not count ticks.
            a.center.x = 1 + 7
        \(faded("a"))
            b.removeFromSuperview()
        """), "\(body)")
    #expect(code.unwrittenCount == 3)
  }

  // MARK: Values

  @Test("A value that UIKit lacks becomes a comment, and the triggered actions still run")
  func values() throws {
    let code = try code(
      scene(
        """
        { "at": 1, "do": [ { "emit": "go", "with": { "n": 3, "fast": "=a.speed", "m": true } } ] },
        { "on": "emit:go", "do": [ { "emit": "some", "with": { "n": 4, "still": "=a.awake" } } ] },
        { "at": 2, "do": [ { "emit": "some", "with": { "n": 5, "still": false } } ] }
        """))
    let body = "/events/0/do/0/with/fast: UIKit does not expose the body of an item."
    #expect(code.text.contains("      // \(body)\n      onGo?(3, true)\n      handleGo()\n"))
    #expect(code.text.contains("var onGo: ((_ n: CGFloat, _ m: Bool) -> Void)?\n"))
    // If only one of two emissions can be expressed, the code contains that one.
    #expect(code.text.contains("onSome?([\"n\": 4])") && code.text.contains("\"still\": false])"))
    #expect(code.callbacks.map { $0.keys?.count } == [2, nil, 0, 0], "\(code.callbacks)")
    #expect(code.unwrittenCount == 2, "\(code.text)")
  }

  @Test(
    "A function of a parameter reads the parameter, and a function of constants is a constant",
    arguments: [
      "sin(tilt)", "cos(tilt)", "atan2(tilt, 2)", "pow(tilt, 3)", "exp(tilt)", "log(tilt)",
      "tilt - sin(tilt)",
    ])
  func parameters(_ text: String) throws {
    let told = #"{ "emit": "told", "with": { "read": "=read" } }"#
    func code(_ text: String) throws -> String {
      try self.code(
        scene(#"{ "at": 1, "do": [ { "set": "read", "to": "=\#(text)" }, \#(told) ] }"#)
      ).text
    }
    let live = try code(text)
    #expect(live.contains("      read = \(text)\n"), "\(live)")
    #expect(live.contains("  var tilt: CGFloat = 0.6\n"))
    let plain = text.replacing("tilt", with: "0.5")
    let fixed = try code(plain)
    #expect(fixed.contains("  // \(plain)\n") && !fixed.contains("var tilt"), "\(fixed)")
  }

  // MARK: Gestures

  @Test("A tap trigger for any state becomes one method, because its recognizer calls only one")
  func discrete() throws {
    let code = try code(scene(#"{ "on": "tap", "do": [ { "emit": "told" } ] }"#))
    #expect(code.gestures == ["tap.ended": "tapEnded"])
  }

  @Test("Values that a tap recognizer lacks become remarks, and those of a pan recognizer do not")
  func fingers() throws {
    func code(_ state: String) throws -> UIKitCode {
      let velocity = #"{ "set": "read", "to": "=touch.velocity.dx" }"#
      let way = #"{ "emit": "told", "with": { "by": "=touch.translation", "read": "=read" } }"#
      return try self.code(scene(#"{ "on": "\#(state)", "do": [ \#(velocity), \#(way) ] }"#))
    }
    let (tap, pan) = (try code("tap.ended"), try code("p.ended"))
    let speed = "its recognizer reports no velocity, so the code passes zero."
    let place = "a tap or swipe has one location and no translation."
    #expect(tap.text.contains("// - /gestures/1: \(speed)\n"), "\(tap.text)")
    #expect(tap.text.contains("// /events/0/do/1/with/by: \(place)\n    onTold?(read)\n"))
    #expect(tap.unwrittenCount == 2)
    #expect(pan.unwrittenCount == 0, "\(pan.text)")
    #expect(pan.text.contains("location.x - touch.start.x") && !pan.text.contains("pStart"))
  }

  @Test("A method that serves several gestures lists them")
  func gestures() throws {
    let gestures = ["one", "two", "three"].enumerated().map {
      #"{ "id": "\#($1)", "type": "tap", "view": "v", "touches": [[\#($0 + 1), 50, 50]] }"#
    }
    let code = try code(
      """
      { "referenceView": { "size": [300, 300] }, "gestures": [ \(gestures.joined(separator: ", ")) ],
        "views": [ { "id": "v", "center": [50, 50], "size": [30, 30] } ],
        "events": [ { "forEach": "v", "at": 1, "do": [ { "emit": "e" } ] },
          { "on": "one.ended", "do": [ { "emit": "x" } ] }, { "on": "two.ended", "do": [ { "emit": "y" } ] },
          { "on": "three.ended", "do": [ { "emit": "x" } ] } ] }
      """)
    #expect(
      code.gestures == [
        "one.ended": "oneEnded", "two.ended": "twoEnded", "three.ended": "oneEnded",
      ])
    let sentence =
      #"/// Called for "one", and for "three", which has the same recognizer and actions."#
    #expect(code.text.contains("  \(sentence)\n  func oneEnded(at"))
    #expect(!code.text.contains("Called for \"three\""))
    #expect(code.text.contains("\n\n  func twoEnded(at"))
  }
}
