// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsSceneFormat

/// Values, keys and expressions of other tools, and the hints that translate them.
@Suite("Values of others", .timeLimit(.minutes(30)))
struct OtherValuesTests {
  private func hints(_ parts: String) -> [String] {
    let text = """
      { "referenceView": { "size": [300, 400] }, "views": [ { "id": "k", "frame": [9, 9, 30, 20] } ],
        \(parts), "acknowledges": ["view-without-behavior"] }
      """
    return AdvisedLoader.load(Array(text.utf8), name: "scene.json").diagnostics.compactMap(\.hint)
  }

  @Test(
    "A number in quotation marks, as JSON writes it, and one with a unit",
    arguments: [
      (#""elasticity": ".6""#, "write it without quotation marks: 0.6"),
      (#""elasticity": "0.6""#, "write it without quotation marks: 0.6"),
      (#""resistance": "35%""#, "write a number in 1/s, not a percentage"),
      (
        #""angularVelocity": { "k": "-90 deg/s" }"#,
        #"for degrees, write "=radians(-90)""#
      ),
    ])
  func numbers(key: String, hint: String) {
    #expect(
      hints(#""behaviors": [ { "type": "dynamicItem", "items": ["k"], \#(key) } ]"#) == [hint])
  }

  @Test("A share of the height in a frame, and gravity in m/s²")
  func shares() {
    let views = #"{ "views": [ { "id": "a", "frame": [0, "50%", 10, 10] } ], "behaviors": [ "#
    let gravity = #"{ "type": "gravity", "items": ["a"], "magnitude": "9.81 m/s2" } ] }"#
    let found = AdvisedLoader.load(Array((views + gravity).utf8), name: "s.json").diagnostics
    #expect(
      found.compactMap(\.hint) == [
        "lengths are in points, without a unit", "1 is UIKit's gravity, 1,000 pt/s²",
      ])
  }

  @Test(
    "A condition with the signs of others",
    arguments: [
      ("k.y => 3", #"write >= for "at least""#), ("k.y =< 3", #"write <= for "at most""#),
      ("k.y = 3", #"write "==" to compare; an expression cannot assign"#),
      ("kárta.y < 3", "names can contain only the letters A to Z and a to z, digits and _"),
      ("`kárta`.y < 3", "names can contain only the letters A to Z and a to z, digits and _"),
      (
        "k.y < 50%",
        "% is the remainder; for half of the height, write 0.5 * referenceView.bounds.height"
      ),
    ])
  func conditions(condition: String, hint: String) {
    #expect(hints(#""events": [ { "when": "\#(condition)", "do": [] } ]"#) == [hint])
  }

  @Test(
    "A behavior's key",
    arguments: [
      (
        #""type": "dynamicItem", "mass": 3"#,
        #"set the "density" of a dynamicItem behavior: mass in kg is density * area / 10000 pt²"#
      ),
      (#""type": "dynamicItem", "linearDamping": 3"#, #"it is called "resistance" here"#),
      (
        #""type": "push", "pushDirection": [1, 0], "mode": "impulse""#,
        #"it is called "instantaneous" here"#
      ),
    ])
  func behaviors(keys: String, hint: String) {
    #expect(hints(#""behaviors": [ { "items": ["k"], \#(keys) } ]"#) == [hint])
  }

  @Test("The actions of an event, and how long a finger stays")
  func events() {
    #expect(hints(#""events": [ { "at": 1, "action": [] } ]"#) == [#"it is called "do" here"#])
    let press =
      #"{ "id": "p", "type": "longPress", "duration": 1, "touches": [[0, 1, 1], [2, 1, 1]] }"#
    #expect(hints("\"gestures\": [ \(press) ]") == [#"it is called "minimumPressDuration" here"#])
  }

  @Test(
    "An action",
    arguments: [
      (#""wait": 1"#, #"for actions S seconds later, write { "after": S, "do": [ … ] }"#),
      (
        #""remove": "k""#,
        #"use "removeBehavior", "removeItem" or "removeFromSuperview""#
      ),
      (#""set": "k.opacity", "to": 0"#, #"set "alpha" instead"#),
      (
        #""set": "k.color", "to": 0"#,
        #"use "look", such as { "fill": "systemBlue" }; a run cannot change it"#
      ),
      (#""set": "k.transform.rotation", "to": 0"#, #"set "angle" instead"#),
    ])
  func actions(action: String, hint: String) {
    #expect(hints("\"events\": [ { \"at\": 1, \"do\": [ { \(action) } ] } ]") == [hint])
  }

  @Test(
    "An expectation",
    arguments: [
      (
        #""eventually": "k.y > 3""#,
        #"add an event { "when": …, "once": true, "do": [ { "emit": "seen" } ] } and expect"#
          + #" { "event": "seen", "count": 1 }"#
      ),
      (
        #""if": "k.x > 3", "always": "k.y > 3""#,
        #"write "always": "!CONDITION || EXPECTATION""#
      ),
      (#""event": "pause", "atLeast": 2"#, #"use "count" with an open range, such as [2, null]"#),
      (#""event": "pause", "atMost": 2"#, #"use "count" with a number, or a range [min, max]"#),
    ])
  func expectations(keys: String, hint: String) {
    #expect(hints("\"expect\": [ { \(keys) } ]") == [hint])
  }

  @Test("A merged file that chooses elements of an array, and one that is an array")
  func overlays() {
    let scene = Array(#"{ "views": [ { "id": "k", "frame": [9, 9, 30, 20] } ] }"#.utf8)
    func found(_ overlay: String) -> [Diagnostic] {
      AdvisedLoader.load(
        scene, name: "s.json",
        overrides: SceneOverrides(
          overlays: [SourceText(name: "o.json", bytes: Array(overlay.utf8))])
      ).diagnostics.filter { $0.severity == .error }
    }
    #expect(
      found(#"{ "views": { "0": { "angle": 3 } } }"#).map(\.hint) == [
        "a merged file replaces whole arrays: write all elements"
      ])
    #expect(found("[1]").map(\.message) == ["a merged file must be an object, not an array"])
  }
}
