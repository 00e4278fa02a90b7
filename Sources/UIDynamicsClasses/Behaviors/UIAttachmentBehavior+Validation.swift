// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

extension UIAttachmentBehavior {
  /// Throws a fault unless a vector defines a direction that a sliding attachment can use as its axis.
  public class func validate(axisOfTranslation axis: CGVector) throws(UIDynamicsFault) {
    if UnitConversion.isDirection(axis) { return }
    throw UIDynamicsFault(
      .invalidValue,
      "The axis (\(axis.dx), \(axis.dy)) of a sliding attachment is not a direction. "
        + "Use a vector of finite length above 0.")
  }

  /// Throws a fault if items cannot be attached to each other.
  public class func validate(_ items: [any UIDynamicItem]) throws(UIDynamicsFault) {
    guard items.count == 2, ItemKey(items[0]) == ItemKey(items[1]) else { return }
    throw UIDynamicsFault(
      .selfAttachment,
      "\(nameInMessages(of: items[0])) cannot be attached to itself. Attach it to another item or to an anchor."
    )
  }
}
