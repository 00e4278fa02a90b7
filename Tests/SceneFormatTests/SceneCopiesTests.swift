// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("Documents with copies", .timeLimit(.minutes(30)))
struct SceneCopiesTests {
  private func outline(
    _ text: String, _ limits: SceneLimits = .default
  ) throws -> (SceneOutline, written: JSONDocument) {
    let document = try #require(readJSON(text).document)
    let parameters = SceneParameters(ObjectReader(document, .root))
    return (SceneOutline(document, parameters, limits: limits), document)
  }

  @Test("Each copy is an element with the position of its original")
  func places() throws {
    let (outline, written) = try outline(
      """
      { "views": [{ "id": "a", "frame": [0, 0, 9, 9] }, { "id": "b", "frame": [1, 2, 9, 9], "repeat": { "count": 3 } }],
        "events": [{ "id": "e", "at": 1, "do": [] }, { "id": "f", "at": 1, "forEach": ["b", "a"], "do": [] }] }
      """)
    #expect(outline.views.map { $0.id } == ["a", "b-1", "b-2", "b-3"])
    #expect(outline.events.map { $0.string("id") } == ["e", "f-1", "f-2", "f-3", "f-4"])
    let copy = try #require(outline.views[3].reader.value("frame"))
    let frame = try #require(
      written.value("views", in: .root).flatMap {
        written.elements(of: $0).dropFirst().first { _ in true }
      }
      .flatMap { written.value("frame", in: $0) })
    #expect(outline.document.original(of: copy) == frame)
    #expect(outline.document.range(of: copy) == written.range(of: frame))
    #expect(outline.document.pointers(to: [copy]) == written.pointers(to: [frame]))
    #expect(outline.originals("events").count == 2)
  }

  @Test("A repetition that exceeds a limit is not expanded in full")
  func limits() throws {
    let (many, written) = try outline(
      #"{ "views": [{ "id": "a", "frame": [0, 0, 9, 9], "repeat": { "count": 1e9 } }] }"#)
    #expect(many.document.records.count == written.records.count)
    #expect(many.views.count == 1)
    var limits = SceneLimits.default
    limits[.events] = 3
    let events = String(repeating: #", { "at": 1, "forEach": "a", "do": [] }"#, count: 9)
      .dropFirst()
    let (few, _) = try outline(
      #"{ "views": [{ "id": "a", "frame": [0, 0, 9, 9], "repeat": { "count": 9 } }], "events": ["#
        + events + "] }", limits)
    #expect(few.events.count == 4)
    #expect(few.copies.excesses.first?.actual == 81)
    #expect(few.originals("events").count == 9)
    #expect(few.root.elements("events").count == 12)
  }

  @Test(
    "An invalid expression for the number of copies is an error",
    arguments: [("n", DiagnosticCode.misplacedName), ("random(2, 3)", .outOfRange)])
  func unknownNumber(_ most: String, _ code: DiagnosticCode) {
    let loading = AdvisedLoader.load(
      Array(
        """
        { "referenceView": { "size": [300, 300] }, "views": [{ "id": "a", "frame": [0, 0, 9, 9] }],
          "items": [{ "id": "g", "center": [5, 5], "size": [9, 9] }, { "id": "h", "group": ["a", "g"] }],
          "variables": { "n": 3 },
          "events": [{ "at": 1, "do": [{ "copy": "a", "as": "c", "most": "=\(most)" }] }] }
        """.utf8), name: "scene.json")
    #expect(loading.scene == nil)
    #expect(loading.diagnostics.contains { $0.code == code })
  }
}
