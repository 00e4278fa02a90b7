// SPDX-License-Identifier: MIT

/// An array of any length.
package struct SchemaList: Sendable {
  package let element: SchemaKind
  let noun: String
  package private(set) var fewest = 0
  package private(set) var most: Int?
  package private(set) var limit: SceneLimit?
  /// Makes elements usable in the expressions of later ones.
  var defines: SceneName.Kind?

  init(
    of element: SchemaKind, _ noun: String, fewest: Int = 0, most: Int? = nil,
    limit: SceneLimit? = nil, defines: SceneName.Kind? = nil
  ) {
    (self.element, self.noun, self.limit, self.defines) = (element, noun, limit, defines)
    (self.fewest, self.most) = (fewest, most)
  }
}
