// SPDX-License-Identifier: MIT

/// An array of any length.
package final class SchemaList: Sendable {
  package let element: SchemaKind
  let noun: String
  package let fewest: Int
  package let most: Int?
  package let limit: SceneLimit?
  /// The kind of name that each element defines for the expressions of later elements.
  let defines: SceneName.Kind?

  init(
    of element: SchemaKind, _ noun: String, fewest: Int = 0, most: Int? = nil,
    limit: SceneLimit? = nil, defines: SceneName.Kind? = nil
  ) {
    (self.element, self.noun, self.limit, self.defines) = (element, noun, limit, defines)
    (self.fewest, self.most) = (fewest, most)
  }
}
