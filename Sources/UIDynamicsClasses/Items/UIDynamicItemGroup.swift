// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Several items that move as one rigid body.
///
/// Add the group to behaviors, not its members. Each member contributes its own outline, upright
/// and where it lay when the group was made; the group weighs what they weigh together. Its center
/// is the middle of the rectangle around them, which need not be the center of mass. Members that
/// are views should lie directly in the reference view: the group's coordinates are the animator's
/// and theirs.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  deinit {}

  /// The members, in the order given.
  open var items: [any UIDynamicItem] { members }
  final let members: [any UIDynamicItem]

  /// Where the members lay from the center when the group was made, pt.
  let offsets: [CGVector]
  private var storedCenter: CGPoint
  private var storedTransform = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)

  /// Creates a group of items where they are.
  ///
  /// A group among them ends the process; `validate(_:)` tells beforehand. A group of nothing has
  /// no size, so that no animator takes it.
  public init(items: [any UIDynamicItem]) {
    require { () throws(UIDynamicsFault) in try Self.validate(items) }
    let extent = Self.extent(of: items)
    let middle = CGPoint(x: extent.midX, y: extent.midY)
    members = items
    storedCenter = middle
    offsets = items.map { CGVector(dx: $0.center.x - middle.x, dy: $0.center.y - middle.y) }
  }

  /// Throws why items cannot form a group.
  public static func validate(_ items: [any UIDynamicItem]) throws(UIDynamicsFault) {
    for item in items where item is UIDynamicItemGroup {
      throw UIDynamicsFault(
        .nestedGroup,
        "\(nameInMessages(of: item)) cannot be a member of another group. Put its items into one group."
      )
    }
  }

  /// The middle of the group when it was made, and where it was moved since, pt.
  ///
  /// Setting it moves every member by the same way.
  open var center: CGPoint {
    get { storedCenter }
    set {
      let (dx, dy) = (newValue.x - storedCenter.x, newValue.y - storedCenter.y)
      for item in members { item.center = CGPoint(x: item.center.x + dx, y: item.center.y + dy) }
      storedCenter = newValue
    }
  }

  /// The extents of the smallest rectangle around the members as they are, upright, pt.
  open var bounds: CGRect { CGRect(origin: .zero, size: Self.extent(of: members).size) }

  /// How the group is turned; all zeros until it is set.
  ///
  /// Setting it puts every member where the transform takes its first place around the center, and
  /// gives it the transform.
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

  /// A rectangle; not asked, since the outlines of the members count.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// A path without points; not asked, since the outlines of the members count.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Class and number of items.
  nonisolated open override var description: String {
    assumingIsolation {
      "<\(type(of: self)) of \(members.count) \(members.count == 1 ? "item" : "items")>"
    }
  }

  /// The rectangle around items, each taken upright; of no size without any.
  private static func extent(of items: [any UIDynamicItem]) -> CGRect {
    GroupExtent.rect(of: items.map { ($0.center, $0.bounds.size) })
  }
}
