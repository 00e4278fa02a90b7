// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@Suite("Setting components of properties", .timeLimit(.minutes(30)))
struct PartTargetTests {
  private func load(_ behaviors: String, _ rest: String, system: String? = nil) -> SceneLoading {
    let text = """
      { \(system ?? #""referenceView": { "bounds": [-5, 7, 400, 300] }"#),
        "views": [ { "id": "a", "frame": [30, 20, 40, 60] }, { "id": "b", "frame": [200, 150, 20, 30] } ],
        "behaviors": [ \(behaviors) ], "run": { "timeLimit": 0.5, "until": "timeLimit" },
        "acknowledges": ["view-without-behavior"], \(rest) }
      """
    return SceneLoader.load(Array(text.utf8), name: "scene.json")
  }

  private func play(_ behaviors: String, _ rest: String, system: String? = nil) throws -> Recording
  {
    try Recording(load(behaviors, rest, system: system))
  }

  static let vectors = [
    (
      #"{ "type": "attachment", "item": "a", "anchorPoint": [90, 11] }"#, "attachment.anchorPoint",
      "x", "y"
    ),
    (#"{ "type": "snap", "item": "a", "snapPoint": [90, 11] }"#, "snap.snapPoint", "x", "y"),
    (
      #"{ "type": "push", "items": ["a"], "pushDirection": [90, 11] }"#, "push.pushDirection", "dx",
      "dy"
    ),
    (
      #"{ "type": "gravity", "items": ["a"], "gravityDirection": [90, 11] }"#,
      "gravity.gravityDirection", "dx", "dy"
    ),
    (
      #"{ "type": "field", "field": "drag", "items": ["a"], "position": [90, 11] }"#,
      "field.position",
      "x", "y"
    ),
    (
      #"{ "type": "field", "field": "velocity", "items": ["a"], "direction": [90, 11] }"#,
      "field.direction", "dx", "dy"
    ),
  ]

  @Test("Setting one component of a vector leaves the other unchanged", arguments: vectors)
  func parts(behavior: String, path: String, first: String, second: String) throws {
    func told(_ name: String) -> String {
      #"{ "emit": "\#(name)", "with": { "x": "=\#(path).x", "y": "=\#(path).y" } }"#
    }
    let recording = try play(
      behavior,
      #"""
      "events": [ { "at": 0.1, "do": [ { "set": "\#(path).\#(first)", "to": "=-3 * 9" }, \#(told("one")),
        { "set": "\#(path).\#(second)", "to": 40 }, \#(told("two")) ] } ],
      "expect": [ { "at": "end", "that": "near(\#(path).x, -27, 0.001) && near(\#(path).y, 40, 0.001)" } ]
      """#)
    #expect(recording.outcome.expectations.map(\.passed) == [true])
    let one = recording.events.first { $0.name == "one" }
    guard case .object(let members)? = one?.data, members.count == 2,
      case .number(let x) = members[0].value, case .number(let y) = members[1].value
    else {
      Issue.record("\(recording.events)")
      return
    }
    expectClose(x, -27, within: 0.001)
    expectClose(y, 11, within: 0.001)
  }

  @Test("A rail moves with its anchorPoint, even across its axis or before it is added")
  func rail() throws {
    let rail =
      #"{ "type": "attachment", "id": "r", "attachment": "sliding", "item": "a", "attachmentAnchor": [50, 50], "axisOfTranslation": [1, 0] "#
    let recording = try play(
      rail + "}",
      #"""
      "events": [ { "at": 0.1, "do": [ { "set": "r.anchorPoint.y", "to": 20 } ] } ],
      "expect": [ { "at": "end", "that": "near(a.center, point(50, 20), 0.5)" },
        { "at": "end", "that": "r.anchorPoint == point(50, 20)" } ]
      """#)
    #expect(recording.outcome.expectations.map(\.passed) == [true, true])
    let early = try play(
      rail + #", "added": false }"#,
      #"""
      "events": [ { "at": 0.1, "do": [ { "set": "r.anchorPoint", "to": [70, 90] }, { "addBehavior": "r" },
        { "set": "r.anchorPoint.y", "to": 80 } ] } ],
      "expect": [ { "at": "end", "that": "near(a.y, 40, 0.5)" } ]
      """#)
    // The item is attached at its current position, and then rises with the rail by 10 pt.
    #expect(early.outcome.expectations.map(\.passed) == [true])
  }

  static let ineffective = [
    (
      #""attachment": "fixed", "attachedTo": "b", "attachmentAnchor": [9, 9]"#, "length",
      #""length" of "t" has no effect on a fixed attachment"#, String?.none
    ),
    (
      #""attachment": "pin", "attachedTo": "b", "attachmentAnchor": [9, 9]"#, "damping",
      #""damping" of "t" has no effect on a pin attachment"#,
      #""frictionTorque" and "attachmentRange" can be set"#
    ),
    (
      #""attachment": "limit", "attachedTo": "b""#, "frequency",
      #""frequency" of "t" has no effect on a limit attachment"#, #""length" can be set"#
    ),
    (
      #""attachment": "sliding", "attachedTo": "b", "attachmentAnchor": [9, 9], "axisOfTranslation": [0, 1]"#,
      "anchorPoint.x", #""anchorPoint" of "t" has no effect on a sliding attachment"#,
      #""attachmentRange" can be set"#
    ),
    (
      #""attachment": "sliding", "attachmentAnchor": [9, 9], "axisOfTranslation": [0, 1]"#,
      "anchorPoint.z", #""t" has no property "anchorPoint.z""#, #"did you mean "anchorPoint"?"#
    ),
    (
      #""anchorPoint": [9, 9]"#, "frictionTorque",
      #""frictionTorque" of "t" has no effect on an attachment to an anchor"#,
      #""anchorPoint", "length", "damping" and "frequency" can be set"#
    ),
  ]

  @Test(
    "Setting a property without effect on this kind of attachment is an error",
    arguments: ineffective)
  func withoutEffect(keys: String, property: String, message: String, hint: String?) {
    let found = load(
      #"{ "type": "attachment", "id": "t", "item": "a", \#(keys) }"#,
      #""events": [ { "at": 0.1, "do": [ { "set": "t.\#(property)", "to": 3 } ] } ]"#
    ).diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.message) == [message])
    #expect(found.first?.hint == hint)
  }

  @Test("Components of the reference view's bounds and of the layout's content size can be set")
  func systems() throws {
    let view = try play(
      #"{ "type": "gravity", "items": ["a"] }, { "type": "collision", "items": ["a"], "translatesReferenceBoundsIntoBoundary": true }"#,
      #"""
      "events": [ { "at": 0, "do": [ { "set": "referenceView.bounds.size.height", "to": 120 },
        { "set": "referenceView.bounds.width", "to": "=referenceView.bounds.width / 4" } ] } ],
      "expect": [ { "at": 0.1, "that": "referenceView.bounds.size == point(100, 120) && referenceView.bounds.origin == point(-5, 7)" },
        { "at": "end", "that": "near(a.frame.maxY, 127, 1)" } ]
      """#)
    #expect(view.outcome.expectations.map(\.passed) == [true, true])
    let layout = try play(
      "",
      #"""
      "events": [ { "at": 0, "do": [ { "set": "list.contentSize.height", "to": 50 },
        { "set": "list.contentSize.width", "to": "=list.bounds.width + 1" } ] } ],
      "expect": [ { "at": 0.1, "that": "list.size == point(321, 50)" } ]
      """#, system: #""collectionViewLayout": { "id": "list", "contentSize": [320, 900] }"#)
    #expect(layout.outcome.expectations.map(\.passed) == [true])
  }
}
