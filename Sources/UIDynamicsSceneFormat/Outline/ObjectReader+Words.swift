// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension ObjectReader {
  /// The type of a behavior; nil for a word there is not.
  var behaviorType: BehaviorType? { word("type") }

  /// How an attachment holds its item; nil for a word there is not.
  var attachmentType: AttachmentType? { has("attachment") ? word("attachment") : .anchor }

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
