// SPDX-License-Identifier: MIT

package import Geometry

/// The properties of an attachment behavior; nil ones have UIKit's default.
package struct SceneAttachment: Equatable, Sendable {
  /// How the item is held and by what.
  ///
  /// Items are indices as in `SceneBehavior.items`.
  package enum Link: Equatable, Sendable {
    /// A rod or a spring to a place.
    case anchor(offsetFromCenter: UIOffset, anchorPoint: CGPoint)
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

    /// Its word in a scene.
    package var word: String {
      switch self {
      case .anchor: "anchor"
      case .items: "items"
      case .limit: "limit"
      case .sliding: "sliding"
      case .fixed: "fixed"
      case .pin: "pin"
      }
    }
  }

  package var link: Link
  /// Pt; not negative.
  package var length: Double?
  package var damping: Double?
  /// Hz; 0 is rigid.
  package var frequency: Double?
  package var frictionTorque: Double?
  /// Contains 0; in pt along the axis for a sliding attachment, in rad clockwise for a pin.
  package var attachmentRange: UIFloatRange?

  package init(
    _ link: Link, length: Double? = nil, damping: Double? = nil, frequency: Double? = nil,
    frictionTorque: Double? = nil, attachmentRange: UIFloatRange? = nil
  ) {
    self.link = link
    (self.length, self.damping, self.frequency) = (length, damping, frequency)
    (self.frictionTorque, self.attachmentRange) = (frictionTorque, attachmentRange)
  }

  /// The other item it holds.
  package var attachedTo: Int? {
    switch link {
    case .anchor: nil
    case .items(_, let item, _), .limit(_, let item, _), .fixed(let item, _), .pin(let item, _):
      item
    case .sliding(let item, _, _): item
    }
  }
}
