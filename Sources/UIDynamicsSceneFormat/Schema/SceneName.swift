// SPDX-License-Identifier: MIT

/// An id that a scene defines.
package struct SceneName {
  package enum Kind: Int, CaseIterable, Sendable {
    case referenceView, layout, view, item, behavior, parameter, variable

    var noun: String {
      switch self {
      case .referenceView: "the reference view"
      case .layout: "the layout"
      case .view: "a view"
      case .item: "an item"
      case .behavior: "a behavior"
      case .parameter: "a parameter"
      case .variable: "a variable"
      }
    }

    var plainNoun: String { String(noun.drop { $0 != " " }.dropFirst()) }
  }

  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int

    static let referenceView = Kinds(.referenceView)
    static let view = Kinds(.view)
    static let item = Kinds(.item)
    static let behavior = Kinds(.behavior)
    static let variable = Kinds(.variable)
    package static let dynamicItem: Kinds = [.view, .item]

    package init(rawValue: Int) { self.rawValue = rawValue }

    package init(_ kind: Kind) { rawValue = 1 << kind.rawValue }

    package func contains(_ kind: Kind) -> Bool { contains(Kinds(kind)) }

    var noun: String { plainNoun == "item" ? "an item" : "a \(plainNoun)" }

    var plainNoun: String {
      if contains(Kind.behavior) { return "behavior" }
      return contains(Kind.item) ? "item" : "view"
    }
  }

  let text: String
  let kind: Kind
  let index: Int
  /// The string of the id, or the type that serves as the default id.
  let value: JSONValue
  var isDefault = false
  /// True if an earlier name has the same text.
  var isTaken = false
}
