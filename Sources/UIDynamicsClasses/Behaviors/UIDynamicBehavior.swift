// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A rule by which an animator moves items, or a composite of several rules.
///
/// An instance of this class or of your own subclass is a *composite*: it acts only through its children and its action.
/// The built-in subclasses are *primitive*: they act on items directly and take no children. A behavior belongs to at most
/// one animator, and only once.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIDynamicBehavior: NSObject {
  /// A closure called at the end of every tick while the behavior is registered.
  ///
  /// The items have already moved. Actions run in the order in which the behaviors were added; UIKit leaves the order open.
  /// Changes made in an action take effect after all actions have run.
  open var action: (() -> Void)?

  /// The animator that the behavior is registered with, or `nil`.
  open internal(set) var dynamicAnimator: UIDynamicAnimator? {
    get { weakAnimator.object }
    set { weakAnimator.object = newValue }
  }
  private final var weakAnimator = Weak<UIDynamicAnimator>()

  /// The child behaviors, in order of addition.
  open var childBehaviors: [UIDynamicBehavior] { children.list() }

  /// The behavior's name in scenes and messages, or an empty string.
  package final var id = ""

  final var children = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  /// The composites that contain this behavior; in an animator, at most one.
  final var parents: [Weak<UIDynamicBehavior>] = []
  /// The animator that owns the behavior, directly or in a composite; inside a tick it is ahead of `dynamicAnimator`.
  final var owner: UIDynamicAnimator? {
    get { weakOwner.object }
    set { weakOwner.object = newValue }
  }
  private final var weakOwner = Weak<UIDynamicAnimator>()
  final var chainRelease = ChainRelease()

  final var members: [any UIDynamicItem] { memberTable.list() }
  private final var memberTable = OrderedTable<ItemKey, any UIDynamicItem>()

  /// True once the members have bodies, slightly after `dynamicAnimator` is set.
  private(set) var isAssociated = false

  var queuedWarnings: [UIDynamicsWarning] = []

  /// Creates a composite behavior without children.
  public override init() {}

  deinit {
    assumingIsolation {
      var last = children.list()
      children.removeAll()
      chainRelease.release(&last)
    }
  }

  /// Called when the behavior joins an animator, and with `nil` when it leaves it.
  ///
  /// During both calls `dynamicAnimator` is set. An override may add children or items. The default does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a child behavior to this composite, and to the animator that the composite is registered with.
  ///
  /// Ignored if it is already a child, or if this behavior is a built-in one. Inside an action or delegate call, the child
  /// takes effect at the end of the tick. An invalid child ends the process; `validate(child:)` reports it in advance.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { addChild(behavior) }

  /// Removes a child behavior from this composite and from the animator; ignored unless it is a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { removeChild(behavior) }

  /// A string with the class, the name and the number of items or children.
  nonisolated open override var description: String {
    assumingIsolation {
      let (count, one, many) =
        isComposite
        ? (children.count, "child", "children") : (memberTable.count, "item", "items")
      let name = id.isEmpty ? "" : " \(id)"
      return "<\(type(of: self))\(name) with \(count) \(count == 1 ? one : many)>"
    }
  }

  // MARK: Overridden by primitive behaviors

  var isComposite: Bool { true }

  /// Begins to act in an animator; from then on, each member has a body.
  func associate(with animator: UIDynamicAnimator) {
    isAssociated = true
    for item in members { join(item, animator) }
  }

  /// Stops acting in an animator; members that belong to no other behavior lose their bodies.
  func dissociate(from animator: UIDynamicAnimator) {
    for item in members { leave(item, animator) }
    isAssociated = false
  }

  /// True if `prepareStep(in:)` does anything.
  var preparesSteps: Bool { false }

  /// Acts on the world at the start of a tick, before its sub-steps.
  func prepareStep(in animator: UIDynamicAnimator) {}

  /// Forgets an animator that was deallocated with all its bodies.
  func forgetAnimator() {
    isAssociated = false
    dynamicAnimator = nil
  }

  func join(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    animator.bridge.retainBody(of: item, at: animator.reference.pose(of: item))
  }

  func leave(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    animator.bridge.releaseBody(of: item)
  }
}

extension UIDynamicBehavior: ChainNode {
}

// MARK: Members

extension UIDynamicBehavior {
  func contains(_ item: any UIDynamicItem) -> Bool { memberTable.contains(ItemKey(item)) }

  /// Adds items without notifying the animator; for initializers.
  func setMembers(_ items: [any UIDynamicItem]) {
    for item in items { memberTable.append(item, for: ItemKey(item)) }
  }

  func addMember(_ item: any UIDynamicItem) {
    guard !contains(item) else { return }
    if let animator = dynamicAnimator {
      require { () throws(UIDynamicsFault) in try animator.validate(item) }
    }
    memberTable.append(item, for: ItemKey(item))
    // Inside a tick, a behavior waiting to be registered already has an owner; one waiting to be removed still has an animator.
    if let animator = dynamicAnimator ?? owner, animator.isStepping {
      animator.pending.add(newcomer: item)
    }
    guard let animator = dynamicAnimator, isAssociated else { return }
    animator.change { self.join(item, animator) }
    animator.resume()
  }

  func removeMember(_ item: any UIDynamicItem) {
    guard memberTable.remove(ItemKey(item)) != nil else { return }
    guard let animator = dynamicAnimator, isAssociated else { return }
    animator.change { self.leave(item, animator) }
    animator.resumeIfMoving()
  }

  /// Wakes the members and starts the animator.
  func parametersDidChange() {
    guard let animator = dynamicAnimator, isAssociated else { return }
    for item in members { animator.bridge.wake(item) }
    animator.resume()
  }
}
