// SPDX-License-Identifier: MIT

/// One of the words a key may hold.
struct SchemaWord: Sendable {
  let name: String
  let support: SchemaSupport
  let doc: String

  init(_ name: String, support: SchemaSupport = .runs, _ doc: String) {
    (self.name, self.support, self.doc) = (name, support, doc)
  }
}

/// Whether this release can run what the format has.
enum SchemaSupport: Sendable {
  case runs
  /// Part of format version 1; scenes with it are refused for now.
  case later
}
