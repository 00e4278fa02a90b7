// SPDX-License-Identifier: MIT

/// Objects of one place in the format of which each has a key that no other has, and that decides.
package struct SchemaChoice: Sendable {
  /// With an article, for sentences: "an action".
  let noun: String
  /// The first key of each decides.
  package let objects: [SchemaObject]

  var keys: [String] { objects.map { $0.keys[0].name } }

  /// The object that a key decides for.
  func object(of key: String) -> SchemaObject? { objects.first { $0.keys[0].name == key } }
}
