// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("A function over a list", .timeLimit(.minutes(30)))
struct ExpressionAggregateTests {
  @Test(
    "says what it takes",
    arguments: [
      ("any(v)", #""any" takes 2 arguments, not 1"#, "write any(list, condition)"),
      ("any(v, 3)", #"the second argument of "any" must be a boolean, not a number"#, nil),
      ("sum(v, true) > 1", #"the second argument of "sum" must be a number, not a boolean"#, nil),
      (
        "contains(rect(1, 2, 3, v.center), v.center)",
        #"the 4th argument of "rect" must be a number, not a vector"#,
        "use .x, .y or length(vector) to get a number"
      ),
      (
        "count(fall) > 1", #"a list contains views and items, but "fall" is a behavior"#,
        #"for its number of items, write "fall.items.count""#
      ),
      (
        "sum(fall, each.x) > 1",
        #"a list contains views and items, but "fall" is a behavior"#, nil
      ),
      (
        "count(all) > 1", #"a list contains views and items, but "all" is a behavior"#, nil
      ),
      ("count(n) > 1", #"a list contains views and items, but "n" is a number"#, nil),
      ("count(time) > 1", #"a list contains views and items, but "time" is a number"#, nil),
      ("count(V) > 1", #"no view or item is called "V" here"#, #"did you mean "v"?"#),
      ("count(FALL) > 1", #"no view or item is called "FALL" here"#, nil),
    ] as [(String, String, String?)])
  func mistakes(_ text: String, _ message: String, _ hint: String?) {
    let scene = #"""
      { "views": [{ "id": "v", "frame": [0, 0, 9, 9] }],
        "behaviors": [{ "type": "gravity", "id": "fall", "items": ["v"] },
          { "type": "composite", "id": "all" }], "variables": { "n": 3 },
        "events": [{ "when": "\#(text)", "do": [] }] }
      """#
    let loading = AdvisedLoader.load(Array(scene.utf8), name: "scene")
    let errors = loading.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [message])
    #expect(errors.first?.hint == hint)
  }
}
