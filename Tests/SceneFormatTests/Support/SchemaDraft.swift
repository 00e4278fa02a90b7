// SPDX-License-Identifier: MIT

@testable import UIDynamicsSceneFormat

/// The two drafts in which the JSON Schema of scenes must mean the same, but for single places of arrays.
enum SchemaDraft: String, CaseIterable {
  case latest = "https://json-schema.org/draft/2020-12/schema"
  case seven = "http://json-schema.org/draft-07/schema#"

  private static let text = SceneJSONSchema.text

  var schema: String { Self.text.replacing(Self.latest.rawValue, with: rawValue) }
}
