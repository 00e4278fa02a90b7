// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneRunner

@testable import UIDynamicsSceneFormat

/// Detects actions that are valid but not implemented and therefore do nothing.
@Suite("Actions in the key table", .timeLimit(.minutes(30)))
struct EveryActionTests {
  /// An action with a visible effect on the rows, the events or the ending of the scene in `record`.
  private static func sample(of word: ActionWord) -> String {
    switch word {
    case .addBehavior: #"{ "addBehavior": "later" }"#
    case .removeBehavior: #"{ "removeBehavior": "pull" }"#
    case .removeAllBehaviors: #"{ "removeAllBehaviors": true }"#
    case .addChildBehavior: #"{ "addChildBehavior": "later", "to": "all" }"#
    case .removeChildBehavior: #"{ "removeChildBehavior": "wind", "from": "all" }"#
    case .addItem: #"{ "addItem": "b", "to": "pull" }"#
    case .removeItem: #"{ "removeItem": "a", "from": "pull" }"#
    case .updateItem:
      #"{ "set": "a.center", "to": [9, 9] }, { "updateItem": "a" }"#
    case .addLinearVelocity: #"{ "addLinearVelocity": [50, 0], "for": "a", "in": "hold" }"#
    case .addAngularVelocity: #"{ "addAngularVelocity": 3, "for": "a", "in": "hold" }"#
    case .removeFromSuperview:
      #"{ "removeFromSuperview": "b" }, { "emit": "x", "with": { "x": "=b.angle" } }"#
    case .addSubview:
      #"{ "addSubview": "c" }"#
    case .copy: #"{ "copy": "b", "as": "d", "most": 2 }"#
    case .addBoundary:
      #"{ "addBoundary": { "id": "new", "from": [0, 125], "to": [300, 125] }, "to": "walls" }"#
    case .removeBoundary: #"{ "removeBoundary": "floor", "from": "walls" }"#
    case .removeAllBoundaries: #"{ "removeAllBoundaries": "walls" }"#
    case .set: #"{ "set": "pull.magnitude", "to": 3 }"#
    case .animate: #"{ "animate": { "set": "b.center", "to": [250, 20] } }"#
    case .emit: #"{ "emit": "x" }"#
    case .if: #"{ "if": "time < 9", "then": [ { "emit": "x" } ] }"#
    case .forEach: #"{ "forEach": "b", "do": [ { "emit": "x", "with": { "id": "=each" } } ] }"#
    case .after: #"{ "after": 0.1, "do": [ { "emit": "x" } ] }"#
    case .stop: #"{ "stop": "enough" }"#
    }
  }

  private func record(_ actions: String) throws -> Recording {
    let text = """
      { "referenceView": { "size": [300, 400] },
        "views": [ { "id": "a", "center": [100, 100], "size": [40, 40] },
          { "id": "b", "center": [200, 40], "size": [40, 40] },
          { "id": "c", "center": [250, 300], "size": [40, 40], "added": false } ],
        "behaviors": [
          { "type": "gravity", "id": "pull", "item": "a" },
          { "type": "push", "id": "later", "item": "a", "angle": 0, "magnitude": 1, "added": false },
          { "type": "dynamicItem", "id": "hold", "item": "a" },
          { "type": "composite", "id": "all", "children": [
            { "type": "push", "id": "wind", "item": "a", "angle": 0, "magnitude": 0.5 } ] },
          { "type": "collision", "id": "walls", "item": "a",
            "boundaries": [ { "id": "floor", "from": [0, 130], "to": [300, 130] } ] } ],
        "events": [ { "at": 0.05, "do": [ \(actions) ] } ],
        "run": { "timeLimit": 0.6, "until": "timeLimit" } }
      """
    let loading = SceneLoader.load(Array(text.utf8), name: "scene.json")
    return try Recording(
      try #require(
        loading.scene, "\n\(DiagnosticRenderer(loading.source).render(loading.diagnostics))"))
  }

  @Test("Every action has an effect on a scene", arguments: ActionWord.allCases)
  fileprivate func effect(word: ActionWord) throws {
    let (plain, played) = (try record(""), try record(Self.sample(of: word)))
    #expect(
      played.frames != plain.frames || played.events != plain.events
        || played.outcome.ending != plain.outcome.ending)
  }

  @Test("\"updateItem\" and \"removeFromSuperview\" add to the effect of their companions")
  func companions() throws {
    // The next tick overwrites the new value, which only `updateItem` makes permanent.
    let set = try record(#"{ "set": "a.center", "to": [9, 9] }"#)
    let updated = try record(Self.sample(of: .updateItem))
    #expect(set.frames != updated.frames)
    let emit = try record(#"{ "emit": "x", "with": { "x": "=b.angle" } }"#)
    let removed = try record(Self.sample(of: .removeFromSuperview))
    #expect(emit.outcome.ending != removed.outcome.ending)
  }
}
