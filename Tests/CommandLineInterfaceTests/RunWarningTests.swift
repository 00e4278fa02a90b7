// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner

@testable import UIDynamicsCommandLineInterface

@Suite("Warnings of a run", .timeLimit(.minutes(30)))
struct RunWarningTests {
  /// Seventeen collision behaviors, the last with another item; there are sixteen category bits.
  private static let crowd = """
    {
      "views": [ { "id": "a", "center": [25, 50], "size": [30, 40] },
        { "id": "b", "center": [225, 50], "size": [30, 40] } ],
      "behaviors": [
        \((1...17).map {
          #"{ "type": "collision", "id": "c\#($0)", "items": ["\#($0 < 17 ? "a" : "b")"] }"#
        }.joined(separator: ",\n    "))
      ],
      "acknowledges": ["never-collides"],
      "run": { "timeLimit": 0.1 }
    }
    """

  @Test("What the library warns of is said once, with the scene's names and a code")
  func said() {
    let result = cli("run -", input: Self.crowd)
    #expect(
      result.messages == """
        uidyn: warning: <UICollisionBehavior c17 with 1 item> shares its categories with another \
        collision behavior of <UIDynamicAnimator>, so the items of one collide with the items and \
        boundaries of the other [shared-categories]

        """)
    #expect(result.code == .success && result.lines.count == 14)
    // The same items meet through the other behaviors.
    let same = Self.crowd.replacing(#""items": ["b"]"#, with: #""items": ["a"]"#)
      .replacing("never-collides", with: #"never-collides", "view-without-behavior"#)
    #expect(cli("run -", input: same).messages == "")
  }

  @Test("A condition that is true from the start to the end is warned of; one that changes is not")
  func heldCondition() {
    func messages(_ when: String) -> String {
      cli(
        "run -",
        input: """
          { "referenceView": { "size": [300, 300] },
            "views": [ { "id": "a", "center": [50, 50], "size": [10, 10] } ],
            "behaviors": [ { "type": "gravity", "items": ["a"] } ],
            "acknowledges": ["falls-forever"],
            "events": [ \(when) ], "run": { "timeLimit": 0.5, "until": "timeLimit" } }
          """
      ).messages
    }
    #expect(
      messages(#"{ "when": "a.center.y < 400", "do": [ { "emit": "x" } ] }"#) == """
        uidyn: warning: /events/0 (when a.center.y < 400) is true from the start and never becomes \
        true later, so it never fires; to fire at once, use "on": "start" [never-happens]

        """)
    let each = #"{ "forEach": ["a"], "when": "each.center.y < 400", "do": [ { "emit": "x" } ] }"#
    let over = #"{ "when": "a.center.y < 51", "do": [ { "emit": "x" } ] }"#
    #expect(messages(over).contains("(when a.center.y < 51) is true from the start"))
    #expect(messages(each).contains("(when each.center.y < 400)"))
    for event in [
      #"{ "when": "a.center.y < 51 || a.center.y > 60", "do": [ { "emit": "x" } ] }"#,
      #"{ "when": "a.center.y > 51", "do": [ { "emit": "x" } ] }"#,
      #"{ "when": "a.center.y > 999", "do": [ { "emit": "x" } ] }"#,
      #"{ "on": ["start"], "do": [ { "emit": "x" } ] }"#,
    ] { #expect(messages(event) == "", "\(event)") }
  }

  @Test(
    "Warnings of a scene hide neither others of their kind nor those of a run; acknowledged ones are hidden"
  )
  func heldBesideOthers() {
    func messages(_ more: String) -> String {
      cli(
        "run -",
        input: """
          { "referenceView": { "size": [300, 300] },
            "views": [ { "id": "a", "center": [50, 50], "size": [10, 10] } ],
            "behaviors": [ { "type": "gravity", "id": "g", "items": ["a"] } \(more.contains("several") ? #", { "type": "gravity", "items": ["a"] }"# : "") ],
            "events": [ { "when": "a.y < 400", "do": [ { "emit": "x" } ] },
              { "when": "1 < 2", "do": [ { "emit": "x" } ] },
              { "on": "contactBegan", "do": [ { "emit": "z" } ] } ],
            "acknowledges": [ \(more) ], "run": { "timeLimit": 0.5, "until": "timeLimit" } }
          """
      ).messages
    }
    let said = messages(#""falls-forever""#)
    #expect(said.contains("uidyn: warning: /events/0 (when a.y < 400) is true from the start"))
    #expect(said.matches(of: /\[never-happens\]/).count == 3, "\(said)")
    #expect(messages(#""never-happens", "several-gravities""#) == "")
  }

  @Test("A time limit in milliseconds is warned of", arguments: ["500", "800", "1200"])
  func milliseconds(limit: String) {
    let words = "run - -o /dev/null --time-limit "
    let result = cli(words + limit, input: TestScenes.still)
    #expect(
      result.messages.hasPrefix(
        "uidyn: warning: --time-limit: times are in seconds, so \(limit) is"),
      "\(result.messages)")
    #expect(
      result.messages.contains(
        "for \(limit) milliseconds, write \(limit == "1200" ? "1.2" : "0.\(limit.prefix(1))")\n"))
    for plain in ["5", "60", "600", "1000"] {
      #expect(!cli(words + plain, input: TestScenes.still).messages.contains("seconds, so"))
    }
  }

  @Test(
    "A width or height that an item is mapped onto may not be negative unsaid",
    arguments: [true, false])
  func mappedSize(isWidth: Bool) {
    let part = isWidth ? "width" : "height"
    let center = isWidth ? "x" : "y"
    let scene = """
      {
        "views": [ { "id": "a", "center": [90, 70], "size": [47, 31] } ],
        "items": [ { "id": "m", "target": "a", "map": { "center.\(center)": "bounds.\(part)" } } ],
        "behaviors": [ { "type": "dynamicItem", "items": ["m"], "resistance": 0,
          "linearVelocity": { "m": [\(isWidth ? "-600, 0" : "0, -600")] } } ],
        "run": { "timeLimit": 0.2 }
      }
      """
    let result = cli("run - --columns width,height", input: scene)
    // The size shrinks by 10 pt per tick, half in the first: 47 pt become negative after the sixth tick, 31 pt
    // after the fourth.
    let size = isWidth ? "-8" : "-4"
    #expect(
      result.messages == """
        uidyn: warning: tick \(isWidth ? 6 : 4): "m" makes the \(part) of "a" \(size) pt, but a size must be at least 0.01 pt \
        [out-of-range]

        """)
    #expect(result.code == .success)
  }

  @Test("--quiet silences it, and colors are as in other messages")
  func quietAndColored() {
    #expect(cli("run - --quiet", input: Self.crowd).messages.isEmpty)
    let colored = cli("run - --color always", input: Self.crowd).messages
    #expect(colored.hasPrefix("uidyn: \u{1B}[1;35mwarning:\u{1B}[0m <UICollision"))
  }

  @Test("What was said of the scene is not said again of what was built from it")
  func onlyOnce() {
    let scene = """
      {
        "views": [ { "id": "a", "center": [0, 0], "size": [10, 10] } ],
        "behaviors": [ { "type": "gravity", "items": ["a"] }, { "type": "gravity", "items": ["a"] } ],
        "run": { "timeLimit": 0.1, "until": "timeLimit" }
      }
      """
    let messages = cli("run -", input: scene).messages
    #expect(messages.split(separator: "\n").count { $0.contains("[several-gravities]") } == 1)
    #expect(!messages.contains("uidyn: warning:"))
  }

  @Test(
    "An expectation that asks for a time at which the run is over is warned of once; others are not"
  )
  func pastTheEnd() {
    func messages(_ time: Double, _ condition: String, _ run: String = "") -> String {
      cli(
        "run - -o /dev/null",
        input: """
          { "views": [ { "id": "a", "center": [25, 50], "size": [30, 40] } ], "acknowledges": ["view-without-behavior"],
            "run": { "timeLimit": 4\(run) },
            "expect": [ { "always": "true" }, { "forEach": ["a", "a"], "at": \(time), "that": "\(condition)" } ] }
          """
      ).messages
    }
    let warning = """
      uidyn: warning: the run ends before 3 s, so the time in /expect/1 is that of the end; to continue the run, \
      set "until": "timeLimit" [never-happens]

      """
    #expect(messages(3, "each.x > 0 && time < 1") == warning)
    #expect(messages(3, "each.x > 0 && tick < 10") == warning)
    #expect(messages(3, "each.x > 0") == "")
    #expect(messages(0, "time < 1") == "")
    #expect(messages(3, "time < 3.1", #", "until": "timeLimit""#) == "")
  }

  @Test("What comes up later is said with its tick, whatever was said of the scene")
  func later() {
    let console = TestConsole()
    let loading = SceneLoader.load(Array("{".utf8), name: "scene")
    let code = loading.diagnostics[0].code.rawValue
    let warnings = [
      RunWarning(code: code, message: "Not again", tick: 0),
      RunWarning(code: code, message: "Again", tick: 12),
    ]
    Messages(console.console).show(warnings, behind: loading)
    #expect(console.saidMessages == "uidyn: warning: tick 12: Again [\(code)]\n")
  }
}
