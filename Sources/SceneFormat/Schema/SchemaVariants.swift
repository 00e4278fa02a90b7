// SPDX-License-Identifier: MIT

/// Objects of one place in the format that tell by a word which keys they have.
struct SchemaVariants: Sendable {
  /// With an article, for sentences: "a behavior".
  let noun: String
  /// The key that holds the word.
  let selector: String
  let variants: [Variant]

  struct Variant: Sendable {
    let name: String
    let support: SchemaSupport
    let object: SchemaObject

    /// Makes a variant that this release runs.
    init(_ name: String, _ object: SchemaObject) {
      (self.name, support, self.object) = (name, .runs, object)
    }

    /// Makes a variant that format version 1 has and this release cannot run yet.
    init(later name: String, noun: String) {
      (self.name, support, object) = (name, .later, SchemaObject(noun, keys: []))
    }
  }

  /// The words of what this release runs.
  var runnableNames: [String] { variants.filter { $0.support == .runs }.map(\.name) }

  /// The word for a class of UIKit: "gravity" for "UIGravityBehavior"; another text as it is.
  func word(forClass name: String) -> String {
    guard name.hasPrefix("UI"), name.hasSuffix("Behavior") else { return name }
    return String(name.dropFirst("UI".count).dropLast("Behavior".count))
  }
}
