// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// Objects of one place in the format that tell by a word which keys they have.
package struct SchemaVariants: Sendable {
  /// With an article, for sentences: "a behavior".
  let noun: String
  /// The key that holds the word.
  package let selector: String
  package let variants: [Variant]

  package struct Variant: Sendable {
    package let name: String
    package var object: SchemaObject { makeObject() }
    /// Made on demand, since a scene uses few of the variants.
    private let makeObject: @Sendable () -> SchemaObject

    init(_ name: String, _ makeObject: @autoclosure @escaping @Sendable () -> SchemaObject) {
      (self.name, self.makeObject) = (name, makeObject)
    }
  }

  var names: [String] { variants.map { $0.name } }

  /// What is a kind of a type, and no type: "rope", or the kind of a field.
  func kindHint(for name: String) -> String? {
    guard names.contains("attachment") else { return nil }
    switch name {
    case "spring": return "a spring is an \"attachment\" with a \"frequency\""
    case "rope": return "a rope is an \"attachment\" with \"attachment\": \"limit\""
    case "floor", "wall", "boundary": return "it is one of the \"boundaries\" of a \"collision\""
    default: break
    }
    // UIKit makes some by methods such as "magneticField".
    func word(without suffix: String) -> String {
      name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }
    if let attachment = AttachmentType(rawValue: word(without: "Attachment")) {
      return "it is an \"attachment\" with \"attachment\": \(quoted(attachment.rawValue))"
    }
    return FieldKind(rawValue: word(without: "Field")).map {
      "it is a \"field\" with \"field\": \(quoted($0.rawValue))"
    }
  }
}
