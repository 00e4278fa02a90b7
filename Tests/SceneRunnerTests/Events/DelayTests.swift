// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@Suite("Delays and intervals", .timeLimit(.minutes(30)))
struct DelayTests {
  /// Three cards at rest, and additional keys.
  private func load(_ rest: String) -> SceneLoading {
    let text = """
      { "referenceView": { "size": [300, 400] }, "variables": { "n": 0 },
        "views": [ { "id": "card", "frame": [10, 10, 20, 20], "repeat": { "count": 3, "offset": [50, 7] } } ],
        \(rest) }
      """
    return SceneLoader.load(Array(text.utf8), name: "scene.json")
  }

  private func play(_ rest: String) throws -> Recording {
    try Recording(load(rest))
  }

  private func errors(_ rest: String) -> [String] {
    load(rest).diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  // MARK: after

  @Test("A delay starts when the action runs, and a run at rest waits for it")
  func after() throws {
    let recording = try play(
      #"""
      "events": [ { "at": 0.5, "do": [
        { "after": "=0.1 + n", "do": [ { "emit": "late", "with": { "time": "=time" } } ] },
        { "set": "n", "to": 7 }, { "emit": "first" } ] } ]
      """#)
    #expect(recording.history == ["31 first", "37 late"])
    #expect(recording.numbers(of: "late") == [0.6])
    #expect(recording.outcome.frame.tick == 37)
    #expect(recording.outcome.ending == .stasis)
  }

  @Test("Actions due at the same time run in scheduling order, after events")
  func order() throws {
    let recording = try play(
      #"""
      "events": [ { "at": 0.1, "do": [
          { "after": 0.2, "do": [ { "emit": "one" } ] }, { "after": 0.1, "do": [ { "emit": "early" } ] },
          { "after": 0.2, "do": [ { "emit": "two" } ] } ] },
        { "at": 0.3, "do": [ { "emit": "event" } ] } ]
      """#)
    #expect(recording.history == ["13 early", "19 event", "19 one", "19 two"])
  }

  @Test("A zero delay means the start of the next tick, so a cycle of delays takes time")
  func zero() throws {
    let recording = try play(
      #"""
      "events": [ { "on": "start", "do": [ { "emit": "go" } ] },
        { "on": "emit:go", "do": [ { "set": "n", "to": "=n + 1" },
          { "after": 0, "do": [ { "if": "n < 4", "then": [ { "emit": "go" } ] } ] } ] } ]
      """#)
    #expect(recording.history == ["1 go", "2 go", "3 go", "4 go"])
  }

  @Test("A delayed action still refers to its item, even inside another delay")
  func each() throws {
    let recording = try play(
      #"""
      "events": [ { "at": 0, "do": [ { "forEach": ["card-3", "card-1"], "do": [
        { "after": "=0.05 * each.index", "do": [
          { "after": 0.1, "do": [ { "emit": "x", "with": { "id": "=each", "t": "=time" } } ] } ] } ] } ] } ]
      """#)
    #expect(recording.history == ["8 x", "10 x"])
    #expect(recording.values(of: "x").map(\.value) == [.string("card-3"), .string("card-1")])
  }

  @Test("A delayed action still refers to its own contact and touch")
  func moment() throws {
    let recording = try play(
      #"""
      "behaviors": [ { "type": "gravity", "item": "card-2" },
        { "type": "collision", "item": "card-2", "boundaries": [ { "id": "floor", "from": [0, 60], "to": [300, 60] } ] } ],
      "gestures": [ { "id": "pan", "touches": [[0, 1, 2], [0.2, 30, 4]] } ],
      "events": [ { "on": "contactBegan", "once": true, "do": [ { "after": 0.5, "do": [
          { "emit": "hit", "with": { "text": "=contact.item + ' ' + contact.boundary" } } ] } ] },
        { "on": "pan.began", "do": [ { "after": 0.5, "do": [
          { "emit": "began", "with": { "state": "=touch.state" } } ] } ] },
        { "at": 0.6, "do": [ { "emit": "now", "with": { "state": "=touch.state" } } ] } ],
      "run": { "timeLimit": 2, "until": "timeLimit" }
      """#)
    #expect(recording.values(of: "hit").map(\.value) == [.string("card-2 floor")])
    #expect(recording.values(of: "began").map(\.value) == [.string("began")])
    #expect(recording.values(of: "now").map(\.value) == [.string("ended")])
  }

  @Test("Too many delays end the run with a message that names the event and the option")
  func limit() throws {
    let loading = load(
      #"""
      "events": [ { "on": "tick", "do": [ { "after": 9, "do": [] }, { "after": 9, "do": [] } ] } ]
      """#)
    var scene = try #require(loading.scene)
    scene.limits[.delays] = 5
    scene.run.until = .timeLimit
    let recording = try Recording(scene)
    #expect(
      recording.reason
        == "at tick 3, /events/0 (on tick), after: more than 5 lists of actions would be delayed"
    )
    guard case .fault(let fault) = recording.outcome.ending else {
      Issue.record("no fault")
      return
    }
    #expect(fault.hint?.contains("--limit delays=10") == true)
  }

  @Test("A negative delay is a fault that states the value")
  func negative() throws {
    let recording = try play(
      #""events": [ { "at": 0.1, "do": [ { "after": "=n - 1", "do": [] } ] } ]"#)
    #expect(
      recording.reason
        == "at tick 6, /events/0 (at), after: \"n - 1\" is -1, which is not between 0 and 1000000")
    #expect(
      errors(#""events": [ { "at": 0.1, "do": [ { "after": -1, "do": [] } ] } ]"#)
        == [#""after" is -1, but must be at least 0"#])
  }

  // MARK: every

  @Test(
    "An interval fires at its times, including both ends",
    arguments: [
      (#""every": 0.5, "from": 1, "to": 2"#, [61, 91, 121]),
      (#""every": 0.25, "to": 0.6"#, [16, 31]),
      (#""every": 0.1, "to": 0.3"#, [7, 13, 19]),
      (#""every": 0.1, "from": 0, "to": 0.15"#, [1, 7]),
      (#""every": 2, "from": 0.3, "to": 0.3"#, [19]),
    ])
  func every(keys: String, ticks: [Int]) throws {
    let recording = try play(#""events": [ { \#(keys), "do": [ { "emit": "x" } ] } ]"#)
    #expect(recording.events.map(\.tick) == ticks)
    #expect(recording.outcome.frame.tick == ticks.last)
  }

  @Test("Several times in one tick fire once, and no tick is missed over a long run")
  func coalescing() throws {
    let recording = try play(
      #""events": [ { "every": 0.001, "to": 3, "do": [ { "emit": "x" } ] } ], "run": { "ticksPerSecond": 30 }"#
    )
    #expect(recording.events.map(\.tick) == Array(2...91))
  }

  @Test("The run waits for an endless interval until the time limit, unless it fires only once")
  func endless() throws {
    let endless = try play(
      #""events": [ { "every": 0.3, "do": [ { "emit": "x" } ] } ], "run": { "timeLimit": 1 }"#)
    #expect(endless.events.map(\.tick) == [19, 37, 55])
    #expect(
      endless.outcome.reason
        == "the time limit of 1 s is reached; at rest, the run was waiting for /events/0 (every 0.3 s)"
    )
    let once = try play(
      #""events": [ { "every": 0.3, "once": true, "if": "time > 0.5", "do": [ { "emit": "x" } ] } ]"#
    )
    #expect(once.history == ["37 x"])
    #expect(once.outcome.frame.tick == 37)
  }

  @Test("Invalid intervals are reported")
  func faults() {
    #expect(
      errors(#""events": [ { "every": 0.5, "from": 2, "to": 1, "do": [] } ]"#)
        == [#""to" is 1, but the first time is 2"#])
    #expect(
      errors(#""events": [ { "every": 0.5, "to": 0.4, "do": [] } ]"#)
        == [#""to" is 0.4, but the first time is 0.5"#])
    #expect(
      errors(#""events": [ { "every": 0, "do": [] } ]"#)
        == [#""every" is 0, but must be greater than 0"#])
    #expect(
      errors(#""events": [ { "from": 1, "do": [] } ]"#)
        == [#""from" also needs "every""#])
    #expect(
      errors(#""events": [ { "at": 1, "from": 1, "do": [] } ]"#)
        == [#""from" cannot be used together with "at""#])
  }
}
