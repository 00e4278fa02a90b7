// SPDX-License-Identifier: MIT

package typealias SceneHints = @Sendable (SceneDoubt) -> SceneHint

/// A hint and the names that were probably meant.
package struct SceneHint {
  let text: String?
  let near: [String]

  package init(_ text: String? = nil, near: [String] = []) { (self.text, self.near) = (text, near) }
}

/// A problem, with the values needed to find a hint for it.
package enum SceneDoubt {
  case type(JSONValue, SchemaKind, SchemaCheck.Subject, SchemaCheck)
  case length(of: JSONValue, [Int], JSONDocument)
  case key(String, of: SchemaObject, SchemaCheck.KnownKeys, SchemaCheck)
  case word(String, among: [String], SchemaCheck)
  case trigger(String, among: [String], SchemaCheck)
}
