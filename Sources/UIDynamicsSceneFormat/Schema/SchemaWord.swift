// SPDX-License-Identifier: MIT

package struct SchemaWord: Sendable {
  package let name: String
  /// The description; empty if the word is self-explanatory.
  let doc: String

  init(_ name: String, _ doc: String = "") { (self.name, self.doc) = (name, doc) }
}
