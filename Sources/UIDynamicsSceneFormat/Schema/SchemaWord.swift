// SPDX-License-Identifier: MIT

/// One of the words a key may hold.
package struct SchemaWord: Sendable {
  package let name: String
  /// Empty for a word that says what it means.
  let doc: String

  init(_ name: String, _ doc: String) { (self.name, self.doc) = (name, doc) }
}
