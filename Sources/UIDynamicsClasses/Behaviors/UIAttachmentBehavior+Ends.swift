// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#else
  package import UIDynamicsGeometry
#endif

/// The ends of a registered attachment, for drawing.
package struct AttachmentEnds {
  package enum Form {
    case rod, spring, rope, rail, pin, weld
  }

  package var form: Form
  /// In points from the center of the first item, in coordinates that rotate with it.
  package var first: CGPoint
  /// Likewise for the second item; for an anchor attachment, the anchor in the animator's coordinates.
  package var second: CGPoint
  /// The length of a rod, spring or rope, pt.
  package var length: CGFloat?
  /// The direction of a rail in the first item's own coordinates.
  package var axis: CGVector?
}

extension UIAttachmentBehavior {
  /// The current ends; `nil` unless registered.
  package var ends: AttachmentEnds? {
    guard let record else { return nil }
    let (first, second) = record.points
    return AttachmentEnds(
      form: form(record), first: first,
      second: attachedBehaviorType == .anchor ? anchorPoint : second, length: record.length,
      axis: record.axis)
  }

  private func form(_ record: AttachmentRecord) -> AttachmentEnds.Form {
    switch kind {
    case .distance: record.isHinge ? .pin : frequency == 0 ? .rod : .spring
    case .limit: .rope
    case .sliding: .rail
    case .pin: .pin
    case .fixed: .weld
    }
  }
}
