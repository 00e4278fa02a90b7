// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// A kind of attachment with its fixed arguments; items are indices as in `SceneBehavior.items`.
package enum SceneAttachment: Equatable, Sendable {
  /// A rod or a spring to an anchor point.
  case anchor(offsetFromCenter: UIOffset)
  /// A rod or a spring to another item.
  case items(offsetFromCenter: UIOffset, attachedTo: Int, offset: UIOffset)
  /// A rope to another item.
  case limit(offsetFromCenter: UIOffset, attachedTo: Int, offset: UIOffset)
  /// A rail along a unit vector, fixed or attached to another item.
  case sliding(attachedTo: Int?, attachmentAnchor: CGPoint, axisOfTranslation: CGVector)
  /// A rigid joint with another item.
  case fixed(attachedTo: Int, attachmentAnchor: CGPoint)
  /// A hinge with another item.
  case pin(attachedTo: Int, attachmentAnchor: CGPoint)

  package var type: AttachmentType {
    switch self {
    case .anchor: .anchor
    case .items: .items
    case .sliding: .sliding
    case .limit: .limit
    case .fixed: .fixed
    case .pin: .pin
    }
  }

  package var attachedTo: Int? {
    switch self {
    case .anchor: nil
    case .items(_, let item, _), .limit(_, let item, _), .fixed(let item, _), .pin(let item, _):
      item
    case .sliding(let item, _, _): item
    }
  }
}
