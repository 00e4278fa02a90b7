// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// How an attachment behavior holds its item and by what.
///
/// Items are indices as in `SceneBehavior.items`; the anchor point is among the behavior's values.
package enum SceneAttachment: Equatable, Sendable {
  /// A rod or a spring to a place.
  case anchor(offsetFromCenter: UIOffset)
  /// A rod or a spring to an item.
  case items(offsetFromCenter: UIOffset, attachedTo: Int, offset: UIOffset)
  /// A rope to an item.
  case limit(offsetFromCenter: UIOffset, attachedTo: Int, offset: UIOffset)
  /// A rail in the direction of a unit vector, which is another item's or stands still.
  case sliding(attachedTo: Int?, attachmentAnchor: CGPoint, axisOfTranslation: CGVector)
  /// A rigid joint with an item.
  case fixed(attachedTo: Int, attachmentAnchor: CGPoint)
  /// A hinge with an item.
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

  /// The other item it holds.
  package var attachedTo: Int? {
    switch self {
    case .anchor: nil
    case .items(_, let item, _), .limit(_, let item, _), .fixed(let item, _), .pin(let item, _):
      item
    case .sliding(let item, _, _): item
    }
  }
}
