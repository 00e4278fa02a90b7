// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// Alternative objects, identified by a word in them.
package struct SchemaVariants: Sendable {
  let noun: String
  package let selector: String
  package let variants: [Variant]

  package struct Variant: Sendable {
    package let name: String
    package var object: SchemaObject { makeObject() }
    /// Built on demand because a scene uses few of them.
    private let makeObject: @Sendable () -> SchemaObject

    init(_ name: String, _ makeObject: @autoclosure @escaping @Sendable () -> SchemaObject) {
      (self.name, self.makeObject) = (name, makeObject)
    }
  }

  var names: [String] { variants.map { $0.name } }

  func kindHint(for name: String) -> String? {
    guard names.contains("attachment") else { return nil }
    switch name {
    case "spring", "settle":
      return "to settle at a point, use a \"field\" with \"field\": \"spring\" and \"response\"; between"
        + " items, an \"attachment\" with \"frequency\""
    case "rope": return "for a rope, use \"attachment\" with \"attachment\": \"limit\""
    case "floor", "wall", "boundary": return "add it to the \"boundaries\" of a \"collision\""
    default: break
    }
    // UIKit has factory methods such as "magneticField".
    func word(without suffix: String) -> String {
      name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }
    if let attachment = AttachmentType(rawValue: word(without: "Attachment")) {
      return "use \"attachment\" with \"attachment\": \(quoted(attachment.rawValue))"
    }
    return FieldKind(rawValue: word(without: "Field")).map {
      "use \"field\" with \"field\": \(quoted($0.rawValue))"
    }
  }
}
