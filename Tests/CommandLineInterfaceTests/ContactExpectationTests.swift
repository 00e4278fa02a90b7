// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// The oracle: events with the same filters emit names, and the test counts them.
@Suite("Expectations that count contacts", .timeLimit(.minutes(30)))
struct ContactExpectationTests {
  /// Two balls fall; the floor exists only on the left, and only the second ball hits a box.
  private static let scene = #"""
    "referenceView": { "size": [375, 400] },
    "views": [
      { "id": "knob-1", "frame": [20, 100, 30, 30] }, { "id": "knob-2", "frame": [250, 180, 30, 30] },
      { "id": "box", "frame": [240, 250, 60, 30] }
    ],
    "behaviors": [
      { "type": "gravity", "items": ["knob-*"] },
      { "type": "dynamicItem", "item": "box", "isAnchored": true },
      { "type": "collision", "id": "walls", "items": ["knob-1", "knob-2", "box"],
        "boundaries": [ { "id": "floor", "from": [0, 380], "to": [200, 380] } ] },
      { "type": "collision", "id": "edges", "items": ["knob-1"], "collisionMode": "boundaries",
        "referenceBoundsInsets": { "bottom": -60 }, "boundaries": [ { "id": "shelf", "from": [0, 250], "to": [90, 251] } ] }
    ],
    "run": { "timeLimit": 2 }
    """#

  static let wanted = [
    #""item": "knob-1""#, #""item": "knob-2", "with": "box""#, #""item": "box", "with": "knob-2""#,
    #""boundary": "floor""#, #""item": "knob-1", "boundary": ["floor", "shelf"]"#,
    #""with": "item""#,
    #""with": "boundary", "item": "knob-2""#, #""behavior": "edges""#,
    #""behavior": "walls", "boundary": "floor""#,
    #""item": "knob-*", "boundary": "*""#, #""boundary": null"#, #""item": ["box", "knob-1"]"#,
  ]

  @Test(
    "An expectation of contacts supports the same filters as a contact event",
    arguments: ["contactBegan", "contactEnded"], wanted)
  func filters(name: String, filter: String) {
    func count(_ more: String) -> String {
      let messages = cli("run - -q -o /dev/null", input: "{ \(Self.scene), \(more) }").messages
      let lines = messages.split(separator: "\n")
      return lines.first { $0.hasPrefix("  it occurred") }.map { String($0) } ?? messages
    }
    let direct = count(
      #""expect": [ { "event": "\#(name)", \#(filter), "count": 99 } ]"#)
    let emitted = count(
      #""events": [ { "on": "\#(name)", \#(filter), "do": [ { "emit": "it" } ] } ],"#
        + #" "expect": [ { "event": "it", "count": 99 } ]"#)
    #expect(direct == emitted)
    #expect(direct.hasPrefix("  it occurred"))
  }

  @Test("An \"item\" or \"boundary\" in \"with\" counts contacts with any of them, in either order")
  func mixed() throws {
    func count(_ with: String) throws -> Int {
      let expected =
        #""expect": [ { "event": "contactBegan", "item": "knob-*", "with": \#(with), "count": 99 } ]"#
      let messages = cli("run - -q -o /dev/null", input: "{ \(Self.scene), \(expected) }").messages
      let number = try #require(messages.firstMatch(of: /it occurred (\d+|never|once)/)?.1)
      return number == "never" ? 0 : number == "once" ? 1 : try #require(Int(number))
    }
    let (item, boundary) = (try count(#""box""#), try count(#""boundary""#))
    #expect(item > 0 && boundary > 0, "\(item), \(boundary)")
    for list in [#"["box", "boundary"]"#, #"["boundary", "box"]"#] {
      #expect(try count(list) == item + boundary, "\(list)")
    }
    #expect(try count(#"["item", "boundary"]"#) == item + boundary)
  }

  @Test(
    "An expectation with \"forEach\" counts each item's contacts, and its message names the filter")
  func each() {
    let result = cli(
      "run - -o /dev/null",
      input: "{ \(Self.scene), "
        + #""expect": [ { "forEach": "knob-*", "event": "contactBegan", "item": "=each", "with": ["box"],"#
        + #" "behavior": "walls", "count": [1, 9] } ] }"#)
    #expect(result.code == .negative)
    #expect(
      result.messages.contains(
        "event: contactBegan, behavior: walls, item: knob-1, with: box, count: [1, 9] (knob-1)\n"))
    #expect(!result.messages.contains("(knob-2)"))
  }

  @Test("Filters are rejected where they have no meaning")
  func misplaced() {
    let result = cli(
      "validate -",
      input: #"""
        { "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ],
          "behaviors": [ { "type": "collision", "item": "a", "boundaries": [ { "id": "floor", "from": [0, 9], "to": [9, 9] } ] } ],
          "events": [ { "at": 1, "do": [ { "emit": "knock" } ] } ],
          "expect": [
            { "event": "knock", "boundary": "floor", "count": 1 },
            { "event": "contactBegan", "boundary": "flor", "count": 1 },
            { "always": "time < 3", "item": "a" }
          ] }
        """#)
    let lines = result.messages.split(separator: "\n").filter {
      $0.contains("error: ") || $0.contains("hint: ")
    }
    #expect(
      lines == [
        "<stdin>:5:25: error: an expectation that is not about a contact cannot have \"boundary\" [misplaced-key]",
        "  hint: it is a key of an expectation of contactBegan and an expectation of contactEnded",
        "<stdin>:6:44: error: no collision behavior has a boundary with the id \"flor\" [unresolved-id]",
        "  hint: did you mean \"floor\"?",
        "<stdin>:7:29: error: an expectation that is not about a contact cannot have \"item\" [misplaced-key]",
        "  hint: it is a key of an expectation of contactBegan and an expectation of contactEnded",
      ])
  }
}
