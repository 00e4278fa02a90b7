// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A rule by which an animator moves items, or several of them taken together.
///
/// An instance of this class, or of a subclass of one's own, is a *composite*: it has no effect
/// except through its children and its action. The built-in subclasses are *primitive*: they
/// have an effect and no children. A behavior belongs to at most one animator, and is in it at
/// most once.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIDynamicBehavior: NSObject {
  /// What to do at the end of every tick while the behavior is registered.
  ///
  /// The items have been moved by then. Actions run in the order in which the behaviors were added
  /// (UIKit promises none). What an action adds or removes takes effect when all have run.
  open var action: (() -> Void)?

  /// The animator the behavior is registered with, or nil.
  open internal(set) var dynamicAnimator: UIDynamicAnimator? {
    get { weakAnimator.object }
    set { weakAnimator.object = newValue }
  }
  private final var weakAnimator = Weak<UIDynamicAnimator>()

  /// The behaviors this one is composed of, in the order of adding.
  open var childBehaviors: [UIDynamicBehavior] { children.list() }

  /// The name by which scenes and messages call the behavior; empty if it has none.
  package final var id = ""

  final var children = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  /// The composites it is a child of; in an animator there is one at most.
  final var parents: [Weak<UIDynamicBehavior>] = []
  /// The animator on whose list it is, or a composite above it.
  ///
  /// Inside a tick ahead of `dynamicAnimator`.
  final var owner: UIDynamicAnimator? {
    get { weakOwner.object }
    set { weakOwner.object = newValue }
  }
  private final var weakOwner = Weak<UIDynamicAnimator>()
  final var chainRelease = ChainRelease()

  /// The items the behavior acts on, in the order of adding; none for a composite.
  final var members: [any UIDynamicItem] { memberTable.list() }
  private final var memberTable = OrderedTable<ItemKey, any UIDynamicItem>()

  /// Whether the members have bodies; true a little later than `dynamicAnimator` is set.
  private(set) var isAssociated = false

  /// What there was to warn of before there was an animator.
  var unsaidWarnings: [UIDynamicsWarning] = []

  /// Creates a composite behavior without children.
  public override init() {}

  deinit {
    assumingIsolation {
      var last = children.list()
      children.removeAll()
      chainRelease.release(&last)
    }
  }

  /// Called when the behavior is registered with an animator, and with nil when it leaves it.
  ///
  /// An override may add children or items. `dynamicAnimator` is set already, or set still. Does
  /// nothing here.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a behavior to this composite, and to the animator this one is registered with.
  ///
  /// Ignored if it is a child already, or if this behavior is a built-in one. In an action or a
  /// delegate's call the child starts to work at the end of the tick.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { addChild(behavior) }

  /// Takes a behavior out of this composite, and out of the animator; ignored unless it is a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { removeChild(behavior) }

  /// Class, name and number of items or children.
  nonisolated open override var description: String {
    assumingIsolation {
      let (count, one, many) =
        isComposite
        ? (children.count, "child", "children") : (memberTable.count, "item", "items")
      let name = id.isEmpty ? "" : " \(id)"
      return "<\(type(of: self))\(name) with \(count) \(count == 1 ? one : many)>"
    }
  }

  // MARK: For the primitive behaviors

  /// Whether children may be added; false for the built-in behaviors.
  var isComposite: Bool { true }

  /// Takes up the work in an animator: each member has a body from here on.
  func associate(with animator: UIDynamicAnimator) {
    isAssociated = true
    for item in members { join(item, animator) }
  }

  /// Ends the work in an animator: members without another behavior lose their bodies.
  func dissociate(from animator: UIDynamicAnimator) {
    for item in members { leave(item, animator) }
    isAssociated = false
  }

  /// Whether it does anything at the start of a tick.
  var preparesSteps: Bool { false }

  /// Acts on the world at the start of a tick, before its sub-steps.
  func prepareStep(in animator: UIDynamicAnimator) {}

  /// Forgets an animator that is gone with all its bodies.
  func forgetAnimator() {
    isAssociated = false
    dynamicAnimator = nil
  }

  /// Has an item take part from now on.
  func join(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    animator.bridge.retainBody(of: item, at: animator.reference.pose(of: item))
  }

  /// Has an item take part no longer.
  func leave(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    animator.bridge.releaseBody(of: item)
  }
}

// MARK: Relatives

extension UIDynamicBehavior: ChainNode {
}

// MARK: Members

extension UIDynamicBehavior {
  func contains(_ item: any UIDynamicItem) -> Bool { memberTable.contains(ItemKey(item)) }

  /// Adds items without telling the animator; for initialisers.
  func setMembers(_ items: [any UIDynamicItem]) {
    for item in items { memberTable.append(item, for: ItemKey(item)) }
  }

  /// Adds an item, unless it is there already.
  func addMember(_ item: any UIDynamicItem) {
    guard !contains(item) else { return }
    if let animator = dynamicAnimator {
      require { () throws(UIDynamicsFault) in try animator.validate(item) }
    }
    memberTable.append(item, for: ItemKey(item))
    // Inside a tick one that is to come has an owner already, one that is to go an animator still.
    if let animator = dynamicAnimator ?? owner, animator.isStepping {
      animator.pending.note(newcomer: item)
    }
    guard let animator = dynamicAnimator, isAssociated else { return }
    animator.change { self.join(item, animator) }
    animator.resume()
  }

  /// Removes an item, if it is there.
  func removeMember(_ item: any UIDynamicItem) {
    guard memberTable.remove(ItemKey(item)) != nil else { return }
    guard let animator = dynamicAnimator, isAssociated else { return }
    animator.change { self.leave(item, animator) }
    animator.resumeIfMoving()
  }

  /// Does what a changed parameter asks for: the members wake and the animator runs.
  func parametersDidChange() {
    guard let animator = dynamicAnimator, isAssociated else { return }
    for item in members { animator.bridge.wake(item) }
    animator.resume()
  }
}
