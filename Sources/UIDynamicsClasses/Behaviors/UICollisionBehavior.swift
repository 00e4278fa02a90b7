// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Makes its items collide with each other and with boundaries.
///
/// Items meet only if one collision behavior has both. An item in several meets what any of them
/// has it meet: the category and mask bits of all its behaviors are taken together, and each
/// behavior that has both partners (or the item and the boundary) reports the contact.
open class UICollisionBehavior: UIDynamicBehavior {
  deinit {}

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

  #if hasFeature(Embedded)
    /// Receives what begins and ends to touch.
    open unowned(unsafe) var collisionDelegate: (any UICollisionBehaviorDelegate)?
  #else
    /// Receives what begins and ends to touch.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  #endif

  /// What the items collide with; initially everything.
  open var collisionMode = Mode.everything {
    didSet {
      guard collisionMode != oldValue, let record else { return }
      dynamicAnimator?.bridge.applyFilters(of: record)
      parametersDidChange()
    }
  }

  /// The boundaries that have a name, in the order of adding.
  final var boundaries = OrderedTable<BoundaryName, CollisionBoundary>() {
    didSet { boundaryRevision &+= 1 }
  }
  /// Another number whenever the boundaries may be others.
  package private(set) final var boundaryRevision = 0
  /// While it is at work.
  private(set) final var record: CollisionRecord?

  /// How far the implicit boundary lies inside the reference bounds; nil while there is none.
  package internal(set) final var implicitBoundaryInsets: UIEdgeInsets?

  /// Creates a behavior in which the items collide with each other.
  public init(items: [any UIDynamicItem]) {
    super.init()
    setMembers(items)
  }

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The items that collide, in the order of adding.
  open var items: [any UIDynamicItem] { members }

  /// Makes an item collide; does nothing if it already does.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Stops an item from colliding; does nothing if it does not collide.
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  // MARK: Boundaries

  /// Whether the edges of the animator's reference bounds are a boundary; initially false.
  ///
  /// The boundary follows the size of the reference view or of the layout's content. Setting this
  /// makes the insets 0. An animator of plain `init()` has no reference bounds, and so no boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { implicitBoundaryInsets != nil }
    set { setImplicitBoundary(insets: newValue ? .zero : nil) }
  }

  /// Makes the reference bounds a boundary, moved inwards by insets; outwards by negative ones.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    requireFinite(
      insets.top, insets.left, insets.bottom, insets.right, property: "insets", of: self)
    setImplicitBoundary(insets: insets)
  }

  /// Makes the first part of a path a boundary, closed and hollow: items collide on either side.
  ///
  /// Curves become lines of about 10 pt. A boundary of the same name is replaced. A path of fewer
  /// than two points ends the process; `validate(_:)` tells beforehand.
  open func addBoundary(withIdentifier identifier: BoundaryIdentifier, for bezierPath: UIBezierPath)
  {
    require { () throws(UIDynamicsFault) in try Self.validate(bezierPath) }
    add(.loop(UIBezierPath(copying: bezierPath)), identifier)
  }

  /// Makes a line between two points a boundary; items collide on either side.
  ///
  /// A boundary of the same name is replaced. Points in the same place end the process;
  /// `validate(from:to:)` tells beforehand.
  open func addBoundary(
    withIdentifier identifier: BoundaryIdentifier, from p1: CGPoint, to p2: CGPoint
  ) {
    require { () throws(UIDynamicsFault) in try Self.validate(from: p1, to: p2) }
    add(.segment(from: p1, to: p2), identifier)
  }

  /// A new path like the boundary of this name, or nil if there is none.
  open func boundary(withIdentifier identifier: BoundaryIdentifier) -> UIBezierPath? {
    let name = BoundaryName(identifier)
    guard let boundary = boundaries[name] else { return nil }
    switch boundary.shape {
    case .loop(let path): return UIBezierPath(copying: path)
    case .segment(let from, let to):
      let path = UIBezierPath()
      path.move(to: from)
      path.addLine(to: to)
      return path
    }
  }

  /// The names of the boundaries in the order of adding, or nil if there are none.
  ///
  /// The implicit boundary has no name.
  open var boundaryIdentifiers: [BoundaryIdentifier]? {
    boundaries.isEmpty ? nil : boundaries.list().map { $0.name.identifier }
  }

  /// Removes the boundary of this name; ignored if there is none.
  open func removeBoundary(withIdentifier identifier: BoundaryIdentifier) {
    let name = BoundaryName(identifier)
    guard boundaries.remove(name) != nil else { return }
    changeBoundaries { bridge, record in bridge.removeBoundary(name, of: record) }
  }

  /// Removes all boundaries that have a name; the implicit one stays.
  open func removeAllBoundaries() {
    let names = boundaries.list().map { $0.name }
    guard !names.isEmpty else { return }
    boundaries.removeAll()
    changeBoundaries { bridge, record in
      for name in names { bridge.removeBoundary(name, of: record) }
    }
  }

  // MARK: Work in an animator

  override var isComposite: Bool { false }

  /// Items first, then named boundaries, then the implicit one: the order decides last digits.
  override func associate(with animator: UIDynamicAnimator) {
    let record = animator.bridge.addCollision(self)
    self.record = record
    super.associate(with: animator)
    if sharesCategoriesWithOtherItems(in: animator) {
      warn(
        .sharedCategories,
        "\(self) shares its categories with another collision behavior of \(animator.name), so the "
          + "items of one collide with the items and boundaries of the other.")
    }
    for boundary in boundaries.list() {
      animator.bridge.addBoundary(boundary, of: record)
      warnIfStoppingNothing(boundary, in: animator)
    }
    rebuildImplicitBoundary(in: animator)
  }

  /// Whether it has the categories of an earlier behavior, and other items than that one.
  private func sharesCategoriesWithOtherItems(in animator: UIDynamicAnimator) -> Bool {
    guard let number = record?.number, animator.bridge.collisionNumbers.isShared(number) else {
      return false
    }
    // The first is enough: a later one with other items was warned of itself.
    for case let other as UICollisionBehavior in animator.registered.list()
    where other !== self && other.record?.number.itemBit == number.itemBit {
      return Set(other.members.map { ItemKey($0) }) != Set(members.map { ItemKey($0) })
    }
    return false
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
