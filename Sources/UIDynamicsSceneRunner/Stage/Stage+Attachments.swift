// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

extension Stage {
  func attachment(
    _ attachment: SceneAttachment, _ values: PropertyValues, on members: [any UIDynamicItem]
  ) throws(UIDynamicsFault) -> UIDynamicBehavior {
    guard let item = members.first else { return UIDynamicBehavior() }
    if let other = attachment.attachedTo {
      try UIAttachmentBehavior.validate([item, items[other]])
    }
    switch attachment {
    case .anchor(let offset):
      return UIAttachmentBehavior(
        item: item, offsetFromCenter: offset,
        attachedToAnchor: values.point(.anchorPoint) ?? .zero)
    case .items(let offset, let other, let otherOffset):
      return UIAttachmentBehavior(
        item: item, offsetFromCenter: offset, attachedTo: items[other],
        offsetFromCenter: otherOffset)
    case .limit(let offset, let other, let otherOffset):
      return UIAttachmentBehavior.limitAttachment(
        with: item, offsetFromCenter: offset, attachedTo: items[other],
        offsetFromCenter: otherOffset)
    case .fixed(let other, let joint):
      return UIAttachmentBehavior.fixedAttachment(
        with: item, attachedTo: items[other], attachmentAnchor: joint)
    case .pin(let other, let joint):
      return UIAttachmentBehavior.pinAttachment(
        with: item, attachedTo: items[other], attachmentAnchor: joint)
    case .sliding(let other, let joint, let axis):
      try UIAttachmentBehavior.validate(axisOfTranslation: axis)
      guard let other else {
        return UIAttachmentBehavior.slidingAttachment(
          with: item, attachmentAnchor: joint, axisOfTranslation: axis)
      }
      return UIAttachmentBehavior.slidingAttachment(
        with: item, attachedTo: items[other], attachmentAnchor: joint, axisOfTranslation: axis)
    }
  }
}
