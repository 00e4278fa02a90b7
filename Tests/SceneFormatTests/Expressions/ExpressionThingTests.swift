// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneFormat

/// Things of a scene in places of others, and properties and signs by the words of other languages.
@Suite("Things in expressions", .timeLimit(.minutes(30)))
struct ExpressionThingTests {
  private func found(_ expression: String) -> [String] {
    let text = """
      {"referenceView":{"size":[300,600]},"views":[{"id":"a","frame":[10,20,30,40]}],
      "variables":{"t":1.5,"p":[1,2],"s":"x","f":false},
      "behaviors":[{"type":"push","id":"push","items":["a"]}],
      "gestures":[{"type":"pan","id":"pan","view":"a","touches":[[0,25,40],[0.2,60,90]]}],
      "events":[{"when":"\(expression)","do":[]}]}
      """
    return SceneLoader.load(Array(text.utf8), name: "s").diagnostics.map(\.message)
  }

  private func hint(_ expression: String) -> String? {
    let text = """
      {"referenceView":{"size":[300,600]},"views":[{"id":"a","frame":[10,20,30,40]}],
      "behaviors":[{"type":"dynamicItem","id":"props","items":["a"]}],
      "variables":{"t":1.5,"p":[1,2]},"events":[{"when":"\(expression)","do":[]}]}
      """
    return SceneLoader.load(Array(text.utf8), name: "s").diagnostics.first?.hint
  }

  @Test(
    "A thing of one kind is none of another",
    arguments: [
      ("contains(push, p)", #""push" is a behavior, not a view or a rectangle"#),
      ("convert(p, push, a).x > 1", #""push" is a behavior, not a view"#),
      (
        "isAdded(referenceView)",
        #""referenceView" is the reference view, not a behavior or a view"#
      ),
      ("isAdded(animator)", #""animator" is the animator, not a behavior or a view"#),
      ("isAdded(pan)", #""pan" is a gesture, not a behavior or a view"#),
      ("isAdded(a.y)", #"the argument of "isAdded" must be a behavior or a view, not a number"#),
      ("isAdded(f)", #"the argument of "isAdded" must be a behavior or a view, not a boolean"#),
      (
        "any(a, isAdded(each.center))",
        #"the argument of "isAdded" must be a behavior or a view, not a vector"#
      ),
      (
        "isAdded(each)",
        #""each" is known only where something is done for each item of a list"#
      ),
      ("contains(touch, p)", #""touch" is a touch, not a view or a rectangle"#),
      ("contains(pan, p)", #""pan" is a gesture, not a view or a rectangle"#),
      ("isAdded(push.x)", #""push" has no property "x""#),
      ("a.isAdded", #""a" has no property "isAdded""#),
      ("any(a, each.isAdded)", #""each" has no property "isAdded""#),
      ("any(a, each.next.isAdded)", #""each.next" has no property "isAdded""#),
      ("contains(rect(1, 2, 3), p)", #""rect" takes 4 arguments, not 3"#),
      (
        "contains(rect(p, 1, 1, 1), p)",
        #"the first argument of "rect" must be a number, not a vector"#
      ),
      (
        "contains(rect(1, 1, 1, s), p)",
        #"the 4th argument of "rect" must be a number, not a string"#
      ),
      ("clamp(1, 2, s) > 1", #"the third argument of "clamp" must be a number, not a string"#),
      (
        "rotated(p, p).x > 1", #"the second argument of "rotated" must be a number, not a vector"#
      ),
      ("a.center.x.y > 1", #"a number has no "y""#),
      ("text(a) == s", #""a" is not a value, but has values"#),
      ("t > 1 ? 2", #"":" is missing at the end"#),
      ("t or f", #"an operator is missing in front of "or""#),
      ("t ÷ 2 > 1", #""÷" is not a sign of an expression"#),
    ])
  func kinds(_ expression: String, _ message: String) { #expect(found(expression) == [message]) }

  @Test(
    "A word of another language leads to the one here",
    arguments: [
      ("a.position.y > 3", #"the place is called "center""#),
      ("a.rotation > 1", #"the rotation is called "angle""#),
      ("a.transform > 1", #"the rotation is called "angle""#),
      ("a.left > 1", #"it is "frame.origin", "frame.minX" or "frame.minY""#),
      ("a.bottom > 1", #"it is "frame.maxX" or "frame.maxY""#),
      (
        "any(a, each.superview)",
        "whether a view is in a superview is asked by isAdded(behavior) or isAdded(view)"
      ),
      (
        "any(a, each.isAdded)",
        "whether a view is in a superview is asked by isAdded(behavior) or isAdded(view)"
      ),
      ("props.restitution > 1", #"it is called "elasticity""#),
      ("t > 1 or t < 0", #"the operator is "||""#), ("t mod 2 > 1", #"the operator is "%""#),
      ("[1,2] == p", "a vector is made by point(x, y)"),
      ("t ÷ 2 > 1", "the quotient of a and b is a / b"),
    ])
  func words(_ expression: String, _ words: String) { #expect(hint(expression) == words) }
}
