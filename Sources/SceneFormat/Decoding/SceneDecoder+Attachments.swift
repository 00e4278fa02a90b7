// SPDX-License-Identifier: MIT

internal import Geometry

extension SceneDecoder {
  /// The properties of an attachment, or nil where it does not say what it needs.
  func attachment(_ reader: ObjectReader) -> SceneAttachment? {
    guard let link = link(reader) else { return nil }
    return SceneAttachment(
      link, length: reader.number("length"), damping: reader.number("damping"),
      frequency: reader.number("frequency"), frictionTorque: reader.number("frictionTorque"),
      attachmentRange: reader.range("attachmentRange"))
  }

  private func link(_ reader: ObjectReader) -> SceneAttachment.Link? {
    let offset = reader.offset("offsetFromCenter") ?? .zero
    let (other, joint) = (other(reader), reader.point("attachmentAnchor"))
    switch reader.string("attachment") ?? "anchor" {
    case "anchor":
      return reader.point("anchorPoint").map { .anchor(offsetFromCenter: offset, anchorPoint: $0) }
    case "items":
      return other.map {
        let offsetOfOther = reader.offset("attachedToOffset") ?? .zero
        return .items(offsetFromCenter: offset, attachedTo: $0, offset: offsetOfOther)
      }
    case "limit":
      return other.map {
        let offsetOfOther = reader.offset("attachedToOffset") ?? .zero
        return .limit(offsetFromCenter: offset, attachedTo: $0, offset: offsetOfOther)
      }
    case "sliding":
      guard let joint, let axis = reader.vector("axisOfTranslation") else { return nil }
      return .sliding(attachedTo: other, attachmentAnchor: joint, axisOfTranslation: axis)
    case "fixed":
      guard let joint, let other else { return nil }
      return .fixed(attachedTo: other, attachmentAnchor: joint)
    case "pin":
      guard let joint, let other else { return nil }
      return .pin(attachedTo: other, attachmentAnchor: joint)
    default: return nil
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
    guard bounds.count == 2 else { return nil }
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
