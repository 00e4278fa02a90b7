// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Limits of a run", .timeLimit(.minutes(30)))
struct RunLimitTests {
  private func scene(_ limits: [SceneLimit: Int] = [:]) -> Scene {
    var scene = Scene(
      centers: [(100, 100)], [SceneBehavior(id: "pull", kind: .gravity, items: [0])],
      run: RunSettings(timeLimit: 0.2))
    for (limit, value) in limits { scene.limits[limit] = value }
    return scene
  }

  private func fault(_ scene: Scene) throws -> RunFault? {
    if case .fault(let fault) = try Recording(scene).outcome.ending { fault } else { nil }
  }

  /// A chain of events in which each emits the name of the next.
  private func chain(_ count: Int, _ scene: Scene) -> Scene {
    var scene = scene
    scene.on(.at([0.1]), scene.emit("n1"))
    for index in 1..<count { scene.on(.emit("n\(index)"), scene.emit("n\(index + 1)")) }
    return scene
  }

  @Test("Events can trigger each other up to the depth limit and no deeper")
  func depth() throws {
    #expect(try fault(chain(100, scene())) == nil)
    #expect(
      try fault(chain(101, scene()))
        == RunFault(
          message:
            "/events/100 (on emit:n100): events triggered each other more than 100 levels deep",
          tick: 6,
          part: .event(100), hint: "raise it with --limit depth=200"))
    #expect(try fault(chain(7, scene([.depth: 7]))) == nil)
    #expect(try fault(chain(8, scene([.depth: 7])))?.part == .event(7))
  }

  @Test("Events that trigger each other in a cycle are stopped, with a hint")
  func circle() throws {
    var scene = scene()
    scene.on(.at([0.1]), scene.emit("ping"))
    scene.on(.emit("ping"), scene.emit("pong"))
    scene.on(.emit("pong"), scene.emit("ping"))
    scene.events[2].id = "back"
    let cycle =
      "events triggered each other more than 100 levels deep, in a cycle:"
      + " /events/1 (on emit:ping) → the event back → /events/1 (on emit:ping)"
    let end = #"to end it, use "once": true or an "if" that becomes false"#
    #expect(
      try fault(scene)
        == RunFault(
          message: "the event back: \(cycle)", tick: 6, part: .event(2),
          hint: "the cycle never ends; \(end)"))
    scene.events[1].isOnce = true
    #expect(try fault(scene) == nil)
    // A condition could become false and end the cycle, so the hint also names the limit.
    scene.events[1].isOnce = false
    scene.events[1].condition = scene.expression("true")
    #expect(try fault(scene)?.hint == "\(end); raise it with --limit depth=200")
    scene.events[1].condition = scene.expression("false")
    #expect(try fault(scene) == nil)
  }

  @Test("A cycle that exceeds a different limit is reported as a cycle too")
  func circleOfManyEvents() throws {
    var scene = scene([.firings: 50])
    scene.on(.at([0.1]), scene.emit("x"))
    scene.on(.emit("x"), scene.emit("x"))
    #expect(
      try fault(scene)
        == RunFault(
          message: "/events/1 (on emit:x): one event triggered more than 50 events, in a cycle:"
            + " /events/1 (on emit:x) → /events/1 (on emit:x)", tick: 6, part: .event(1),
          hint:
            #"the cycle never ends; to end it, use "once": true or an "if" that becomes false"#))
  }

  @Test("One event can trigger a limited number of events, including itself")
  func firings() throws {
    for (emissions, isFault) in [(999, false), (1_000, true)] {
      var scene = scene()
      scene.on(.at([0.1]), Array(repeating: "x", count: emissions).flatMap { scene.emit($0) })
      scene.on(.emit("x"), scene.emit("y"))
      #expect((try fault(scene) != nil) == isFault, "\(emissions)")
    }
    var scene = scene([.firings: 3])
    scene.on(.at([0.1]), scene.emit("x", "x", "x"))
    scene.on(.emit("x"), [])
    #expect(
      try fault(scene)
        == RunFault(
          message: "/events/1 (on emit:x): one event triggered more than 3 events", tick: 6,
          part: .event(1), hint: "raise it with --limit firings=6"))
  }

  @Test("Too many contacts or impact searches end the run")
  func steps() throws {
    // Both items fall to a floor that is near from the first tick, or so far away that they would pass through it.
    func text(_ floor: Int) -> String {
      #"""
      { "views": [{ "id": "a", "frame": [0, 0, 10, 10] }, { "id": "b", "frame": [50, 0, 10, 10] }],
        "behaviors": [ { "type": "gravity", "items": ["a", "b"], "magnitude": 5 },
          { "type": "collision", "items": ["a", "b"],
            "boundaries": [{ "id": "floor", "from": [-99, \#(floor)], "to": [99, \#(floor)] }] } ],
        "run": { "timeLimit": 1 } }
      """#
    }
    var scene = try #require(SceneLoader.load(Array(text(18).utf8), name: "falls").scene)
    #expect(try fault(scene) == nil)
    scene.limits[.contacts] = 1
    #expect(
      try fault(scene)
        == RunFault(
          message: "the limit of 1 pair of items and boundaries near each other is exceeded"
            + " (--limit contacts=N raises it)", tick: 1))
    scene.limits[.contacts] = 2
    #expect(try fault(scene) == nil)
    scene = try #require(SceneLoader.load(Array(text(700).utf8), name: "falls").scene)
    #expect(try fault(scene) == nil)
    scene.limits[.impacts] = 0
    #expect(
      try fault(scene)?.message
        == "the limit of 0 searches for further impacts in a sub-step is exceeded"
        + " (--limit impacts=N raises it)")
  }

  @Test("Any number of events can begin on their own in one tick")
  func innocents() throws {
    var scene = scene()
    scene.on(.at(Array(repeating: 0.1, count: 1_100)), scene.emit("x"))
    scene.on(.emit("x"), scene.emit("y"))
    for _ in 0..<1_100 { scene.on(.tick, scene.emit("z")) }
    let recording = try Recording(scene)
    #expect(recording.outcome.ending == .timeLimit(0.2))
    #expect(recording.events.count == 1 + 2 * 1_100 + 12 * 1_100)
  }

  @Test("Triggered events run inside the action that emits them")
  func order() throws {
    var scene = scene()
    scene.on(.at([0]), scene.emit("a", "d"))
    scene.on(
      .emit("a"),
      .condition(scene.expression("true"), then: scene.emit("b"), otherwise: []),
      .emit("last", with: []))
    scene.on(.emit("b"), scene.emit("c"))
    scene.on(.emit("a"), scene.emit("second"))
    let names = try Recording(scene).events.compactMap(\.name)
    #expect(names == ["a", "b", "c", "last", "second", "d"])
  }

  @Test("Twenty thousand nested events need at most half a megabyte of stack")
  func stack() async throws {
    var scene = scene([.depth: 20_000, .firings: 30_000])
    scene.on(.at([0.1]), scene.emit("again"))
    scene.on(
      .emit("again"),
      .condition(
        scene.expression("true"),
        then: [
          .condition(scene.expression("true"), then: scene.emit("again"), otherwise: [])
        ], otherwise: []))
    let deep = scene
    let reason = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: (try? Recording(deep))?.reason ?? "no run")
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(
      reason
        == "at tick 6, /events/1 (on emit:again): events triggered each other more than 20,000 levels deep,"
        + " in a cycle: /events/1 (on emit:again) → /events/1 (on emit:again)")
  }

  @Test("The number of simultaneous animations is limited")
  func animations() throws {
    for (count, isFault) in [(3, false), (4, true)] {
      var scene = scene([.animations: 3])
      let animation = SceneAction.animate(
        duration: scene.operand("9"), .linear, .item(0, .centerX), to: scene.operand("tick + 1"))
      scene.on(.tick, if: "tick <= \(count)", animation)
      let found = try fault(scene)
      #expect((found != nil) == isFault, "\(count)")
      if isFault {
        #expect(
          found?.message
            == "/events/0 (on tick), animate: more than 3 animations would run at once")
        #expect(found?.hint == "raise it with --limit animations=6")
      }
    }
  }

  @Test("An animation counts once per keyframe", arguments: [(5, true), (6, false)])
  func keyframes(most: Int, isFault: Bool) throws {
    var scene = scene([.animations: most])
    let steps = [0.2, 0.7, 1].map { end in
      SceneAnimation.Step(
        end: end, value: scene.operand("100 * tick + \(end)"), timing: .curve(.linear))
    }
    let animation = SceneAnimation(
      duration: scene.operand("9"), target: .item(0, .centerX), steps: steps)
    scene.on(.tick, if: "tick <= 2", .animate(animation))
    #expect(
      try fault(scene)?.message
        == (isFault
          ? "/events/0 (on tick), animate: more than 5 animations would run at once" : nil))
  }

  @Test("The number of new behaviors in an animator is limited")
  func behaviors() throws {
    for (count, isFault) in [(3, false), (4, true)] {
      var scene = scene([.behaviors: 4])
      scene.on(.tick, if: "tick <= \(count)", .addBehavior([0], isNew: true))
      #expect((try fault(scene) != nil) == isFault, "\(count)")
    }
  }

  @Test("A new composite counts with its descendants, and removed ones no longer count")
  func familiesOfBehaviors() throws {
    for (most, removes, isFault) in [(7, false, false), (6, false, true), (3, true, false)] {
      var scene = scene([.behaviors: most])
      scene.behaviors += [
        SceneBehavior(id: "both", kind: .composite(children: [2]), isAdded: false),
        SceneBehavior(id: "child", kind: .gravity, items: [0], isAdded: false),
      ]
      let remove = removes ? [SceneAction.removeBehavior([1])] : []
      // The scene's first behavior counts once, and each of three ticks adds the composite and its child.
      scene.on(.tick, if: "tick <= 3", remove + [.addBehavior([1], isNew: true)])
      let found = try fault(scene)
      #expect((found != nil) == isFault, "\(most)")
      if isFault {
        #expect(
          found?.message
            == "/events/0 (on tick), addBehavior: the animator would have more than 6 behaviors")
        #expect(found?.hint == "raise it with --limit behaviors=12")
      }
    }
  }

  @Test("Finished animations do not count toward the limit")
  func animationCost() throws {
    var scene = scene([.animations: 200])
    scene.run.timeLimit = 20
    let animations = (0..<20).map { index in
      SceneAction.animate(
        duration: scene.operand("0.1"), .linear, .item(0, .centerX),
        to: scene.operand("tick + \(index + 1)"))
    }
    scene.on(.tick, animations)
    // At most six ticks' animations, twenty each, run at once.
    #expect(try Recording(scene).outcome.ending == .timeLimit(20))
  }
}
