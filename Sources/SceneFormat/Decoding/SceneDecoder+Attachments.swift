// SPDX-License-Identifier: MIT

internal import Geometry

extension SceneDecoder {
  /// The properties of an attachment.
  func attachment(_ reader: ObjectReader) -> SceneAttachment {
    SceneAttachment(
      link(reader), length: reader.number("length"), damping: reader.number("damping"),
      frequency: reader.number("frequency"), frictionTorque: reader.number("frictionTorque"),
      attachmentRange: reader.range("attachmentRange"))
  }

  private func link(_ reader: ObjectReader) -> SceneAttachment.Link {
    let offset = reader.offset("offsetFromCenter") ?? .zero
    let offsetOfOther = reader.offset("attachedToOffset") ?? .zero
    let (other, joint) = (other(reader), reader.point("attachmentAnchor") ?? .zero)
    let word = reader.string("attachment") ?? "anchor"
    if word == "sliding" {
      let axis = reader.vector("axisOfTranslation") ?? CGVector(dx: 1, dy: 0)
      return .sliding(attachedTo: other, attachmentAnchor: joint, axisOfTranslation: axis)
    }
    guard let other, word != "anchor" else {
      return .anchor(
        offsetFromCenter: offset, anchorPoint: reader.point("anchorPoint") ?? .zero)
    }
    switch word {
    case "items":
      return .items(offsetFromCenter: offset, attachedTo: other, offset: offsetOfOther)
    case "limit":
      return .limit(offsetFromCenter: offset, attachedTo: other, offset: offsetOfOther)
    case "fixed": return .fixed(attachedTo: other, attachmentAnchor: joint)
    default: return .pin(attachedTo: other, attachmentAnchor: joint)
    }
  }

  private func other(_ reader: ObjectReader) -> Int? {
    reader.string("attachedTo").flatMap(names.dynamicItem)
  }
}

extension ObjectReader {
  func offset(_ key: String) -> UIOffset? { value(key).flatMap(document.offset) }

  /// Two numbers, `null` for one without bound.
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
