// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("Neighbors in a repetition", .timeLimit(.minutes(30)))
struct NeighbourTests {
  private func load(_ views: String, _ rest: String = "") -> SceneLoading {
    let text = #"{ "referenceView": { "size": [300, 400] }, "views": [ \#(views) ]\#(rest) }"#
    return AdvisedLoader.load(Array(text.utf8), name: "a.json")
  }

  private func said(_ loading: SceneLoading) -> [String] {
    loading.diagnostics.filter { $0.severity == .error }.flatMap { found in
      [found.message] + (found.hint.map { ["hint: \($0)"] } ?? [])
    }
  }

  /// Three views with heights of 12, 14 and 16 and gaps of 5; each x is 4/3 of the previous one.
  private static let rows =
    #"""
    { "id": "row", "frame": ["=index == 0 ? 9 : previous.frame.minX * 4 / 3",
        "=index == 0 ? 20 : previous.frame.maxY + 5", 30, "=10 + 2 * number"], "repeat": { "count": 3 } }
    """#

  @Test("A repeated view can use the evaluated expressions of the previous one")
  func views() throws {
    let scene = try #require(load(Self.rows).scene)
    #expect(scene.views.map(\.center.x) == [24, 27, 31])
    #expect(scene.views.map(\.center.y) == [26, 44, 64])
    #expect(scene.views.map(\.size.height) == [12, 14, 16])
  }

  @Test("The previous view's position includes the offset of the repetition")
  func offset() throws {
    let scene = try #require(
      load(
        #"""
        { "id": "a", "center": [10, 7], "size": ["=index == 0 ? 1 : previous.center.x", 2],
          "repeat": { "count": 3, "offset": [4, 0] } }
        """#
      ).scene)
    #expect(scene.views.map(\.center.x) == [10, 14, 18])
    #expect(scene.views.map(\.size.width) == [1, 10, 14])
  }

  @Test(
    "In a repeated view, \"next\", \"each\" and the first view's \"previous\" are errors"
  )
  func ends() {
    #expect(
      said(
        load(
          #"{ "id": "a", "frame": ["=previous.frame.maxX", 0, 9, 9], "repeat": { "count": 3 } }"#)
      )
        == [
          "cannot evaluate the expression: a-1 is the first view and has no previous one",
          "hint: give the first view its own value: \"index == 0 ? … : …\"",
        ])
    #expect(
      said(
        load(#"{ "id": "a", "frame": ["=next.frame.maxX", 0, 9, 9], "repeat": { "count": 3 } }"#))
        == [
          "\"next\" is not available yet: an expression here can use only values that are defined before it"
        ])
    #expect(
      said(load(#"{ "id": "a", "frame": ["=each.index", 0, 9, 9], "repeat": { "count": 3 } }"#))
        == [
          "\"each\" is available only in \"forEach\" and list functions",
          "hint: in a repeated view, write \"index\", \"number\", \"count\" or \"previous\" without \"each\"",
        ])
  }

  @Test("Outside a repetition, hints for \"previous\", \"index\" and \"number\" say what to write")
  func outside() {
    let view = #"{ "id": "a", "frame": ["=previous.center.x", "=index", 9, 9] }"#
    #expect(
      said(load(view)) == [
        "unknown name \"previous\"",
        "hint: use it in a view with \"repeat\", or write \"each.previous\" with \"forEach\"",
        "unknown name \"index\"",
        "hint: use it in a view with \"repeat\", or write \"each.index\" with \"forEach\"",
      ])
    #expect(
      said(
        load(
          Self.rows,
          #", "expect": [ { "forEach": "row", "always": "number > 0" } ]"#)) == [
          "unknown name \"number\"", "hint: did you mean \"each.number\"?",
        ])
  }

  @Test("Names in the scene take precedence over \"number\" and \"previous\"")
  func ownNames() throws {
    let text = #"""
      { "parameters": { "number": 70 }, "views": [
        { "id": "previous", "frame": [40, 0, 9, 9] },
        { "id": "a", "frame": ["=number + index", "=previous.frame.minX", 9, 9], "repeat": { "count": 2 } } ] }
      """#
    let scene = try #require(AdvisedLoader.load(Array(text.utf8), name: "a.json").scene)
    #expect(scene.views.map(\.center.x) == [44.5, 74.5, 75.5])
    #expect(scene.views.map(\.center.y) == [4.5, 44.5, 44.5])
  }

  @Test("Behaviors with \"forEach\" can use the positions of neighbors")
  func behaviors() throws {
    let scene = try #require(
      load(
        Self.rows,
        #"""
        , "behaviors": [
          { "type": "snap", "id": "up", "forEach": "row", "where": "each.index > 0", "item": "=each",
            "snapPoint": ["=each.previous.x", "=each.previous.frame.minY"] },
          { "type": "snap", "id": "down", "forEach": "row", "where": "each.index < each.count - 1 && each.next.number > 2",
            "item": "=each", "snapPoint": "=each.next.center" },
          { "type": "attachment", "attachment": "items", "id": "far", "forEach": "row", "where": "each.number == 3",
            "item": "=each", "attachedTo": "=each.previous.previous" } ]
        """#
      ).scene)
    #expect(scene.behaviors.map(\.id) == ["up-2", "up-3", "down-2", "far-3"])
    guard case .attachment(.items(_, let other, _)) = scene.behaviors[3].kind else {
      Issue.record("no attachment of two items")
      return
    }
    #expect(other == 0)
  }

  @Test("A property that a neighbor lacks is reported")
  func unknown() {
    let text = #"""
      , "behaviors": [ { "type": "snap", "forEach": "row", "item": "=each",
        "snapPoint": ["=each.previous.velocity.dx", "=each.next.previous.centre.y"] },
        { "type": "snap", "id": "b", "forEach": "row", "item": "=each", "snapPoint": ["=each.previous", 1] } ]
      """#
    #expect(
      said(load(Self.rows, text)) == [
        "\"each.previous\" has no property \"velocity.dx\"",
        "hint: it is called \"linearVelocity.x\"",
        "\"each.next.previous\" has no property \"centre.y\"", "hint: did you mean \"center\"?",
        "the expression must be a number, not a string",
      ])
  }
}
