// SPDX-License-Identifier: MIT

/// Alternative objects, each identified by its first key.
package struct SchemaChoice: Sendable {
  let noun: String
  package let objects: [SchemaObject]

  var keys: [String] { objects.map { $0.keys[0].name } }

  func object(of key: String) -> SchemaObject? { objects.first { $0.keys[0].name == key } }
}
