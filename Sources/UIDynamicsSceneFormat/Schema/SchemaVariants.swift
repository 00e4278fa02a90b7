// SPDX-License-Identifier: MIT

/// Alternative objects, identified by a word in them.
package struct SchemaVariants: Sendable {
  let noun: String
  package let selector: String
  package let variants: [Variant]

  package struct Variant: Sendable {
    package let name: String
    package var object: SchemaObject { makeObject() }
    /// Creates the object on demand, because a scene uses few variants.
    private let makeObject: @Sendable () -> SchemaObject

    init(_ name: String, _ makeObject: @autoclosure @escaping @Sendable () -> SchemaObject) {
      (self.name, self.makeObject) = (name, makeObject)
    }
  }

  var names: [String] { variants.map { $0.name } }
}
