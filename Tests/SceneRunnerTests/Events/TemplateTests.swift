// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsGeometry
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Behaviors with expressions", .timeLimit(.minutes(30)))
struct TemplateTests {
  private func run(_ behaviors: String, _ events: String) throws -> Recording {
    let text = """
      {
        "referenceView": { "size": [300, 400] },
        "views": [
          { "id": "a", "center": [100, 100], "size": [40, 40] },
          { "id": "b", "center": [200, 100], "size": [40, 40] }
        ],
        "variables": { "n": 0 },
        "behaviors": [\(behaviors)],
        "events": [\(events)],
        "run": { "timeLimit": 1 }
      }
      """
    let loading = SceneLoader.load(Array(text.utf8), name: "scene.json")
    let errors = loading.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors == [])
    return try Recording(try #require(loading.scene))
  }

  @Test("Expressions are evaluated when a behavior is first added, not before and not again")
  func firstAdding() throws {
    let recording = try run(
      """
      { "type": "snap", "id": "pull", "added": false, "item": "a",
        "snapPoint": ["=100 + n", 100], "damping": 0.25 }
      """,
      """
      { "at": 0, "do": [ { "set": "n", "to": 10 }, { "addBehavior": "pull" },
        { "emit": "x", "with": { "x": "=pull.snapPoint.x" } } ] },
      { "at": 0.1, "do": [ { "set": "n", "to": 20 }, { "addBehavior": "pull" },
        { "emit": "x", "with": { "x": "=pull.snapPoint.x" } } ] },
      { "at": 0.2, "do": [ { "removeBehavior": "pull" }, { "addBehavior": "pull" },
        { "emit": "x", "with": { "x": "=pull.snapPoint.x" } } ] }
      """)
    #expect(recording.numbers(of: "x") == [110, 110, 110])
  }

  @Test("A number and an equivalent expression act the same, whatever is set, added and removed")
  func sameMeaning() throws {
    func speeds(_ magnitude: String, _ actions: String) throws -> [Float] {
      let recording = try run(
        """
        { "type": "push", "id": "wind", "items": ["a"], "angle": 0, "magnitude": \(magnitude),
          "added": false }
        """,
        """
        { "at": 0, "do": [ \(actions) { "addBehavior": "wind" } ] },
        { "at": 0.1, "do": [ { "set": "wind.magnitude", "to": 3 } ] },
        { "at": 0.2, "do": [ { "removeBehavior": "wind" }, { "addBehavior": "wind" } ] }
        """)
      return recording.frames.map { $0.states[0].vx }
    }
    for actions in ["", #"{ "set": "wind.magnitude", "to": 2 },"#] {
      #expect(try speeds("1", actions) == speeds("\"=1 + n\"", actions), "\(actions)")
    }
    #expect(
      try speeds("\"=1 + n\"", #"{ "set": "wind.magnitude", "to": 2 },"#)[3]
        > speeds("\"=1 + n\"", "")[3])
  }

  @Test("Each new behavior uses the current values of its expressions")
  func new() throws {
    let recording = try run(
      """
      { "type": "push", "id": "hit", "items": ["a"], "mode": "instantaneous", "angle": 0,
        "magnitude": "=1 + n", "added": false }
      """,
      """
      { "at": [0, 0.1, 0.2], "do": [ { "addBehavior": "hit", "new": true },
        { "emit": "m", "with": { "m": "=hit.magnitude" } }, { "set": "n", "to": "=n + 1" } ] }
      """)
    #expect(recording.numbers(of: "m") == [1, 2, 3])
    // An instantaneous push of magnitude 1 adds 625 pt/s to a mass of 0.16 kg.
    let jumps = try [1, 7, 13].map { tick in
      Double(try recording.state("a", at: tick).vx)
        - (tick == 1 ? 0 : Double(try recording.state("a", at: tick - 1).vx))
    }
    for (jump, magnitude) in zip(jumps, [1.0, 2, 3]) {
      expectClose(jump, 625 * magnitude, within: 10, "\(magnitude)")
    }
  }

