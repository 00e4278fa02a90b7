// SPDX-License-Identifier: MIT

@testable import UIDynamicsSceneFormat

/// The two drafts of the scene schema; draft-07 ignores rules for single array elements.
enum SchemaDraft: String, CaseIterable {
  case latest = "https://json-schema.org/draft/2020-12/schema"
  case seven = "http://json-schema.org/draft-07/schema#"

  private static let text = SceneJSONSchema.text

  var schema: String { Self.text.replacing(Self.latest.rawValue, with: rawValue) }
}
