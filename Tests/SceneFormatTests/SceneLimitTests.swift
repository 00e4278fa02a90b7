// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("A limit", .timeLimit(.minutes(30)))
struct SceneLimitTests {
  @Test("is kept by what just fits, and names place, value and flag for what does not")
  func everyLimit() {
    expectLimit(
      .views, 2, #"{ "views": [\#(view("a")), \#(view("b"))] }"#,
      then: #"{ "views": [\#(view("a")), \#(view("b")), ①\#(view("c"))] }"#)
    expectLimit(
      .behaviors, 1, #"{ "behaviors": [{ "type": "gravity" }] }"#,
      then: #"{ "behaviors": [{ "type": "gravity" }, ①{ "type": "collision" }] }"#)
    expectLimit(
      .superviews, 1,
      #"{ "views": [\#(view("a", #""b""#)), \#(view("b")), \#(view("c", #""b""#))] }"#,
      then: #"{ "views": [\#(view("a", #"①"b""#)), \#(view("b", #""c""#)), \#(view("c"))] }"#)
    expectLimit(
      .vertices, 3, path("[0, 0], [9, 0], [9, 9]"), then: path("[0, 0], [9, 0], [9, 9], ①[0, 9]"))
    expectLimit(
      .seconds, 5, #"{ "run": { "timeLimit": 5 } }"#, then: #"{ "run": { "timeLimit": ①5.5 } }"#,
      actual: 6)
    expectLimit(
      .ticks, 1000, #"{ "run": { "timeLimit": 10, "ticksPerSecond": 100 } }"#,
      then: #"{ "run": { "timeLimit": ①10, "ticksPerSecond": 100.5 } }"#, actual: 1005)
    expectLimit(
      .events, 1, #"{ "events": [{ "at": 0, "do": [] }] }"#,
      then: #"{ "events": [{ "at": 0, "do": [] }, ①{ "at": 0, "do": [] }] }"#)
    expectLimit(
      .expectations, 1, #"{ "expect": [{ "settlesWithin": 1 }] }"#,
      then: #"{ "expect": [{ "settlesWithin": 1 }, ①{ "settlesWithin": 1 }] }"#)
    expectLimit(
      .samples, 2, gestures("[0, 0, 0], [1, 0, 0]"),
      then: gestures("[0, 0, 0], [1, 0, 0], ①[2, 0, 0]"))
    expectLimit(
      .samples, 2, gestures("[0, 0, 0]", #", { "id": "b", "touches": [[0, 0, 0]] }"#),
      then: gestures("[0, 0, 0]", #", { "id": "b", "touches": ①[[0, 0, 0], [1, 0, 0]] }"#))
    expectLimit(
      .boundaries, 4, boundaries(#"{ "id": "a", "path": { "rect": [0, 0, 9, 9] } }"#),
      then: boundaries(
        #"{ "id": "a", "path": { "rect": [0, 0, 9, 9] } }, ①{ "id": "b", "from": [0, 0], "to": [9, 9] }"#
      ))
    expectLimit(
      .copies, 2, copies(2), then: copies(3, mark: "①"))
    expectLimit(.bytes, 2, "{}", then: "①{ }", actual: 3)
    expectLimit(.nesting, 2, #"{ "$comment": [] }"#, then: #"{ "$comment": [①[]] }"#, actual: 4)
  }

  @Test(
    "holds for the time limit that a scene does not say, which is 10 s in 600 ticks",
    arguments: [
      (SceneLimit.seconds, 9, 10, "①{}"), (.ticks, 599, 600, "①{}"),
      (.ticks, 299, 300, #"{ "run": { "ticksPerSecond": ①30 } }"#),
      (.seconds, 9, 10, #"{ "run": { "ticksPerSecond": ①30 } }"#),
      (.ticks, 5, 600, #"{ "run": ①{ "seed": 1 } }"#),
    ])
  func standardTimeLimit(_ limit: SceneLimit, _ most: Int, _ actual: Int, _ text: String) {
    var limits = SceneLimits.default
    limits[limit] = most
    let marked = MarkedText(text)
    let errors = AdvisedLoader.load(marked.bytes, name: "test.json", limits: limits).diagnostics
    #expect(errors.map(\.code) == [.limitExceeded] && errors.map(\.range.lower) == marked.offsets)
    #expect(errors.first?.hint == "raise it with --limit \(limit.rawValue)=\(actual)")
    limits[limit] = actual
    expectNoErrors(text.replacing("①", with: ""), limits, #_sourceLocation)
  }

  @Test("of views leaves the ids beyond it known")
  func idsBeyondTheLimit() {
    var limits = SceneLimits.default
    limits[.views] = 1
    expectDiagnostics(
      """
      { "views": [\(view("a")), ①\(view("b"))], "behaviors": [{ "type": "gravity", "item": "b" }] }
      """, [.limitExceeded], limits: limits)
  }

  @Test("of what a forEach makes counts the values in each of its things, children included")
  func repeated() {
    // The first has 8 keys and values, the second 9, each three times; the event has 10.
    let push = #"{ "type": "push", "forEach": "v", "items": ["=each"] }"#
    let second = #"{ "type": "push", "id": "q", "forEach": "v", "items": [] }"#
    let views = #""views": [{ "id": "v", "frame": [0, 0, 9, 9], "repeat": { "count": 3 } }]"#
    expectLimit(
      .repeated, 24, #"{ \#(views), "behaviors": [\#(push)] }"#,
      then: #"{ \#(views), "behaviors": [\#(push), ①\#(second)] }"#, actual: 51)
    func event(_ list: String) -> String {
      #"{ "at": 1, "forEach": "\#(list)", "do": [{ "emit": "x" }] }"#
    }
    expectLimit(
      .repeated, 18, #"{ \#(views), "events": [\#(event("v-1"))] }"#,
      then: #"{ \#(views), "events": [①\#(event("v"))] }"#, actual: 30)
  }

  @Test("of steps counts those of every expression, for each item of a list and each of a forEach")
  func steps() {
    var limits = SceneLimits.default
    limits[.steps] = 21
    let views = #""views": [{ "id": "v", "frame": [0, 0, 9, 9], "repeat": { "count": 4 } }]"#
    func events(_ first: String, _ second: String) -> String {
      #"{ \#(views), "events": [{ "when": \#(first), "do": [] }, { \#(second), "do": [] }] }"#
    }
    // A comparison with a part of a vector takes 4 steps; a function of it over four items 1 + 4 · 4.
    let any = #""any(v, each.x > 9)""#
    expectNoErrors(events(any, #""when": "`v-1`.x > 9""#), limits, #_sourceLocation)
    expectDiagnostics(events(any, #""when": ①\#(any)"#), [.limitExceeded], limits: limits)
    // Counting four items takes 5 steps, comparing the number 2 more.
    expectDiagnostics(
      events(any, #""when": ①"count(v) > 3""#), [.limitExceeded], limits: limits)
    expectDiagnostics(
      events(any, #""forEach": "v", "when": ①"each.x > 9""#), [.limitExceeded], limits: limits)
  }

  @Test("of patterns counts the ids that every pattern is compared with, also that of a forEach")
  func patterns() {
    var limits = SceneLimits.default
    limits[.patterns] = 6
    func scene(_ list: String, _ rest: String) -> String {
      #"""
      { "views": [{ "id": "v", "frame": [0, 0, 9, 9], "repeat": { "count": 3 } }],
        "behaviors": [{ "type": "gravity", "items": [\#(list)] }\#(rest)] }
      """#
    }
    func push(_ list: String) -> String {
      #", { "type": "push", "forEach": \#(list), "items": ["=each"] }"#
    }
    expectNoErrors(scene(#""v*-1", "v*-2", "v-3""#, ""), limits, #_sourceLocation)
    expectNoErrors(scene(#""v*-1", "v-2""#, push(#""v*""#)), limits, #_sourceLocation)
    expectDiagnostics(
      scene(#""v*-1", "v*-2", ①"v*-3", "nothing*like", "v*-3""#, ""), [.limitExceeded],
      limits: limits)
    expectDiagnostics(
      scene(#""v*-1", "v*-2""#, push(#"①"v*""#)), [.limitExceeded], limits: limits)
    let loading = AdvisedLoader.load(
      Array(scene(#""v*-1", "v*-2", "v*-3""#, "").utf8), name: "test.json", limits: limits)
    #expect(
      loading.diagnostics.map(\.message) == [
        "more than 6 comparisons of patterns with ids exceed the limit (--limit patterns=N raises it)"
      ])
  }

  @Test("of references counts what actions, gestures and contacts list")
  func references() {
    var limits = SceneLimits.default
    limits[.references] = 3
    func scene(_ rest: String) -> String {
      #"""
      { "referenceView": { "size": [9, 9] },
        "views": [{ "id": "v", "frame": [0, 0, 9, 9], "repeat": { "count": 2 } }], \#(rest) }
      """#
    }
    for list in ["v-1", "v"] {
      let texts = [
        #""events": [{ "at": 0, "do": [{ "forEach": "v", "do": [] }, ①{ "forEach": "\#(list)", "do": [] }] }]"#,
        #""gestures": [{ "id": "g", "view": "v", "touches": [[0, 0, 0]] }, ①{ "id": "h", "view": "\#(list)", "touches": [[0, 0, 0]] }]"#,
        #""events": [①{ "on": "contactBegan", "item": "v", "with": "\#(list)", "do": [] }]"#,
      ]
      for text in texts where list == "v" {
        expectDiagnostics(scene(text), [.limitExceeded], limits: limits)
      }
      for text in texts where list == "v-1" {
        expectNoErrors(scene(text.replacing("①", with: "")), limits, #_sourceLocation)
      }
    }
  }

  @Test("of errors leaves out the others and says so")
  func errors() {
    var limits = SceneLimits.default
    limits[.errors] = 2
    let text = #"{ "run": { "a": 1, "a": 2, "until": 1e999 }, "views": [1, 2, 3, 4] }"#
    let loading = AdvisedLoader.load(Array(text.utf8), name: "test.json", limits: limits)
    #expect(loading.diagnostics.map(\.code) == [.duplicateKey, .numberTooLarge, .limitExceeded])
    #expect(
      loading.diagnostics.last.map { "\($0.message) | \($0.hint ?? "")" }
        == "only the first 2 errors are shown | raise it with --limit errors=4")
    limits[.errors] = 100
    #expect(
      AdvisedLoader.load(Array(text.utf8), name: "test.json", limits: limits).diagnostics.count == 9
    )
  }

  @Test("of boundaries counts those that actions add")
  func addedBoundaries() {
    var limits = SceneLimits.default
    limits[.boundaries] = 1
    expectDiagnostics(
      """
      { "behaviors": [{ "type": "collision", "id": "c",
          "boundaries": [{ "id": "a", "from": [0, 0], "to": [9, 9] }] }],
        "events": [{ "at": 0, "do": [
          { "addBoundary": ①{ "id": "b", "from": [0, 0], "to": [9, 0] }, "to": "c" },
          { "addBoundary": { "id": "d", "from": [0, 0], "to": [0, 9] }, "to": "c" } ] }] }
      """, [.limitExceeded], limits: limits)
  }

  @Test("of warnings counts those it leaves out")
  func warnings() {
    let views = (1...5).map { view("v\($0)") }.joined(separator: ", ")
    for (most, shown, omitted) in [(4, 4, 1), (5, 5, 0), (1, 1, 4)] {
      var limits = SceneLimits.default
      limits[.warnings] = most
      let loading = AdvisedLoader.load(
        Array("{ \"views\": [\(views)] }".utf8), name: "test.json", limits: limits)
      #expect(
        loading.diagnostics.map(\.code) == Array(repeating: .viewWithoutBehavior, count: shown))
      #expect(loading.omittedWarnings == omitted, "with at most \(most)")
    }
  }

  @Test("is not raised beyond what works")
  func ceilings() {
    var limits = SceneLimits.default
    for limit in [SceneLimit.nesting, .views] {
      limits[limit] = limit.ceiling
      #expect(limits[limit] == limit.ceiling)
      limits[limit] = limit.ceiling + 1
      #expect(limits[limit] == limit.ceiling)
    }
    limits[.nesting] = 1_000
    let depth = SceneLimit.nesting.ceiling
    func nested(_ levels: Int) -> String {
      #"{ "$comment": "#
        + String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1)
        + " }"
    }
    expectNoErrors(nested(depth), limits, #_sourceLocation)
    let loading = AdvisedLoader.load(
      Array(nested(depth + 1).utf8), name: "test.json", limits: limits)
    #expect(
      loading.diagnostics.map { $0.hint ?? "" } == [
        "it cannot be raised above 256"
      ])
  }

  @Test("has the standard value of the command line's page")
  func standardValues() {
    #expect(
      SceneLimit.allCases.map { "\($0.rawValue)=\(SceneLimits.default[$0])" } == [
        "bytes=16777216", "nesting=64", "views=10000", "superviews=100", "behaviors=10000",
        "references=1000000", "vertices=1024", "events=4096", "samples=100000",
        "expectations=4096", "repeated=1000000", "steps=10000000", "patterns=10000000",
        "seconds=3600", "ticks=10000000", "rows=2000000",
        "contacts=800000", "impacts=4000000", "boundaries=100000", "errors=10000", "warnings=100",
        "firings=1000",
        "depth=100", "actions=1000000", "animations=10000", "delays=10000", "copies=1000",
        "cases=1000000",
      ])
  }

  /// A scene that may copy a view up to `most` times.
  private func copies(_ most: Int, mark: String = "") -> String {
    #"""
    { "views": [\#(view("v"))], "behaviors": [{ "type": "gravity", "items": ["v"] }],
      "events": [{ "at": 0, "do": [{ "copy": "v", "as": "c", "most": \#(mark)\#(most) }] }] }
    """#
  }

  /// Expects that a scene is within a limit, and that another exceeds it at its mark but passes with the flag.
  private func expectLimit(
    _ limit: SceneLimit, _ value: Int, _ fitting: String, then exceeding: String,
    actual: Int? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var limits = SceneLimits.default
    limits[limit] = value
    let actual = actual ?? value + 1
    expectNoErrors(fitting, limits, sourceLocation)
    let marked = MarkedText(exceeding)
    let loading = AdvisedLoader.load(marked.bytes, name: "test.json", limits: limits)
    let errors = loading.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map(\.code) == [.limitExceeded] && errors.map(\.range.lower) == marked.offsets,
      "\(limit)\n\(DiagnosticRenderer(loading.source).render(errors))",
      sourceLocation: sourceLocation)
    #expect(
      errors.first?.hint == "raise it with --limit \(limit.rawValue)=\(actual)",
      sourceLocation: sourceLocation)
    limits[limit] = actual
    expectNoErrors(String(decoding: marked.bytes, as: UTF8.self), limits, sourceLocation)
  }

  private func expectNoErrors(
    _ text: String, _ limits: SceneLimits, _ sourceLocation: Testing.SourceLocation
  ) {
    let loading = AdvisedLoader.load(Array(text.utf8), name: "test.json", limits: limits)
    #expect(
      loading.scene != nil,
      "\n\(DiagnosticRenderer(loading.source).render(loading.diagnostics))",
      sourceLocation: sourceLocation)
  }

  private func view(_ id: String) -> String { "{ \"id\": \"\(id)\", \"frame\": [0, 0, 9, 9] }" }

  private func view(_ id: String, _ superview: String) -> String {
    "{ \"id\": \"\(id)\", \"frame\": [0, 0, 9, 9], \"superview\": \(superview) }"
  }

  private func gestures(_ touches: String, _ rest: String = "") -> String {
    #"{ "gestures": [{ "id": "a", "touches": [\#(touches)] }\#(rest)] }"#
  }

  private func boundaries(_ list: String) -> String {
    #"{ "behaviors": [{ "type": "collision", "boundaries": [\#(list)] }] }"#
  }

  private func path(_ points: String) -> String {
    """
    { "behaviors": [{ "type": "collision", "boundaries": [
      { "id": "x", "path": { "points": [\(points)] } }] }] }
    """
  }
}
