// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface
import UIDynamicsSceneFormat

/// A new limit does not compile here until it gets a scene.
@Suite("Limits", .timeLimit(.minutes(30)))
struct LimitTests {
  @Test(
    "Every limit allows its own value, and one more causes a message that names the option",
    arguments: SceneLimit.allCases)
  func value(limit: SceneLimit) {
    let use = LimitUse(limit)
    let flag = "--limit \(limit.rawValue)="
    let fits = run(use, limit, use.count)
    #expect(!fits.messages.contains(flag), "\(limit)=\(use.count): \(fits.messages)")
    #expect(fits.code == (limit == .errors ? .input : .success), "\(fits.messages)")
    let exceeds = run(use, limit, use.count - 1)
    #expect(exceeds.messages.contains(flag), "\(limit)=\(use.count - 1): \(exceeds.messages)")
    #expect(exceeds.code == use.code, "\(limit): \(exceeds.messages)")
    #expect(!exceeds.messages.contains("internal error"))
  }

  @Test("The help lists every limit with its value and unit", arguments: SceneLimit.allCases)
  func help(limit: SceneLimit) {
    let text = "\(limit.rawValue)=\(limit.defaultValue)"
    let padding = String(repeating: " ", count: max(2, 20 - text.count))
    #expect(cli("help limits").lines.contains("  \(text)\(padding)\(limit.noun)"))
  }

  private func run(_ use: LimitUse, _ limit: SceneLimit, _ count: Int) -> CommandResult {
    cli(use.words + ["--limit", "\(limit.rawValue)=\(count)"], input: use.scene)
  }
}

private struct LimitUse {
  var words = ["run", "-"]
  var scene: String
  var count: Int
  var code = ExitCode.input

  private init(_ count: Int, _ scene: String, _ code: ExitCode = .input) {
    (self.count, self.scene, self.code) = (count, scene, code)
  }

  private static func view(_ id: String, _ rest: String = "") -> String {
    #"{"id":"\#(id)","frame":[0,0,9,9]\#(rest)}"#
  }

  private static let three =
    #""views":[{"id":"v","frame":[0,0,9,9],"repeat":{"count":3,"offset":[20,0]}}]"#
  private static func falls(_ floor: Int, _ gravity: String = "") -> String {
    #"""
    {"views":[\#(view("a")),{"id":"b","frame":[50,0,9,9]}],"behaviors":[\#(gravity)
      {"type":"collision","items":["a","b"],
        "boundaries":[{"id":"f","from":[-99,\#(floor)],"to":[99,\#(floor)]}]}],
      "run":{"timeLimit":1}}
    """#
  }

  private static func events(_ list: String) -> String {
    #"""
    {"views":[\#(view("v"))],"behaviors":[{"type":"gravity","items":["v"]}],
      "events":[\#(list)],"run":{"timeLimit":0.1}}
    """#
  }

  private static func boundary(_ path: String) -> String {
    #"{"behaviors":[{"type":"collision","boundaries":[{"id":"x","path":{\#(path)}}]}]}"#
  }

  init(_ limit: SceneLimit) {
    self =
      switch limit {
      case .bytes: Self(3, "{ }")
      case .nesting: Self(3, #"{"$comment":[[0]]}"#)
      case .views: Self(2, #"{"views":[\#(Self.view("a")),\#(Self.view("b"))]}"#)
      case .superviews:
        Self(
          2,
          #"""
          {"views":[\#(Self.view("a", #","superview":"b""#)),
            \#(Self.view("b", #","superview":"c""#)),\#(Self.view("c"))]}
          """#)
      case .behaviors: Self(2, #"{"behaviors":[{"type":"gravity"},{"type":"collision"}]}"#)
      case .references:
        Self(3, #"{\#(Self.three),"behaviors":[{"type":"gravity","items":["v"]}]}"#)
      case .vertices: Self(4, Self.boundary(#""points":[[0,0],[9,0],[9,9],[0,9]]"#))
      case .events: Self(2, #"{"events":[{"at":0,"do":[]},{"at":0,"do":[]}]}"#)
      case .samples:
        Self(3, #"{"gestures":[{"id":"a","touches":[[0,0,0],[1,0,0],[2,0,0]]}]}"#)
      case .expectations: Self(2, #"{"expect":[{"settlesWithin":9},{"settlesWithin":9}]}"#)
      case .repeated:
        Self(
          24, #"{\#(Self.three),"behaviors":[{"type":"push","forEach":"v","items":["=each"]}]}"#)
      case .steps: Self(3, #"{"events":[{"when":"time > 9","do":[]}],"run":{"timeLimit":0.1}}"#)
      case .patterns:
        Self(6, #"{\#(Self.three),"behaviors":[{"type":"gravity","items":["v*-1","v*-2"]}]}"#)
      case .seconds: Self(5, #"{"run":{"timeLimit":5}}"#)
      case .ticks: Self(1000, #"{"run":{"timeLimit":10,"ticksPerSecond":100}}"#)
      case .rows:
        Self(39, #"{\#(Self.three),"run":{"timeLimit":0.2,"until":"timeLimit"}}"#, .guarded)
      case .contacts: Self(2, Self.falls(9), .guarded)
      // The number of impact checks for two falling bodies. It changes whenever their motion does.
      case .impacts:
        Self(
          18, Self.falls(700, #"{"type":"gravity","items":["a","b"],"magnitude":5},"#),
          .guarded)
      case .boundaries: Self(4, Self.boundary(#""rect":[0,0,9,9]"#))
      case .errors: Self(3, #"{"a":1,"b":2,"c":3}"#)
      case .warnings:
        Self(2, #"{"views":[\#(Self.view("a")),\#(Self.view("b"))]}"#, .success)
      case .firings:
        Self(
          3, Self.events(#"{"at":0,"do":[{"emit":"x"},{"emit":"x"}]},{"on":"emit:x","do":[]}"#),
          .guarded)
      case .depth:
        Self(
          3,
          Self.events(
            #"{"at":0,"do":[{"emit":"x"}]},{"on":"emit:x","do":[{"emit":"y"}]},{"on":"emit:y","do":[]}"#
          ), .guarded)
      case .actions:
        Self(
          3, Self.events(#"{"at":0,"do":[{"emit":"x"},{"emit":"y"},{"emit":"z"}]}"#),
          .guarded)
      case .animations:
        Self(
          2,
          Self.events(
            #"""
            {"at":[0,0.03],"do":[{"animate":{"duration":1,"curve":"linear",
              "set":"v.center.x","to":"=tick+9"}}]}
            """#), .guarded)
      case .delays:
        Self(
          2,
          Self.events(#"{"at":0,"do":[{"after":0.05,"do":[]},{"after":0.05,"do":[]}]}"#),
          .guarded)
      case .copies: Self(2, Self.events(#"{"at":0,"do":[{"copy":"v","as":"c","most":2}]}"#))
      case .cases: Self(3, #"{"parameters":{"n":1}}"#, .usage)
      }
    if limit == .rows { words = ["render", "-"] }
    if limit == .cases { words = ["sweep", "-", "--vary", "n=1,2,0.5"] }
  }
}
