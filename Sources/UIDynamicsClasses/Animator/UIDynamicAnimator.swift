// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Moves items by the rules of its behaviors, one tick at a time.
///
/// UIKit's animator is driven by the display. This one is driven by whoever owns it: while
/// `isRunning`, call `advance(by:)` once for each frame. It starts when something is added or
/// changed and stops by itself when everything is at rest.
///
/// For one thread at a time; different animators are independent. As in UIKit, the list of behaviors can be
/// changed outside of the main actor, for example in a `deinit`.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIDynamicAnimator: NSObject {
  #if hasFeature(Embedded)
    /// Receives pause and resume.
    open unowned(unsafe) var delegate: (any UIDynamicAnimatorDelegate)?
  #else
    /// Receives pause and resume.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
  #endif

  /// The behaviors that were added and not removed, in the order of adding, without their children.
  ///
  /// Up to date at once, also inside a tick.
  nonisolated open var behaviors: [UIDynamicBehavior] { assumingIsolation { topBehaviors.list() } }
  var topBehaviors = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  /// How many behaviors, and fields among them, are on the list or below it.
  package final var behaviorCount = 0
  var fieldCount = 0

  /// Whether the animator takes ticks.
  open internal(set) var isRunning = false

  /// Is told of everything that works otherwise than one would expect, each once.
  ///
  /// What was said before there was a handler is in `warnings`.
  open var warningHandler: ((UIDynamicsWarning) -> Void)?

  /// What was warned of so far, in order.
  public internal(set) var warnings: [UIDynamicsWarning] = []
  var saidWarnings: Set<UIDynamicsWarning> = []

  /// Never another object: one that might change would be counted at each of the many looks in a tick.
  final let reference: ReferenceSystem
  final let bridge = WorldBridge(profile: .uikit)
  var clock = AnimatorClock(.uikit)

  /// Behaviors at work, parents before children, in the order in which they began.
  var registered = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  /// Those of them that do something at the start of a tick.
  var preparing = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  /// What is asked for inside a tick and waits for its end.
  var pending = PendingChanges()
  /// Whether a tick is going on.
  var isStepping = false
  /// Whether a property of an item behavior changed since the last tick.
  var itemBehaviorsNeedWeighing = false
  /// Reference bounds the implicit boundaries were built for.
  var knownReferenceBounds: CGRect?

  /// Creates an animator for views inside the given one, whose coordinates are the world's.
  public init(referenceView view: UIView) {
    reference = ReferenceSystem(view: view)
    knownReferenceBounds = reference.bounds
    super.init()
    view.addSizeObserver(self)
  }

  /// Creates an animator for the elements of a layout; it invalidates the layout after each tick.
  ///
  /// The size of the content is asked for when it is first needed. As in `init()`, a subclass that
  /// overrides `init(referenceView:)` is given a view of no size there.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(ReferenceSystem(layout: layout))
  }

  /// Creates an animator in abstract coordinates, for items of one's own.
  ///
  /// It has no reference bounds, and so no implicit boundary. A subclass that overrides
  /// `init(referenceView:)` is given a view of no size there, which is forgotten at once.
  public override convenience init() { self.init(ReferenceSystem()) }

  private convenience init(_ reference: ReferenceSystem) {
    self.init(referenceView: UIView())
    self.reference.become(reference)
    knownReferenceBounds = nil
    reference.layout?.animators.add(self)
  }

  /// Behaviors may outlive their animator; they must not think they were still at work.
  deinit {
    assumingIsolation {
      for behavior in registered.list() { behavior.forgetAnimator() }
    }
  }

  /// Which of UIKit's peculiarities are reproduced; to be set before the first behavior is added.
  package var profile: Profile {
    get { bridge.profile }
    set {
      precondition(registered.isEmpty && clock.ticks == 0, "The profile came after a behavior.")
      bridge.profile = newValue
      clock = AnimatorClock(newValue)
    }
  }

  /// The view whose coordinates are the world's, as long as it lives; nil for other animators.
  open var referenceView: UIView? { reference.view }

  /// The layout whose elements are moved, as long as it lives; nil for other animators.
  package var collectionViewLayout: UICollectionViewLayout? { reference.layout }

  /// The sum of all ticks, s.
  ///
  /// Does not grow while the animator is paused, and never goes back.
  open var elapsedTime: TimeInterval { clock.elapsedTime }

  /// Pixels per point of the screen on which views, layout attributes and groups show; nil, at
  /// first, for a screen without pixels, on which they show exactly where they are.
  ///
  /// UIKit always rounds, by the scale of the device. With a scale, their centers are rounded to
  /// whole pixels and their rotations to 1/5000 rad after every tick, while the motion goes on
  /// exactly; items of one's own are never rounded.
  public var screenScale: CGFloat? {
    didSet {
      guard let screenScale, !(screenScale > 0 && screenScale.isFinite) else { return }
      stop(
        .invalidValue,
        "screenScale of \(self) cannot be \(screenScale). Give it more than 0 pixels per point.")
    }
  }

  #if !hasFeature(Embedded)
    /// The settings of UIKit's debugging aid; kept, and without effect.
    final var debuggingValues: [String: Any] = [:]
  #endif

  #if !FOUNDATION_TYPES && !hasFeature(Embedded)
    /// Keeps a value for one of the keys of UIKit's debugging aid, and does nothing else with it.
    ///
    /// Another key ends the process, where UIKit raises an exception.
    open override func setValue(_ value: Any?, forKey key: String) {
      keepDebuggingValue(value, key)
    }

    /// A value that was set for one of the keys of UIKit's debugging aid, or a stored property.
    open override func value(forKey key: String) -> Any? { debuggingValue(key) }
  #endif

  // MARK: Behaviors

  /// Adds a behavior and starts the animator; ignored if it was added before.
  ///
  /// In an action or a delegate's call the behavior starts to work at the end of the tick. One that
  /// is a child of an added behavior, or belongs to another animator, ends the process;
  /// `validate(_:)` tells beforehand.
  nonisolated open func addBehavior(_ behavior: UIDynamicBehavior) {
    assumingIsolation {
      guard !topBehaviors.contains(ObjectIdentifier(behavior)) else { return }
      require { () throws(UIDynamicsFault) in try validate(behavior) }
      topBehaviors.append(behavior, for: ObjectIdentifier(behavior))
      own(behavior)
      register(behavior, in: nil)
    }
  }

  /// Removes a behavior; ignored unless it was added itself.
  ///
  /// In an action or a delegate's call the behavior works until the end of the tick.
  nonisolated open func removeBehavior(_ behavior: UIDynamicBehavior) {
    assumingIsolation {
      guard topBehaviors.remove(ObjectIdentifier(behavior)) != nil else { return }
      disown(behavior)
      unregister([behavior])
    }
  }

  /// Removes all behaviors.
  ///
  /// The animator pauses with its next tick.
  nonisolated open func removeAllBehaviors() {
    assumingIsolation {
      let removed = topBehaviors.list()
      topBehaviors.removeAll()
      for behavior in removed { disown(behavior) }
      unregister(removed)
    }
  }

  // MARK: Items

  /// The items in a rectangle, and those up to 10 pt outside of it.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { bridge.items(in: rect) }

  /// Takes over where a participating item is now; it keeps its velocity, and the animator starts.
  ///
  /// Center and rotation are read, the size is not. Ignored for an item in no behavior. With a
  /// `screenScale` a center that only shows the body's rounded one is left alone, and a new
  /// rotation of a view, layout attribute or group is ignored (as in UIKit).
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let record = bridge.record(of: item) else { return }
    let (old, pose) = (bridge.pose(of: record.body), reference.pose(of: item))
    require { () throws(UIDynamicsFault) in try validate(pose, of: item) }
    bridge.setPose(of: record, poseToTakeOver(from: item, at: pose, insteadOf: old))
    resume()
  }

  // MARK: Elements of a layout

  /// The attributes that are moved for a cell, or nil.
  ///
  /// They are the object that took part first; layouts make new ones for the same element.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .init(category: .cell, kind: nil, indexPath: indexPath))
  }

  /// The attributes that are moved for a supplementary view, or nil.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .init(category: .supplementaryView, kind: kind, indexPath: indexPath))
  }

  /// The attributes that are moved for a decoration view, or nil.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .init(category: .decorationView, kind: decorationViewKind, indexPath: indexPath))
  }

  /// Class, "Stopped" if it is, elapsed time, and the reference system with its bounds.
  nonisolated open override var description: String {
    assumingIsolation {
      "<\(type(of: self))>\(isRunning ? "" : " Stopped") (\(elapsedTime)s) in \(reference)"
    }
  }
}
