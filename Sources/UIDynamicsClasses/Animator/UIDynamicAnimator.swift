// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// An object that moves items according to its behaviors, one tick at a time.
///
/// The display drives UIKit's animator; you drive this one. While `isRunning` is `true`, call `advance(by:)` once per frame.
/// The animator starts when you add or change something, and pauses when everything is at rest.
///
/// Use an animator from one thread at a time; different animators are independent. As in UIKit, you can add and remove
/// behaviors, and read the list of them, outside the main actor, for example in a `deinit`.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIDynamicAnimator: NSObject {
  #if hasFeature(Embedded)
    /// The object notified when the animator pauses and resumes.
    open unowned(unsafe) var delegate: (any UIDynamicAnimatorDelegate)?
  #else
    /// The object notified when the animator pauses and resumes.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
  #endif

  /// The behaviors added directly and not removed, in order of addition.
  ///
  /// Children are not included. The list is up to date even inside a tick.
  nonisolated open var behaviors: [UIDynamicBehavior] { assumingIsolation { registry.top.list() } }
  final var registry = BehaviorRegistry()

  /// A Boolean value that indicates whether the animator is running and expects ticks.
  open internal(set) var isRunning = false

  /// A closure that receives each warning once.
  ///
  /// Warnings issued before you set it are in `warnings`.
  open var warningHandler: ((UIDynamicsWarning) -> Void)?

  /// The warnings issued so far, in order.
  public internal(set) var warnings: [UIDynamicsWarning] = []
  var saidWarnings: Set<UIDynamicsWarning> = []

  /// A constant, because a variable would be retained and released at every access in a tick.
  final let reference: ReferenceSystem
  final let bridge = WorldBridge(profile: .uikit)
  var clock = AnimatorClock(.uikit)

  var pending = PendingChanges()
  var isStepping = false
  var itemBehaviorsNeedWeighing = false
  var knownReferenceBounds: CGRect?

  /// Creates an animator for the descendants of a view, in the view's coordinate system.
  public init(referenceView view: UIView) {
    reference = ReferenceSystem(view: view)
    knownReferenceBounds = reference.bounds
    super.init()
    view.addSizeObserver(self)
  }

  /// Creates an animator for the elements of a layout, in the coordinates of its content.
  ///
  /// The animator invalidates the layout after each tick, and reads the content size when first needed. As with `init()`,
  /// a subclass's override of `init(referenceView:)` receives an empty view.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(ReferenceSystem(layout: layout))
  }

  /// Creates an animator in abstract coordinates, for items of your own classes.
  ///
  /// It has no reference bounds and therefore no implicit boundary. A subclass's override of `init(referenceView:)`
  /// receives an empty view, which the animator does not keep.
  public override convenience init() { self.init(ReferenceSystem()) }

  private convenience init(_ reference: ReferenceSystem) {
    self.init(referenceView: UIView())
    self.reference.become(reference)
    knownReferenceBounds = nil
    reference.layout?.animators.add(self)
  }

  // Behaviors may outlive their animator.
  deinit {
    assumingIsolation {
      for behavior in registry.all.list() { behavior.forgetAnimator() }
    }
  }

  /// The UIKit generation and quirks to reproduce; set it before adding behaviors.
  package var profile: Profile {
    get { bridge.profile }
    set {
      precondition(
        registry.all.isEmpty && clock.ticks == 0, "Set the profile before adding behaviors.")
      bridge.profile = newValue
      clock = AnimatorClock(newValue)
    }
  }

  /// The view that the animator was created with; `nil` for other animators or once the view is deallocated.
  open var referenceView: UIView? { reference.view }

  /// The number of behaviors, children included.
  package final var behaviorCount: Int { registry.count }

  package var collectionViewLayout: UICollectionViewLayout? { reference.layout }

  /// The sum of all ticks, in seconds.
  ///
  /// It does not grow while the animator is paused, and never decreases.
  open var elapsedTime: TimeInterval { clock.elapsedTime }

  /// The number of pixels per point used for rounding, or `nil`, the default, to show exact positions.
  ///
  /// UIKit always rounds to the device's scale. With a scale, views, layout attributes and groups show centers on whole
  /// pixels and rotations in steps of 1/5000 rad. The simulation stays exact, and items of your own classes are never
  /// rounded. A value that is not finite or not above 0 ends the process.
  public var screenScale: CGFloat? {
    didSet {
      guard let screenScale, !(screenScale > 0 && screenScale.isFinite) else { return }
      stop(
        .invalidValue,
        "screenScale of \(self) cannot be \(screenScale). Use more than 0 pixels per point.")
    }
  }

  #if !hasFeature(Embedded)
    final var debuggingValues: [String: Any] = [:]
  #endif

  #if !FOUNDATION_TYPES && !hasFeature(Embedded)
    /// Stores a value for one of UIKit's debugging keys; the value has no effect.
    ///
    /// Any other key ends the process, where UIKit raises an exception.
    open override func setValue(_ value: Any?, forKey key: String) {
      keepDebuggingValue(value, key)
    }

    /// Returns the value stored for one of UIKit's debugging keys, or a stored property.
    open override func value(forKey key: String) -> Any? { debuggingValue(key) }
  #endif

  // MARK: Behaviors

  /// Adds a behavior and starts the animator; ignored if it was already added.
  ///
  /// Inside an action or delegate call, the behavior takes effect at the end of the tick. Adding a child of an added
  /// behavior, or a behavior of another animator, ends the process; `validate(_:)` reports it in advance.
  nonisolated open func addBehavior(_ behavior: UIDynamicBehavior) {
    assumingIsolation {
      guard !registry.top.contains(ObjectIdentifier(behavior)) else { return }
      require { () throws(UIDynamicsFault) in try validate(behavior) }
      registry.top.append(behavior, for: ObjectIdentifier(behavior))
      own(behavior)
      register(behavior, in: nil)
    }
  }

  /// Removes a behavior that was added directly; ignores any other.
  ///
  /// Inside an action or delegate call, the behavior stays in effect until the end of the tick.
  nonisolated open func removeBehavior(_ behavior: UIDynamicBehavior) {
    assumingIsolation {
      guard registry.top.remove(ObjectIdentifier(behavior)) != nil else { return }
      disown(behavior)
      unregister([behavior])
    }
  }

  /// Removes all behaviors; the animator pauses with its next tick.
  nonisolated open func removeAllBehaviors() {
    assumingIsolation {
      let removed = registry.top.list()
      registry.top.removeAll()
      for behavior in removed { disown(behavior) }
      unregister(removed)
    }
  }

  // MARK: Items

  /// Returns the items whose bounding boxes, enlarged by 10 pt on each side, intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { bridge.items(in: rect) }

  /// Moves an item's body to the item's current center and rotation, and starts the animator.
  ///
  /// The body keeps its velocity; the size is not read. Ignored if no behavior contains the item. With a `screenScale`, views,
  /// layout attributes and groups ignore a center that rounds to the same pixels. As in UIKit, they also ignore a new
  /// rotation.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let record = bridge.record(of: item) else { return }
    let (old, pose) = (bridge.pose(of: record.body), reference.pose(of: item))
    require { () throws(UIDynamicsFault) in try validate(pose, of: item) }
    bridge.setPose(of: record, poseToTakeOver(from: item, at: pose, insteadOf: old))
    resume()
  }

  // MARK: Elements of a layout

  /// Returns the layout attributes that the animator moves for a cell, or `nil`.
  ///
  /// A layout may create new attributes for the same element; the animator moves the object that it received first.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .init(category: .cell, kind: nil, indexPath: indexPath))
  }

  /// Returns the layout attributes that the animator moves for a supplementary view, or `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .init(category: .supplementaryView, kind: kind, indexPath: indexPath))
  }

  /// Returns the layout attributes that the animator moves for a decoration view, or `nil`.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .init(category: .decorationView, kind: decorationViewKind, indexPath: indexPath))
  }

  /// A string with the class, "Stopped" if paused, the elapsed time, and the reference system with its bounds.
  nonisolated open override var description: String {
    assumingIsolation {
      "<\(type(of: self))>\(isRunning ? "" : " Stopped") (\(elapsedTime)s) in \(reference)"
    }
  }
}
