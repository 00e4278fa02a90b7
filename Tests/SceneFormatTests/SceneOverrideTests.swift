// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("External changes to a scene", .timeLimit(.minutes(30)))
struct SceneOverrideTests {
  private static let base = """
    { "parameters": { "n": { "value": 2, "min": 1, "max": 4 }, "isOpen": false, "mode": "slow",
                      "way": [1, 2] },
      "views": [ { "id": "a", "frame": [0, 0, "=10 * n", 9] } ],
      "behaviors": [ { "type": "dynamicItem", "item": "a" } ] }
    """

  @Test(
    "A parameter is set to a JSON literal of its type, or to the text itself",
    arguments: [
      ("n", "3", ExpressionValue.number(3)), ("n", " 1.5e0 ", .number(1.5)),
      ("isOpen", "true", .boolean(true)), ("mode", "fast", .string("fast")),
      ("mode", "\"a b\"", .string("a b")), ("mode", "5", .string("5")), ("mode", "", .string("")),
      ("way", "[-3, 0.5]", .vector(.init(dx: -3, dy: 0.5))),
    ])
  func settings(name: String, text: String, expected: ExpressionValue) throws {
    let scene = try #require(load(set: [(name, text)]).scene)
    #expect(scene.parameters.first { $0.name == name }?.value == expected)
  }

  @Test("Setting a parameter affects expressions that are evaluated at load time")
  func use() throws {
    #expect(try #require(load(set: [("n", "4")]).scene).views[0].size.width == 40)
    #expect(try #require(load().scene).views[0].size.width == 20)
  }

  @Test(
    "An unused parameter in an overlay causes a warning if it resembles an existing one",
    arguments: [
      ("dampng", "", ["parameter-without-use"]), ("dampng", "a.center.x > dampng", []),
      ("dampng", "a.center.x > damp", ["parameter-without-use"]), ("other", "", []),
      ("Damping", "", ["parameter-without-use"]),
    ])
  func unused(name: String, condition: String, codes: [String]) {
    let scene = """
      {"views":[{"id":"a","frame":[10,20,90,50]}],"parameters":{"damping":0.4,"damp":0.1},
       "behaviors":[{"type":"snap","item":"a","snapPoint":[70,300],"damping":"=damping"}],
       "events":[{"when":"a.angle > damp","do":[{"emit":"x"}]},
                 {"when":"\(condition.isEmpty ? "a.angle > 1" : condition)","do":[{"emit":"y"}]}]}
      """
    let overlay = #"{"parameters":{"\#(name)":{"value":0.9,"description":"\#(name), for now"}}}"#
    let loading = AdvisedLoader.load(
      Array(scene.utf8), name: "s.json",
      overrides: SceneOverrides(
        overlays: [SourceText(name: "o.json", bytes: Array(overlay.utf8))]))
    #expect(loading.diagnostics.map(\.code.rawValue) == codes, "\(loading.diagnostics)")
    #expect(loading.diagnostics.first?.hint == (codes.isEmpty ? nil : #"did you mean "damping"?"#))
  }

