// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@Suite("Operands given by expressions", .timeLimit(.minutes(30)))
struct OperandTests {
  /// Three cards above a floor and a shelf, the second card lower than the others, and a group of the first and third.
  private func text(_ rest: String) -> String {
    """
    { "referenceView": { "size": [375, 400] },
      "variables": { "name": "card-3" },
      "views": [
        { "id": "card", "center": ["=60 + 100 * index", "=index == 1 ? 250 : 100"],
          "size": [20, 30], "repeat": { "count": 3 } } ],
      "items": [ { "id": "pair", "group": ["card-1", "card-3"] } ],
      "behaviors": [
        { "type": "gravity", "items": ["card-1", "card-2"] },
        { "type": "collision", "id": "walls", "items": ["card-1", "card-2"], "boundaries": [
          { "id": "floor", "from": [0, 300], "to": [375, 300] },
          { "id": "shelf", "from": [0, 390], "to": [375, 390] } ] },
        { "type": "dynamicItem", "id": "paper", "items": ["card-1", "card-2"], "elasticity": 0 },
        { "type": "push", "forEach": "card-2", "items": ["=each"], "added": false, "angle": 0,
          "magnitude": 0.3 } ],
      "run": { "timeLimit": 1, "until": "timeLimit" }, \(rest) }
    """
  }

  private func play(_ rest: String) throws -> Recording {
    try Recording(SceneLoader.load(Array(text(rest).utf8), name: "scene.json"))
  }

  private func fault(_ action: String) throws -> String {
    try play(#""events": [ { "at": 0.2, "id": "e", "do": [ \#(action) ] } ]"#).reason
  }

  @Test("The item that touches the floor can be removed from gravity")
  func itemOfContact() throws {
    let recording = try play(
      #"""
      "events": [ { "on": "contactBegan", "with": "boundary", "once": true, "do": [
        { "removeItem": "=contact.item", "from": ["gravity", "paper"] },
        { "emit": "left", "with": { "item": "=contact.item" } },
        { "emit": "count", "with": { "n": "=gravity.items.count * 10 + paper.items.count" } } ] } ]
      """#)
    #expect(recording.values(of: "left").map(\.value) == [.string("card-2")])
    #expect(recording.numbers(of: "count") == [11])
  }

  @Test("Lists of ids, patterns and expressions are processed in order")
  func lists() throws {
    let recording = try play(
      #"""
      "events": [ { "at": 0.1, "do": [
        { "removeItem": "card", "from": ["gravity", "='wa' + 'lls'", "p*r"] },
        { "addItem": ["=name", "card-1"], "to": "gravity" },
        { "addBehavior": "push" },
        { "emit": "counts", "with": {
          "n": "=100 * gravity.items.count + 10 * walls.items.count + paper.items.count" } } ] },
        { "at": 0.9, "do": [ { "emit": "way", "with": { "x": "=`card-2`.x - 160" } },
          { "emit": "fall", "with": { "y": "=`card-3`.y - 100" } } ] } ]
      """#)
    #expect(recording.numbers(of: "counts") == [200])
    let (way, fall) = (recording.numbers(of: "way")[0], recording.numbers(of: "fall")[0])
    #expect(way > 100 && fall > 250, "\(way) \(fall)")
  }

  @Test("Boundaries can be removed by lists of strings and expressions")
  func boundaries() throws {
    let recording = try play(
      #"""
      "events": [
        { "at": 0, "do": [ { "removeBoundary": ["='fl' + 'oor'", "shelf"], "from": "walls" } ] },
        { "on": "contactBegan", "do": [ { "emit": "hit" } ] } ]
      """#)
    #expect(recording.values(of: "hit").isEmpty)
  }

  @Test("Velocities can be added to several items, and \"each\" can be a target of \"set\"")
  func each() throws {
    let recording = try play(
      #"""
      "events": [
        { "at": 0, "do": [ { "addLinearVelocity": [120, 0], "for": ["card-1", "='card-' + '2'"], "in": "paper" } ] },
        { "at": 0.5, "forEach": ["card-2", "card-1"], "do": [
          { "emit": "way", "with": { "x": "=each.x" } }, { "set": "each.center.x", "to": "=each.index" },
          { "animate": { "set": "each.angle", "to": 1 } }, { "updateItem": "=each" },
          { "emit": "after", "with": { "x": "=each.x" } } ] } ]
      """#)
    let way = recording.numbers(of: "way")
    // The lower card has hit the floor and been slowed by friction.
    #expect((165..<215).contains(way[0]) && abs(way[1] - 60 - 60) < 5, "\(way)")
    #expect(recording.numbers(of: "after") == [0, 1])
  }

  @Test(
    "A value that is not an id of the right kind ends the run with a message",
    arguments: [
      (
        #"{ "addItem": "=name + '4'", "to": "gravity" }"#,
        #"addItem: "=name + '4'" is "card-34", which is not an item"#
      ),
      (
        #"{ "removeFromSuperview": "=name == '' ? name : 'pair'" }"#,
        #"removeFromSuperview: "=name == '' ? name : 'pair'" is "pair", which is not a view"#
      ),
      (
        #"{ "addItem": "card-3", "to": "=name + ''" }"#,
        #"addItem: "=name + ''" is "card-3", which is not a behavior with items"#
      ),
      (
        #"{ "removeAllBoundaries": "=name == '' ? name : 'paper'" }"#,
        #"removeAllBoundaries: "=name == '' ? name : 'paper'" is "paper", which is not a collision"#
          + " behavior"
      ),
      (
        #"{ "addBehavior": ["gravity", "=name"] }"#,
        #"addBehavior: "=name" is "card-3", which is not a behavior"#
      ),
      (
        #"{ "forEach": "pair", "do": [ { "set": "each.size", "to": [1, 1] } ] }"#,
        "set: only the center and angle of the group pair can be set"
      ),
    ])
  func faults(action: String, sentence: String) throws {
    #expect(try fault(action) == "at tick 12, the event e, \(sentence)")
  }

  @Test("A fault has the location of its action at any depth")
  func places() throws {
    let rest = #"""
      "events": [ { "at": 0, "do": [] }, { "at": 0, "do": [ { "emit": "a" }, { "if": "1 < 2", "then": [
        { "forEach": "card", "do": [ { "emit": "b" }, { "emit": "c" },
          { "updateItem": "=each.number == 2 ? 'x' : each" } ] } ] } ] } ]
      """#
    let loading = SceneLoader.load(Array(text(rest).utf8), name: "scene.json")
    let outcome = try Recording(try #require(loading.scene)).outcome
    guard case .fault(let fault) = outcome.ending, let part = fault.part else {
      Issue.record("\(outcome.ending)")
      return
    }
    let place = try #require(loading.location(of: part))
    #expect(place.pointer == "/events/1/do/1/then/0/do/2")
    #expect(place.text.hasPrefix("scene.json:"))
  }
}
