// SPDX-License-Identifier: MIT

/// One of the words a key may hold.
struct SchemaWord: Sendable {
  let name: String
  let doc: String

  init(_ name: String, _ doc: String) { (self.name, self.doc) = (name, doc) }
}
