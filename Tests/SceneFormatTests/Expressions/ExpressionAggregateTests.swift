// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("A function over a list", .timeLimit(.minutes(30)))
struct ExpressionAggregateTests {
  @Test(
    "says what it takes",
    arguments: [
      ("any(v)", #""any" takes 2 arguments, not 1"#, "it is called as any(list, condition)"),
      ("any(v, 3)", #"the second argument of "any" must be a boolean, not a number"#, nil),
      ("sum(v, true) > 1", #"the second argument of "sum" must be a number, not a boolean"#, nil),
      (
        "contains(rect(1, 2, 3, v.center), v.center)",
        #"the 4th argument of "rect" must be a number, not a vector"#,
        "a vector gives numbers as .x, .y and length(vector)"
      ),
    ] as [(String, String, String?)])
  func mistakes(_ text: String, _ message: String, _ hint: String?) {
    let scene = #"""
      { "views": [{ "id": "v", "frame": [0, 0, 9, 9] }],
        "behaviors": [{ "type": "gravity", "items": ["v"] }],
        "events": [{ "when": "\#(text)", "do": [] }] }
      """#
    let loading = SceneLoader.load(Array(scene.utf8), name: "scene")
    let errors = loading.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [message])
    #expect(errors.first?.hint == hint)
  }
}
