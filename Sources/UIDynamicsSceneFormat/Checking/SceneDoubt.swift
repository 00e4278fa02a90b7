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
  /// A fraction above 1.
  case share(Double)
  case key(String, of: SchemaObject, in: JSONValue, SchemaCheck.KnownKeys, SchemaCheck)
  case word(String, among: [String], SchemaCheck)
  case trigger(String, among: [String], SchemaCheck)
}
