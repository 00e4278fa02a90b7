// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension SceneDecoder {
  /// Decodes an attachment; `nil` if an item is missing that its type requires.
  func attachment(_ reader: ObjectReader) -> SceneAttachment? {
    let offset = reader.offset("offsetFromCenter") ?? .zero
    let other = reader.string("attachedTo").flatMap(names.dynamicItem)
    let otherOffset = reader.offset("attachedToOffset") ?? .zero
    let joint = reader.point("attachmentAnchor") ?? .zero
    switch reader.attachmentType {
    case nil: return nil
    case .anchor: return .anchor(offsetFromCenter: offset)
    case .sliding:
      let axis = reader.vector("axisOfTranslation") ?? CGVector(dx: 1, dy: 0)
      return .sliding(attachedTo: other, attachmentAnchor: joint, axisOfTranslation: axis)
    case .items:
      return other.map {
        .items(offsetFromCenter: offset, attachedTo: $0, offset: otherOffset)
      }
    case .limit:
      return other.map {
        .limit(offsetFromCenter: offset, attachedTo: $0, offset: otherOffset)
      }
    case .fixed: return other.map { .fixed(attachedTo: $0, attachmentAnchor: joint) }
    case .pin: return other.map { .pin(attachedTo: $0, attachmentAnchor: joint) }
    }
  }
}

extension ObjectReader {
  func offset(_ key: String) -> UIOffset? { value(key).flatMap(document.offset) }

  func range(_ key: String) -> UIFloatRange? {
    let bounds = elements(key)
    guard bounds.count == 2, !bounds.contains(where: document.isExpression) else { return nil }
    return UIFloatRange(
      minimum: document.number(bounds[0]) ?? -.infinity,
      maximum: document.number(bounds[1]) ?? .infinity)
  }
}

extension JSONDocument {
  func offset(_ value: JSONValue) -> UIOffset? {
    numbers(value, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) }
  }
}