  @Test("Changes to a behavior that is not added yet survive the evaluation of its expressions")
  func draft() throws {
    let recording = try run(
      """
      { "type": "collision", "id": "floors", "items": ["a"], "added": false, "boundaries": [
        { "id": "one", "from": [0, "=150 + n"], "to": [300, "=150 + n"] },
        { "id": "two", "from": [0, "=250 + n"], "to": [300, "=250 + n"] } ] },
      { "type": "gravity", "items": ["a", "b"] }
      """,
      """
      { "at": 0, "do": [ { "addItem": "b", "to": "floors" }, { "removeItem": "a", "from": "floors" },
        { "addItem": "a", "to": "floors" }, { "removeBoundary": "one", "from": "floors" },
        { "addBoundary": { "id": "three", "from": [180, 200], "to": [300, 200] }, "to": "floors" },
        { "set": "n", "to": 10 }, { "addBehavior": "floors" } ] }
      """)
    // The second floor is 10 pt lower than before it was added, and the third one is under b.
    expectClose(Double(try recording.state("a", at: 60).y), 238.4, within: 1.5)
    expectClose(Double(try recording.state("b", at: 60).y), 178.4, within: 1.5)
  }

  @Test("An initial behavior's expressions are evaluated before the first tick")
  func beforeTheFirstTick() throws {
    let recording = try run(
      """
      { "type": "push", "items": ["a"], "pushDirection": "=a.center / 1000", "id": "wind" }
      """, "")
    expectClose(try recording.state("a", at: 1).vx, 0.1 / 0.16 / 120 * 100, within: 1e-3)
  }

  @Test("Values set by actions persist, even if an expression gave the initial value")
  func settings() throws {
    let read = """
      { "emit": "x", "with": { "x": "=spring.anchorPoint.x" } },
      { "emit": "f", "with": { "f": "=spring.frequency" } }
      """
    let recording = try run(
      """
      { "type": "attachment", "id": "spring", "item": "a", "anchorPoint": ["=100 + n", 50],
        "frequency": 1, "damping": 0.5 }
      """,
      """
      { "at": 0, "do": [ { "set": "spring.anchorPoint", "to": [7, 8] },
        { "set": "spring.frequency", "to": 3 }, \(read) ] },
      { "at": 0.1, "do": [ { "removeBehavior": "spring" }, { "set": "n", "to": 1 },
        { "addBehavior": "spring" }, \(read) ] },
      { "at": 0.2, "do": [ { "removeBehavior": "spring" }, { "set": "spring.frequency", "to": 4 },
        { "addBehavior": "spring" }, \(read) ] }
      """)
    #expect(recording.numbers(of: "x") == [7, 7, 7])
    #expect(recording.numbers(of: "f") == [3, 3, 4])
  }

  @Test("A re-added behavior keeps the changes to its items and boundaries")
  func itemsAndBoundaries() throws {
    let recording = try run(
      """
      { "type": "gravity", "items": ["a", "b"] },
      { "type": "collision", "id": "floors", "items": ["a"],
        "boundaries": [ { "id": "one", "from": [0, "=150 + n"], "to": [300, "=150 + n"] } ] }
      """,
      """
      { "at": 0, "do": [ { "addItem": "b", "to": "floors" },
        { "addBoundary": { "id": "two", "from": ["=b.frame.minX - n", 200], "to": [300, 200] },
          "to": "floors" },
        { "removeBoundary": "one", "from": "floors" },
        { "removeBehavior": "floors" }, { "addBehavior": "floors" } ] }
      """)
    // The line under b stops it, but the line under a was removed.
    #expect(try recording.state("a", at: 60).y > 300)
    expectClose(Double(try recording.state("b", at: 60).y), 178.4, within: 0.5)
  }

