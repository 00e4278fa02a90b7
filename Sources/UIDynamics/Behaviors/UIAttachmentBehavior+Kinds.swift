// SPDX-License-Identifier: MIT

public import Geometry

// The kinds of attachment that UIKit makes with class functions. Items that are attached in one of
// these ways do not collide with each other.
extension UIAttachmentBehavior {
  /// Has an item slide along another: on an axis through a point, without turning against it.
  ///
  /// The axis turns with the item. Its length does not count; `validate(axisOfTranslation:)` tells
  /// whether it has a direction.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    require { () throws(UIDynamicsFault) in try validate(axisOfTranslation: axis) }
    return UIAttachmentBehavior(.sliding(axis: axis), [item1, item2], anchor: point)
  }

  /// Has an item slide on an axis through a fixed point, without turning.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    require { () throws(UIDynamicsFault) in try validate(axisOfTranslation: axis) }
    return UIAttachmentBehavior(.sliding(axis: axis), [item], anchor: point)
  }

  /// Ties two items together by a rope as long as the places are apart.
  ///
  /// UIKit takes the places opposite to the offsets and along the axes of the animator, not of the
  /// items (measured, and reported to Apple); so does this profile, with a warning. The profile
  /// `documented` takes them as they are given.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, [item1, item2], offsets: (offset1, offset2))
  }

  /// Fixes two items to each other at a point.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, [item1, item2], anchor: point)
  }

  /// Pins two items together at a point, about which they turn.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, [item1, item2], anchor: point)
  }

  /// Throws why a vector cannot be the axis of a sliding attachment.
  public class func validate(axisOfTranslation axis: CGVector) throws(UIDynamicsFault) {
    if UnitConversion.isDirection(axis) { return }
    throw UIDynamicsFault(
      .invalidValue,
      "The axis (\(axis.dx), \(axis.dy)) of a sliding attachment is no direction. "
        + "Give it a vector of finite length above 0.")
  }

  /// Throws why items cannot be attached to each other.
  public class func validate(_ items: [any UIDynamicItem]) throws(UIDynamicsFault) {
    guard items.count == 2, ItemKey(items[0]) == ItemKey(items[1]) else { return }
    throw UIDynamicsFault(
      .selfAttachment,
      "\(items[0]) cannot be attached to itself. Attach it to another item or to an anchor.")
  }
}
