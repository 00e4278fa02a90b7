// SPDX-License-Identifier: MIT

/// An id that a scene defines, and what it names.
package struct SceneName {
  /// What can have an id in a scene.
  package enum Kind: Int, CaseIterable, Sendable {
    case referenceView, layout, view, item, behavior, parameter, variable

    /// With an article, for sentences.
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

    /// Without an article.
    var plainNoun: String { String(noun.drop { $0 != " " }.dropFirst()) }
  }

  /// The kinds of thing a reference may mean.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int

    static let referenceView = Kinds(.referenceView)
    static let view = Kinds(.view)
    static let item = Kinds(.item)
    static let behavior = Kinds(.behavior)
    static let variable = Kinds(.variable)
    /// What behaviors can move.
    static let dynamicItem: Kinds = [.view, .item]

    package init(rawValue: Int) { self.rawValue = rawValue }

    package init(_ kind: Kind) { rawValue = 1 << kind.rawValue }

    package func contains(_ kind: Kind) -> Bool { contains(Kinds(kind)) }

    /// The main kind, with an article.
    var noun: String { plainNoun == "item" ? "an item" : "a \(plainNoun)" }

    /// The main kind, without one.
    var plainNoun: String {
      if contains(Kind.behavior) { return "behavior" }
      return contains(Kind.item) ? "item" : "view"
    }
  }

  let text: String
  /// The id in the text, or the type that stands for it.
  let value: JSONValue
  /// In 32 bits, as there is one of these for each view.
  private let place: UInt32
  let kind: Kind
  /// Whether the id is a default and not written.
  let isDefault: Bool
  /// Whether an earlier one has the same text, so that this one counts for nothing.
  var isTaken = false

  init(text: String, kind: Kind, index: Int, value: JSONValue, isDefault: Bool = false) {
    (self.text, self.kind, self.value, self.isDefault) = (text, kind, value, isDefault)
    place = UInt32(index)
  }

  /// Place in the array of its kind.
  var index: Int { Int(place) }
}
