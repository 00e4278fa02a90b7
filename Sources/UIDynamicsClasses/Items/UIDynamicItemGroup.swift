// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A group of items that moves as one rigid body.
///
/// Add the group to behaviors, not its members. Each member contributes its outline, upright and at its position when
/// the group was created; the masses add up. The group's center is the middle of the rectangle around the members, which
/// may differ from the center of mass. Members that are views should be direct subviews of the reference view, because
/// the group uses the animator's coordinates.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  deinit {}

  /// The members, in the order given.
  open var items: [any UIDynamicItem] { members }
  final let members: [any UIDynamicItem]

  /// The members' offsets from the center when the group was created, pt.
  let offsets: [CGVector]
  private var storedCenter: CGPoint
  private var storedTransform = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)

  /// Creates a group of items at their current positions.
  ///
  /// A group among the items ends the process; `validate(_:)` reports it in advance. Animators reject an empty group,
  /// because it has no size.
  public init(items: [any UIDynamicItem]) {
    require { () throws(UIDynamicsFault) in try Self.validate(items) }
    let extent = Self.extent(of: items)
    members = items
    let middle = extent.center
    storedCenter = middle
    offsets = items.map { CGVector(dx: $0.center.x - middle.x, dy: $0.center.y - middle.y) }
  }

  /// Throws a fault if items cannot form a group.
  public static func validate(_ items: [any UIDynamicItem]) throws(UIDynamicsFault) {
    for item in items where item is UIDynamicItemGroup {
      throw UIDynamicsFault(
        .nestedGroup,
        "\(nameInMessages(of: item)) cannot be a member of another group. Put all items in one group."
      )
    }
  }

  /// The center of the group, in points; initially the middle of the rectangle around the members.
  ///
  /// Setting it moves all members by the same amount.
  open var center: CGPoint {
    get { storedCenter }
    set {
      let (dx, dy) = (newValue.x - storedCenter.x, newValue.y - storedCenter.y)
      for item in members { item.center = CGPoint(x: item.center.x + dx, y: item.center.y + dy) }
      storedCenter = newValue
    }
  }

  /// The size of the smallest rectangle around the members without their rotations, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: Self.extent(of: members).size) }

  /// The transform of the group; all zeros until you set it, as in UIKit.
  ///
  /// Setting it also sets the transform of every member, and moves each to its transformed original offset from the center.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedTransform = newValue
      for (item, offset) in zip(members, offsets) {
        let turned = CGPoint(x: offset.dx, y: offset.dy).applying(newValue)
        item.center = CGPoint(x: storedCenter.x + turned.x, y: storedCenter.y + turned.y)
        item.transform = newValue
      }
    }
  }

  /// Returns `rectangle`, which has no effect: the members' outlines are used.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// Returns an empty path, which has no effect: the members' outlines are used.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// A string with the class and the number of items.
  nonisolated open override var description: String {
    assumingIsolation {
      "<\(type(of: self)) of \(members.count) \(members.count == 1 ? "item" : "items")>"
    }
  }

  /// Returns the rectangle around items without their rotations; its size is zero if there are none.
  private static func extent(of items: [any UIDynamicItem]) -> CGRect {
    GroupExtent.rect(of: items.map { ($0.center, $0.bounds.size) })
  }
}
