// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

extension UIDynamicAnimator {
  /// Where an attachment holds its items, or item and anchor: in their own coordinates from their
  /// centers, m; nil if it is not at work.
  package func jointAnchors(
    of attachment: UIAttachmentBehavior
  ) -> (first: CGVector, second: CGVector)? { record(of: attachment)?.anchors }

  /// The axis of a sliding attachment in the item's own coordinates; nil without one.
  package func jointAxis(of attachment: UIAttachmentBehavior) -> CGVector? {
    record(of: attachment)?.axis
  }

  private func record(of attachment: UIAttachmentBehavior) -> AttachmentRecord? {
    attachment.dynamicAnimator === self ? attachment.record : nil
  }
}
