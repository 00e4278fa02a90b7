// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension BehaviorProperty {
  /// Those of a behavior, by its type and the word under `attachment` or `field`.
  ///
  /// A property is there where the schema takes its key, even one that UIKit ignores; all are of a word there is not.
  package static func all(of type: BehaviorType, _ word: String? = nil) -> [BehaviorProperty] {
    var found: [BehaviorProperty] = []
    forEach(of: type, word) { found.append($0) }
    return found
  }

  /// Shows the properties of a behavior as `all` has them.
  static func forEach(
    of type: BehaviorType, _ word: String?, _ body: (BehaviorProperty) -> Void
  ) {
    let object = SceneSchema.object(of: type)
    let isMisspelt = object.cases.map { $0.case(of: word) == nil } ?? false
    for (property, row) in zip(object.properties, object.propertyRows)
    where isMisspelt || object.takes(row, with: word) || property.isOfRail(word) {
      body(property)
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
