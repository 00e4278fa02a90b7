// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import UIDynamics

extension Stage {
  func attachment(
    _ attachment: SceneAttachment, on members: [any UIDynamicItem]
  ) throws(UIDynamicsFault) -> UIDynamicBehavior {
    guard let item = members.first else { return UIDynamicBehavior() }
    if let other = attachment.attachedTo {
      try UIAttachmentBehavior.validate([item, items[other]])
    }
    let behavior = try behavior(attachment.link, item)
    if let length = attachment.length { behavior.length = length }
    if let damping = attachment.damping { behavior.damping = damping }
    if let frequency = attachment.frequency { behavior.frequency = frequency }
    if let torque = attachment.frictionTorque { behavior.frictionTorque = torque }
    if let range = attachment.attachmentRange { behavior.attachmentRange = range }
    return behavior
  }

  private func behavior(
    _ link: SceneAttachment.Link, _ item: any UIDynamicItem
  ) throws(UIDynamicsFault) -> UIAttachmentBehavior {
    switch link {
    case .anchor(let offset, let anchor):
      return UIAttachmentBehavior(
        item: item, offsetFromCenter: offset, attachedToAnchor: anchor)
    case .items(let offset, let other, let otherOffset):
      return UIAttachmentBehavior(
        item: item, offsetFromCenter: offset, attachedTo: items[other],
        offsetFromCenter: otherOffset)
    case .limit(let offset, let other, let otherOffset):
      return .limitAttachment(
        with: item, offsetFromCenter: offset, attachedTo: items[other],
        offsetFromCenter: otherOffset)
    case .fixed(let other, let joint):
      return .fixedAttachment(with: item, attachedTo: items[other], attachmentAnchor: joint)
    case .pin(let other, let joint):
      return .pinAttachment(with: item, attachedTo: items[other], attachmentAnchor: joint)
    case .sliding(let other, let joint, let axis):
      try UIAttachmentBehavior.validate(axisOfTranslation: axis)
      guard let other else {
        return .slidingAttachment(with: item, attachmentAnchor: joint, axisOfTranslation: axis)
      }
      return .slidingAttachment(
        with: item, attachedTo: items[other], attachmentAnchor: joint, axisOfTranslation: axis)
    }
  }
}
