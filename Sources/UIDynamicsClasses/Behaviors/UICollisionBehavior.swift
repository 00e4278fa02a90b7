// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A behavior that makes its items collide with each other and with boundaries.
///
/// Two items collide only if one collision behavior contains both. If several behaviors contain an item, their category and
/// mask bits are combined. Every behavior that contains both partners, or the item and the boundary, reports the contact.
open class UICollisionBehavior: UIDynamicBehavior {
  deinit {}

  /// The kinds of partners that items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits, one for each kind of partner.
    public let rawValue: UInt

    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items collide with other items of the behavior.
    ///
    /// They pass through its boundaries, but those contacts are reported.
    public static let items = Mode(rawValue: 1)
    /// Items collide with the boundaries of the behavior.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with both.
    public static let everything = Mode(rawValue: .max)
  }

  #if hasFeature(Embedded)
    /// The object notified when contacts begin and end.
    open unowned(unsafe) var collisionDelegate: (any UICollisionBehaviorDelegate)?
  #else
    /// The object notified when contacts begin and end.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  #endif

  /// The kinds of partners that the items collide with; initially `everything`.
  open var collisionMode = Mode.everything {
    didSet {
      guard collisionMode != oldValue, let record else { return }
      dynamicAnimator?.bridge.applyFilters(of: record)
      parametersDidChange()
    }
  }

  final var boundaries = OrderedTable<BoundaryName, CollisionBoundary>() {
    didSet { boundaryRevision &+= 1 }
  }
  /// Changes whenever the boundaries may have changed.
  package private(set) final var boundaryRevision = 0
  private(set) final var record: CollisionRecord?

  /// The insets of the implicit boundary from the reference bounds; `nil` if it is off.
  package internal(set) final var implicitBoundaryInsets: UIEdgeInsets?

  /// Creates a collision behavior with items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    setMembers(items)
  }

  /// Creates a collision behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The items, in order of addition.
  open var items: [any UIDynamicItem] { members }

  /// Adds an item; ignored if the behavior already contains it.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Removes an item; ignored if the behavior does not contain it.
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  // MARK: Boundaries

  /// A Boolean value that indicates whether the reference bounds are a boundary; initially `false`.
  ///
  /// The boundary follows the size of the reference view or of the layout's content. Setting this property resets the
  /// insets to 0. An animator created with `init()` has no reference bounds and therefore no such boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { implicitBoundaryInsets != nil }
    set { setImplicitBoundary(insets: newValue ? .zero : nil) }
  }

  /// Makes the reference bounds a boundary, moved inward by insets in points, or outward if they are negative.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    requireFinite(
      insets.top, insets.left, insets.bottom, insets.right, property: "insets", of: self)
    setImplicitBoundary(insets: insets)
  }

  /// Adds the first subpath of a path as a boundary, closed and hollow: items collide with it from either side.
  ///
  /// Curves become segments of about 10 pt. The boundary replaces one with the same name. A path with fewer than two distinct
  /// points ends the process; `validate(_:)` reports it in advance.
  open func addBoundary(withIdentifier identifier: BoundaryIdentifier, for bezierPath: UIBezierPath)
  {
    require { () throws(UIDynamicsFault) in try Self.validate(bezierPath) }
    add(.loop(UIBezierPath(copying: bezierPath)), identifier)
  }

  /// Adds a line between two points as a boundary; items collide with it from either side.
  ///
  /// The boundary replaces one with the same name. Two equal points end the process; `validate(from:to:)`
  /// reports it in advance.
  open func addBoundary(
    withIdentifier identifier: BoundaryIdentifier, from p1: CGPoint, to p2: CGPoint
  ) {
    require { () throws(UIDynamicsFault) in try Self.validate(from: p1, to: p2) }
    add(.segment(from: p1, to: p2), identifier)
  }

  /// Returns a new path with the shape of the named boundary, or `nil` if it does not exist.
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

  /// The names of the boundaries in order of addition, or `nil` if there are none; the implicit boundary is unnamed.
  open var boundaryIdentifiers: [BoundaryIdentifier]? {
    boundaries.isEmpty ? nil : boundaries.list().map { $0.name.identifier }
  }

  /// Removes the named boundary; ignored if it does not exist.
  open func removeBoundary(withIdentifier identifier: BoundaryIdentifier) {
    let name = BoundaryName(identifier)
    guard boundaries.remove(name) != nil else { return }
    changeBoundaries { bridge, record in bridge.removeBoundary(name, of: record) }
  }

  /// Removes all named boundaries; the implicit one stays.
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

  /// Items first, then named boundaries, then the implicit one: the order affects the last digits of results.
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

  /// Returns `true` if an earlier behavior with different items uses the same categories.
  private func sharesCategoriesWithOtherItems(in animator: UIDynamicAnimator) -> Bool {
    guard let number = record?.number, animator.bridge.collisionNumbers.isShared(number) else {
      return false
    }
    // The first one is enough: a later behavior with different items gets its own warning.
    for case let other as UICollisionBehavior in animator.registry.all.list()
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