  @Test("A composite's children are evaluated when it is first added or added as new")
  func children() throws {
    func recording(_ again: String) throws -> Recording {
      try run(
        """
        { "type": "composite", "id": "all", "added": false, "children": [
          { "type": "push", "id": "wind", "items": ["a"], "pushDirection": ["=n", 0] },
          { "type": "gravity", "items": ["b"] } ] }
        """,
        """
        { "at": 0, "do": [ { "set": "n", "to": 1 }, { "addBehavior": "all" } ] },
        { "at": 0.1, "do": [ { "set": "n", "to": -2 }, { "removeBehavior": "all" }, \(again),
          { "emit": "n", "with": { "n": "=wind.pushDirection.x" } } ] }
        """)
    }
    let same = try recording(#"{ "addBehavior": "all" }"#)
    #expect(same.numbers(of: "n") == [1])
    #expect(try same.state("a", at: 6).vx > 0)
    // A new body starts at rest.
    #expect(try same.state("a", at: 7).vx > 0)
    #expect(try same.state("b", at: 12).vy > 0)
    let new = try recording(#"{ "addBehavior": "all", "new": true }"#)
    #expect(new.numbers(of: "n") == [-2])
    #expect(try new.state("a", at: 7).vx < 0)
  }

  @Test("A child that is removed and added again is unchanged")
  func child() throws {
    let recording = try run(
      """
      { "type": "composite", "id": "all", "children": [ "pull" ] },
      { "type": "snap", "id": "pull", "item": "a", "snapPoint": ["=100 + n", 100] }
      """,
      """
      { "at": 0.1, "do": [ { "set": "n", "to": 5 },
        { "removeChildBehavior": "pull", "from": "all" },
        { "addChildBehavior": "pull", "to": "all" },
        { "emit": "x", "with": { "x": "=pull.snapPoint.x" } } ] }
      """)
    #expect(recording.numbers(of: "x") == [100])
  }

  @Test("Two thousand nested composites do not need a larger stack")
  func nest() throws {
    let composites = (0..<2_000).map { index in
      SceneBehavior(
        id: "c\(index)", kind: .composite(children: [index + 1]), isAdded: index == 0)
    }
    var scene = Scene(
      centers: [(100, 100)],
      composites + [SceneBehavior(id: "pull", kind: .gravity, items: [0], isAdded: false)],
      run: RunSettings(timeLimit: 0.05))
    scene.limits[.behaviors] = 3_000
    #expect(try Recording(scene).state("a", at: 3).vy > 0)
  }

  @Test("A contact records its behavior's id even if the event replaces the behavior")
  func replacedInside() throws {
    let recording = try run(
      """
      { "type": "gravity", "items": ["a", "b"] },
      { "type": "collision", "id": "floor", "items": ["a", "b"],
        "boundaries": [ { "id": "line", "from": [0, "=150 + n"], "to": [300, "=150 + n"] } ] }
      """,
      """
      { "on": "contactBegan", "behavior": "floor", "once": true, "do": [
        { "removeBehavior": "floor" }, { "addBehavior": "floor", "new": true } ] }
      """)
    let began = recording.events.filter { $0.kind == .contactBegan }
    #expect(began.prefix(2).map(\.behavior) == ["floor", "floor"])
    #expect(Set(began.prefix(2).map(\.item)) == ["a", "b"])
    #expect(began[0].tick == began[1].tick)
    #expect(recording.outcome.ending == .stasis)
    for state in recording.outcome.frame.states.prefix(2) {
      expectClose(Double(state.y), 128.4, within: 0.5)
    }
  }

  @Test("A value that the key does not accept is a fault that names behavior and expression")
  func faults() throws {
    let recording = try run(
      """
      { "type": "attachment", "id": "rope", "added": false, "item": "a",
        "anchorPoint": [100, 50], "length": "=n - 1" }
      """, #"{ "at": 0.1, "do": [ { "addBehavior": "rope" } ] }"#)
    #expect(recording.outcome.ending.status == .guard)
    #expect(recording.outcome.frame.tick == 6)
    #expect(
      recording.reason.hasPrefix(
        "at tick 6, /events/0 (at), addBehavior: in rope, cannot evaluate \"n - 1\""))
    let first = try run(
      #"{ "type": "snap", "id": "s", "item": "a", "snapPoint": ["=1 / n", 0] }"#, "")
    #expect(first.outcome.ending.status == .guard)
    #expect(first.frames.isEmpty)
    #expect(first.reason.hasPrefix("at tick 0, addBehavior: in s, cannot evaluate \"1 / n\""))
  }

  @Test("A behavior can be removed and added again in every tick")
  func repeated() throws {
    let recording = try run(
      """
      { "type": "collision", "id": "walls", "items": ["a", "b"],
        "translatesReferenceBoundsIntoBoundary": true,
        "boundaries": [ { "id": "one", "from": [0, "=150 + n"], "to": [300, "=150 + n"] } ] },
      { "type": "gravity", "items": ["a"] }
      """,
      """
      { "on": "tick", "do": [ { "set": "n", "to": "=n + 1" }, { "removeBehavior": "walls" },
        { "addBehavior": "walls" } ] }
      """)
    #expect(recording.outcome.ending == .timeLimit(1))
    #expect(recording.frames.count == 61)
  }
}
