// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsNumerics

extension BehaviorProperty {
  package var form: BehaviorValue.Form { Self.forms[self] ?? .number }

  private static let forms = Dictionary(
    firstOf: SceneSchema.behavior.variants.flatMap { $0.object.keys }.compactMap { key in
      BehaviorProperty(rawValue: key.name).flatMap { property in
        key.kind.form.map { (property, $0) }
      }
    })

  /// The properties whose keys the schema accepts, even if UIKit ignores them; for unknown words, all properties.
  package static func all(of type: BehaviorType, _ word: String? = nil) -> [BehaviorProperty] {
    forms(of: type, word).map { $0.property }
  }

  static func forms(
    of type: BehaviorType, _ word: String?
  ) -> [(property: BehaviorProperty, form: BehaviorValue.Form)] {
    let object = SceneSchema.object(of: type)
    let isMisspelt = object.cases.map { $0.case(of: word) == nil } ?? false
    return object.properties.compactMap { property, row in
      // The damping of a field is part of a shorthand.
      if type == .field, property == .damping { return nil }
      // UIKit names the anchor of a sliding attachment `attachmentAnchor` only in the initializer.
      let isOfRail = property == .anchorPoint && word == AttachmentType.sliding.rawValue
      let isTaken = isMisspelt || object.takes(row, with: word) || isOfRail
      return isTaken ? (property, object.keys[row].kind.form ?? property.form) : nil
    }
  }

  package static func readable(
    of type: BehaviorType, _ word: String? = nil
  ) -> [ExpressionObject.Property] {
    all(of: type, word).compactMap { property in
      property.form.type.map { (property, $0) }
    }
  }
}

extension SchemaKind {
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
