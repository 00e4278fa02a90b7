// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneFormat

/// Things of a scene at the wrong places, and properties and operators of other languages.
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
    return AdvisedLoader.load(Array(text.utf8), name: "s").diagnostics.map(\.message)
  }

  private func hint(_ expression: String) -> String? {
    let text = """
      {"referenceView":{"size":[300,600]},"views":[{"id":"a","frame":[10,20,30,40]},
       {"id":"dot","frame":[0,0,9,9],"repeat":{"count":3}},{"id":"a-b","frame":[0,0,9,9]}],
      "behaviors":[{"type":"dynamicItem","id":"props","items":["a"]}],
      "variables":{"t":1.5,"p":[1,2]},"events":[{"when":"\(expression)","do":[]}]}
      """
    return AdvisedLoader.load(Array(text.utf8), name: "s").diagnostics.first?.hint
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
        #""each" is available only in "forEach" and list functions"#
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
      ("text(a) == s", #""a" has no value of its own"#),
      ("t > 1 ? 2", #"missing ":" at the end"#),
      ("t or f", #"missing operator before "or""#),
      ("t ÷ 2 > 1", #""÷" is not allowed in an expression"#),
    ])
  func kinds(_ expression: String, _ message: String) { #expect(found(expression) == [message]) }

  @Test(
    "A word of another language leads to the one here",
    arguments: [
      ("a.position.y > 3", #"it is called "center.y""#),
      ("a.rotation > 1", #"it is called "angle""#),
      ("a.transform > 1", #"it is called "angle""#),
      ("a.left > 1", #"it is called "frame.minX""#),
      ("a.bottom > 1", #"it is called "frame.maxY""#),
      (
        "any(a, each.superview)",
        "use isAdded(behavior) or isAdded(view)"
      ),
      (
        "any(a, each.isAdded)",
        "use isAdded(behavior) or isAdded(view)"
      ),
      ("props.restitution > 1", #"it is called "elasticity""#),
      ("t > 1 or t < 0", #"write "||""#), ("t mod 2 > 1", #"write "%""#),
      ("[1,2] == p", "write a vector as point(x, y)"),
      ("t ÷ 2 > 1", "write a quotient as a / b"),
    ])
  func words(_ expression: String, _ words: String) { #expect(hint(expression) == words) }

  @Test(
    "An index is that of a part of a vector, or of a copy, and else nothing is guessed",
    arguments: [
      ("a.center[1] > 3", #"did you mean "a.center.y"?"#),
      ("p[0] > 3", #"did you mean "p.x"?"#),
      ("3 < `a-b`.linearVelocity[0]", #"did you mean "`a-b`.linearVelocity.x"?"#),
      ("any(dot, each.center[1] > 3)", #"did you mean "each.center.y"?"#),
      ("dot[0].y > 3", #"did you mean "`dot-1`.y"?"#),
      ("length(dot[2].center) > 3", #"did you mean "`dot-3`.center"?"#),
      ("dot[3].y > 3", nil), ("a.frame[2] > 3", nil), ("a.center[2] > 3", nil),
      ("a[0] > 3", nil), ("t[0] > 3", nil), ("nothing[0].y > 3", nil), ("p[t] > 3", nil),
      ("p[99999999999999999999] > 3", nil), ("p[9223372036854775807] > 3", nil),
      ("point(1, 2)[0] > 3", nil), ("p[0", nil), ("p[", nil), ("`[0]", nil),
    ])
  func indices(_ expression: String, _ words: String?) { #expect(hint(expression) == words) }

  @Test("What is meant by an index is valid in its place")
  func followed() {
    for text in ["a.center.y > 3", "p.x > 3", "`dot-1`.y > 3", "length(`dot-3`.center) > 3"] {
      #expect(hint(text) == nil, "\(text)")
    }
  }
}
