// SPDX-License-Identifier: MIT

/// Objects of one place in the format that tell by a word which keys they have.
package struct SchemaVariants: Sendable {
  /// With an article, for sentences: "a behavior".
  let noun: String
  /// The key that holds the word.
  package let selector: String
  package let variants: [Variant]

  package struct Variant: Sendable {
    package let name: String
    package let object: SchemaObject

    init(_ name: String, _ object: SchemaObject) {
      (self.name, self.object) = (name, object)
    }
  }

  /// The words.
  var names: [String] { variants.map(\.name) }

  /// The word for a class of UIKit: "gravity" for "UIGravityBehavior"; another text as it is.
  func word(forClass name: String) -> String {
    guard name.hasPrefix("UI"), name.hasSuffix("Behavior") else { return name }
    return String(name.dropFirst("UI".count).dropLast("Behavior".count))
  }
}
