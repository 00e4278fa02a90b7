// SPDX-License-Identifier: MIT

internal import Geometry

/// Makes its items collide with each other and with boundaries.
///
/// Items meet only if one collision behavior has both. An item in several meets what any of them
/// has it meet: the category and mask bits of all its behaviors are taken together, and each
/// behavior that has both partners (or the item and the boundary) reports the contact.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    /// One bit for each kind of partner.
    public let rawValue: UInt

    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other items of the behavior.
    ///
    /// They fall through its boundaries, yet the contact is reported.
    public static let items = Mode(rawValue: 1)
    /// The boundaries of the behavior.
    public static let boundaries = Mode(rawValue: 2)
    /// Items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// Receives what begins and ends to touch.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// What the items collide with; initially everything.
  open var collisionMode = Mode.everything {
    didSet {
      guard collisionMode != oldValue, let record else { return }
      dynamicAnimator?.bridge.applyFilters(of: record)
      parametersDidChange()
    }
  }

  /// The boundaries that have a name, in the order of adding.
  final var boundaries = OrderedTable<BoundaryName, CollisionBoundary>()
  /// While it is at work.
  private(set) final var record: CollisionRecord?

  /// How far the implicit boundary lies inside the reference bounds; nil while there is none.
  var implicitBoundaryInsets: UIEdgeInsets?

  /// Creates a behavior in which the items collide with each other.
  public init(items: [any UIDynamicItem]) {
    super.init()
    setMembers(items)
  }

  /// Creates a behavior without items.
  public override init() { super.init() }

  /// The items that collide, in the order of adding.
  public var items: [any UIDynamicItem] { members }

  /// Makes an item collide; does nothing if it already does.
  public func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Stops an item from colliding; does nothing if it does not collide.
  public func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  // MARK: Work in an animator

  override var isComposite: Bool { false }

  /// Items first, then named boundaries, then the implicit one: the order decides last digits.
  override func associate(with animator: UIDynamicAnimator) {
    let record = animator.bridge.addCollision(self)
    self.record = record
    super.associate(with: animator)
    if animator.bridge.collisionNumbers.isShared(record.number) {
      warn(
        .sharedCategories,
        "\(self) shares its categories with another collision behavior of \(animator.name), so that "
          + "the items of both meet.")
    }
    for boundary in boundaries.list() {
      animator.bridge.addBoundary(boundary, of: record)
      warnIfStoppingNothing(boundary, in: animator)
    }
    rebuildImplicitBoundary(in: animator)
  }

  override func dissociate(from animator: UIDynamicAnimator) {
    super.dissociate(from: animator)
    if let record { animator.bridge.removeCollision(record) }
    record = nil
  }

  override func forgetAnimator() {
    record = nil
    super.forgetAnimator()
  }

  override func join(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    super.join(item, animator)
    if let record { animator.bridge.beginCollision(record, on: item) }
  }

  override func leave(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    if let record { animator.bridge.endCollision(record, on: item) }
    super.leave(item, animator)
  }
}
