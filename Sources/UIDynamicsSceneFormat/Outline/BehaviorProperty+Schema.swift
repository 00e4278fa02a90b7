// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsNumerics

extension BehaviorProperty {
  /// What its values are like, as the rows of the table say; a test finds one for each property.
  package var form: BehaviorValue.Form { Self.forms[self] ?? .number }

  private static let forms = Dictionary(
    firstOf: SceneSchema.behavior.variants.flatMap { $0.object.keys }.compactMap { key in
      BehaviorProperty(rawValue: key.name).flatMap { property in
        key.kind.form.map { (property, $0) }
      }
    })

  /// Those of a behavior, by its type and the word under `attachment` or `field`.
  ///
  /// A property is there where the schema takes its key, even one that UIKit ignores; all are of a word there is not.
  package static func all(of type: BehaviorType, _ word: String? = nil) -> [BehaviorProperty] {
    var found: [BehaviorProperty] = []
    forEach(of: type, word) { property, _ in found.append(property) }
    return found
  }

  /// Shows the properties of a behavior as `all` has them, and what the values of each are like.
  static func forEach(
    of type: BehaviorType, _ word: String?, _ body: (BehaviorProperty, BehaviorValue.Form) -> Void
  ) {
    let object = SceneSchema.object(of: type)
    let isMisspelt = object.cases.map { $0.case(of: word) == nil } ?? false
    for (property, row) in zip(object.properties, object.propertyRows)
    where isMisspelt || object.takes(row, with: word) || property.isOfRail(word) {
      body(property, object.keys[row].kind.form ?? property.form)
    }
  }

  /// Whether it is where a rail lies, which UIKit calls `attachmentAnchor` only when it is made.
  private func isOfRail(_ word: String?) -> Bool {
    self == .anchorPoint && word == AttachmentType.sliding.rawValue
  }

  /// Those of them that an expression can read.
  package static func readable(
    of type: BehaviorType, _ word: String? = nil
  ) -> [ExpressionObject.Property] {
    all(of: type, word).compactMap { property in
      property.form.type.map { ExpressionObject.Property(property, $0) }
    }
  }
}

extension SchemaKind {
  /// The form of a property of this kind; nil for what no property is.
  fileprivate var form: BehaviorValue.Form? {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .tuple(let tuple): tuple.counts == [2] ? .vector : nil
    case .range: .range
    case .nested: .insets
    case .anything, .formatVersion, .text, .yes, .boundaryOrNull, .word, .list, .variants, .choice,
      .map, .named, .either, .value, .assigned:
      nil
    }
  }
}