  @Test(
    "An unsuitable setting is rejected with a message",
    arguments: [
      ("N", "1", #"the scene has no parameter "N" | did you mean "n"?"#),
      (
        "speed", "1",
        #"the scene has no parameter "speed" | its parameters are "n", "isOpen", "mode" and "way""#
      ),
      (
        "n", "x",
        #"the parameter "n" must be a number, not "x" | write a number such as 0.5, without quotation marks"#
      ),
      (
        "n", "-.5",
        #"the parameter "n" must be a number, not "-.5" | write a number such as 0.5, without quotation marks"#
      ),
      (
        "n", "1e999",
        #"the parameter "n" must be a number, not "1e999" | write a number such as 0.5, without quotation marks"#
      ),
      (
        "n", "null",
        #"the parameter "n" must be a number, not "null" | write a number such as 0.5, without quotation marks"#
      ),
      ("n", "5", #"the parameter "n" must be at most 4, not 5 | "#),
      ("n", "0.5", #"the parameter "n" must be at least 1, not 0.5 | "#),
      (
        "isOpen", "1",
        #"the parameter "isOpen" must be a boolean, not "1" | write true or false"#
      ),
      (
        "way", "[1]",
        #"the parameter "way" must be a vector, not "[1]" | write a vector such as [0, 1]"#
      ),
    ])
  func faults(name: String, text: String, expected: String) {
    let loading = load(set: [(name, text)])
    #expect(loading.scene == nil)
    #expect(loading.settingFaults.map { "\($0.message) | \($0.hint ?? "")" } == [expected])
    #expect(loading.diagnostics.isEmpty)
  }

  @Test("Overlays are merged in order, before parameters are set")
  func overlays() throws {
    let overlays = [
      #"{ "parameters": { "n": { "max": 9 } }, "views": [ { "id": "a", "frame": [0, 0, 5, "=n"] } ] }"#,
      #"{ "title": "changed", "parameters": { "mode": null } }"#,
    ]
    let scene = try #require(load(overlays, set: [("n", "8")]).scene)
    #expect(scene.views[0].size.height == 8)
    #expect(scene.title == "changed")
    #expect(scene.parameters.map(\.name) == ["n", "isOpen", "way"])
  }

  @Test("Messages about an overlay name its file and lines")
  func places() {
    let overlay = "{ \"title\": 5,\n  \"run\": { \"timeLimit\": \"=N\", \"until\": \"later\" } }"
    let loading = load([overlay])
    let text = DiagnosticRenderer(loading.source).render(loading.diagnostics)
    #expect(
      text == """
        0.json:1:12: error: "title" must be a string, not a number [wrong-type]
          at /title
        1 | { "title": 5,
          |            ^

        0.json:2:27: error: unknown name "N" [unknown-name]
          at /run/timeLimit
        2 |   "run": { "timeLimit": "=N", "until": "later" } }
          |                           ^
          hint: did you mean "n"?

        0.json:2:40: error: "until" cannot be "later" [unknown-value]
          at /run/until
        2 |   "run": { "timeLimit": "=N", "until": "later" } }
          |                                        ^~~~~~~
          hint: use "stasis" or "timeLimit"

        """)
  }

  @Test("A syntax error in an overlay is reported in that file, even at its end")
  func faultyOverlay() {
    let loading = load(["{ \"title\": ", "{,}"])
    let text = DiagnosticRenderer(loading.source).render(loading.diagnostics)
    #expect(
      text.contains("0.json:1:11: error: unexpected end of file; expected a value"), "\(text)")
    #expect(text.contains("1.json:1:2: error: "), "\(text)")
    #expect(loading.scene == nil)
  }

  @Test("Overlays count toward the byte limit")
  func limit() {
    var limits = SceneLimits.default
    limits[.bytes] = Self.base.utf8.count + 2
    #expect(load(["{}"], limits: limits).scene != nil)
    #expect(load(["{ }"], limits: limits).diagnostics.map(\.code) == [.limitExceeded])
  }

  @Test("A parameter can determine how often a view is repeated")
  func counts() throws {
    let text = """
      { "parameters": { "n": 2 },
        "views": [ { "id": "a", "frame": [0, 0, 9, 9], "repeat": { "count": "=n + 1", "offset": ["=n", 0] } } ],
        "behaviors": [ { "type": "dynamicItem", "items": ["a-1", "a-3"] } ] }
      """
    let loading = AdvisedLoader.load(
      Array(text.utf8), name: "test.json",
      overrides: SceneOverrides(settings: [SceneSetting(name: "n", text: "4")]))
    let scene = try #require(loading.scene)
    #expect(scene.views.map(\.center.x) == [4.5, 8.5, 12.5, 16.5, 20.5])
    #expect(scene.behaviors[0].items == [0, 2])
  }

  private func load(
    _ overlays: [String] = [], set settings: [(String, String)] = [],
    limits: SceneLimits = .default
  ) -> SceneLoading {
    let overlays = overlays.enumerated().map {
      SourceText(name: "\($0.offset).json", bytes: Array($0.element.utf8))
    }
    let settings = settings.map { SceneSetting(name: $0.0, text: $0.1) }
    return AdvisedLoader.load(
      Array(Self.base.utf8), name: "base.json",
      overrides: SceneOverrides(overlays: overlays, settings: settings), limits: limits)
  }
}
