// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#else
  package import UIDynamicsGeometry
#endif

extension UIDynamicAnimator {
  /// The anchors of an attachment in the bodies' own coordinates, in meters from their centers; `nil` unless registered.
  package func jointAnchors(
    of attachment: UIAttachmentBehavior
  ) -> (first: CGVector, second: CGVector)? { record(of: attachment)?.anchors }

  /// The axis of a sliding attachment in the item's own coordinates; `nil` for other kinds.
  package func jointAxis(of attachment: UIAttachmentBehavior) -> CGVector? {
    record(of: attachment)?.axis
  }

  private func record(of attachment: UIAttachmentBehavior) -> AttachmentRecord? {
    attachment.dynamicAnimator === self ? attachment.record : nil
  }
}
