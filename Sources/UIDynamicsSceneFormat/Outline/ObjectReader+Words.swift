// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension ObjectReader {
  /// The type, or `nil` if it is unknown.
  var behaviorType: BehaviorType? { word("type") }

  var attachmentType: AttachmentType? { has("attachment") ? word("attachment") : .anchor }

  var gestureType: GestureType? { has("type") ? word("type") : .pan }

  var items: [String] { itemValues.compactMap(document.string) }

  var itemValues: [JSONValue] { elements("items") + (value("item").map { [$0] } ?? []) }

  /// The touches of each stroke, which is a list or an object that contains one.
  var strokes: [JSONValue] {
    value("touches").map { [$0] }
      ?? elements("strokes").map { document.value("touches", in: $0) ?? $0 }
  }

  package var touches: [JSONValue] { strokes.flatMap { document.elements(of: $0) } }

  var fieldKind: FieldKind? { word("field") }

  /// The word that determines the properties within the behavior's type.
  package var kindWord: String? {
    switch behaviorType {
    case .attachment: string("attachment")
    case .field: string("field")
    case nil, .gravity, .collision, .snap, .push, .dynamicItem, .composite: nil
    }
  }
}
