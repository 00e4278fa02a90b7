// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension BehaviorProperty {
  /// What its values are like, as the rows of the table say.
  package var form: BehaviorValue.Form { Self.forms[self] ?? .number }

  private static let forms = Dictionary(
    SceneSchema.behavior.variants.flatMap(\.object.keys).compactMap { key in
      BehaviorProperty(rawValue: key.name).flatMap { property in
        key.kind.form.map { (property, $0) }
      }
    }, uniquingKeysWith: { first, _ in first })

  /// Those of a behavior, by its type and the word under `attachment` or `field`.
  ///
  /// A property is there where the schema takes its key, even one that UIKit ignores.
  package static func all(of type: BehaviorType, _ word: String? = nil) -> [BehaviorProperty] {
    formed(of: type, word).map(\.property)
  }

  /// The properties of a behavior as `all` has them, and what the values of each are like.
  static func formed(
    of type: BehaviorType, _ word: String?
  ) -> [(property: BehaviorProperty, form: BehaviorValue.Form)] {
    let object = SceneSchema.object(of: type)
    return object.properties.compactMap { property, row in
      guard object.takes(row, with: word) || property.isOfRail(word) else { return nil }
      return (property, object.keys[row].kind.form ?? property.form)
    }
  }

  /// The properties among some keys, in the order of all, with their rows.
  static func rows(in keys: [SchemaKey]) -> [(property: BehaviorProperty, row: Int)] {
    let found = keys.enumerated().compactMap { row, key in
      BehaviorProperty(rawValue: key.name).map { (property: $0, row: row) }
    }
    return allCases.compactMap { property in found.first { $0.property == property } }
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
  /// The form of a property of this kind.
  fileprivate var form: BehaviorValue.Form? {
    if case .number = self { return .number }
    if case .boolean = self { return .boolean }
    if case .tuple(let tuple) = self, tuple.counts == [2] { return .vector }
    if case .range = self { return .range }
    if case .nested = self { return .insets }
    return nil
  }
}

extension SceneBehavior {
  /// The word under `attachment` or `field`.
  private var word: String? {
    switch kind {
    case .attachment(let attachment): attachment.type.rawValue
    case .field(let field): field.kind.rawValue
    case .gravity, .collision, .dynamicItem, .snap, .push, .composite: nil
    }
  }

  /// The properties that actions set.
  package var properties: [BehaviorProperty] { BehaviorProperty.all(of: type, word) }

  /// The properties that expressions read.
  package var readableProperties: [ExpressionObject.Property] {
    BehaviorProperty.readable(of: type, word)
  }
}
