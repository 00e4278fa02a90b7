// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension ObjectReader {
  /// The type of a behavior; nil for a word there is not.
  ///
  /// Asked for at every turn, so that no text is made for it.
  var behaviorType: BehaviorType? {
    guard let value = value("type") else { return nil }
    return Self.behaviorTypes.first { document.string(value, equals: $0.rawValue) }
  }

  private static let behaviorTypes = BehaviorType.allCases

  /// How an attachment holds its item; nil for a word there is not.
  var attachmentType: AttachmentType? { has("attachment") ? word("attachment") : .anchor }

  /// The strokes of a gesture, each a list of touches.
  var strokes: [JSONValue] { value("touches").map { [$0] } ?? elements("strokes") }

  /// The kind of a field; nil for a word there is not.
  var fieldKind: FieldKind? { word("field") }

  /// The word that decides which properties a behavior has besides its type.
  var kindWord: String? {
    switch behaviorType {
    case .attachment: string("attachment")
    case .field: string("field")
    case nil, .gravity, .collision, .snap, .push, .dynamicItem, .composite: nil
    }
  }
}
