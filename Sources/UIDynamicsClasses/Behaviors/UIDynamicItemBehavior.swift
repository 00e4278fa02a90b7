// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A behavior that sets physical properties of its items and changes their velocities.
///
/// Items without such a behavior use the default values. If several behaviors contain an item, each property comes from
/// the last one that set it to a different value. The order is that of the animator's behaviors, each followed by its
/// children. Values outside the usual range are accepted.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  deinit {}

  /// Only the settings that changed a value.
  private var changes = ItemSettings()
  private var assigned = ItemSettings()
  var pendingVelocities: [ItemKey: PendingVelocity] = [:]

  /// Creates an item behavior that changes nothing yet.
  public init(items: [any UIDynamicItem]) {
    super.init()
    setMembers(items)
  }

  /// Creates an item behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The items, in order of addition.
  open var items: [any UIDynamicItem] { members }

  /// Adds an item; ignored if the behavior already contains it.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Removes an item, which returns to the default properties and keeps its velocity.
  ///
  /// Ignored if the behavior does not contain the item.
  open func removeItem(_ item: any UIDynamicItem) {
    pendingVelocities[ItemKey(item)] = nil
    removeMember(item)
  }

  /// The fraction of the speed that an item keeps when it bounces, 0 to 1; initially 0.2.
  ///
  /// A collision uses the larger of the two partners' values.
  open var elasticity: CGFloat {
    get { assigned.elasticity ?? defaults.elasticity }
    set {
      tell({ $0.elasticity = newValue }, newValue, instead: elasticity, property: "elasticity")
    }
  }

  /// The coefficient of friction, 0 or more; initially 0.2.
  ///
  /// A contact uses the square root of the product of the two partners' values.
  open var friction: CGFloat {
    get { assigned.friction ?? defaults.friction }
    set { tell({ $0.friction = newValue }, newValue, instead: friction, property: "friction") }
  }

  /// The mass per unit of area, above 0; initially 1, which gives an item of 100 × 100 pt a mass of 1 kg.
  open var density: CGFloat {
    get { assigned.density ?? defaults.density }
    set {
      if !(Float(newValue) > 0) {
        stop(.invalidValue, "density of \(self) cannot be \(newValue). Use more than 0.")
      }
      tell({ $0.density = newValue }, newValue, instead: density, property: "density")
    }
  }

  /// The linear damping, in 1/s, 0 or more; initially 0.1.
  ///
  /// The velocity decays exponentially at this rate.
  open var resistance: CGFloat {
    get { assigned.resistance ?? defaults.resistance }
    set {
      tell({ $0.resistance = newValue }, newValue, instead: resistance, property: "resistance")
    }
  }

  /// The angular damping, in 1/s, 0 or more; initially 0.1.
  open var angularResistance: CGFloat {
    get { assigned.angularResistance ?? defaults.angularResistance }
    set {
      tell(
        { $0.angularResistance = newValue }, newValue, instead: angularResistance,
        property: "angularResistance")
    }
  }

  /// The electric charge, to which electric and magnetic fields respond; initially 0.
  open var charge: CGFloat {
    get { assigned.charge ?? defaults.charge }
    set { tell({ $0.charge = newValue }, newValue, instead: charge, property: "charge") }
  }

  /// A Boolean value that indicates whether the items are fixed in place; initially `false`.
  ///
  /// Other items collide with anchored ones. Anchoring sets an item's velocities to 0; a released item starts from rest.
  open var isAnchored: Bool {
    get { assigned.isAnchored ?? defaults.isAnchored }
    set { tell({ $0.isAnchored = newValue }, newValue, instead: isAnchored) }
  }

  /// A Boolean value that indicates whether forces and collisions rotate the items; initially `true`.
  ///
  /// Setting it to `false` does not stop an existing rotation.
  open var allowsRotation: Bool {
    get { assigned.allowsRotation ?? defaults.allowsRotation }
    set { tell({ $0.allowsRotation = newValue }, newValue, instead: allowsRotation) }
  }

  // MARK: Velocities

  /// Adds to the linear velocity of an item, in points per second.
  ///
  /// Until the behavior is added to an animator, velocities accumulate; the item starts with their sum. Ignored for zero and
  /// for an item that is not in the behavior.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    requireFinite(velocity.x, velocity.y, property: "linear velocity", of: item)
    guard velocity != .zero else { return }
    add(PendingVelocity(linear: velocity), to: item)
  }

  /// Returns the linear velocity of an item, in points per second.
  ///
  /// It is zero unless the behavior is in an animator and contains the item.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard contains(item) else { return .zero }
    return dynamicAnimator?.bridge.velocity(of: item)?.linear ?? .zero
  }

  /// Adds to the angular velocity of an item, in radians per second, clockwise on screen.
  ///
  /// The same rules apply as for `addLinearVelocity(_:for:)`.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    requireFinite(velocity, property: "angular velocity", of: item)
    guard velocity != 0 else { return }
    add(PendingVelocity(angular: velocity), to: item)
  }

  /// Returns the angular velocity of an item, in radians per second.
  ///
  /// It is zero unless the behavior is in an animator and contains the item.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard contains(item) else { return 0 }
    return dynamicAnimator?.bridge.velocity(of: item)?.angular ?? 0
  }

  // MARK: Settings

  private func tell(
    _ assign: (inout ItemSettings) -> Void, _ value: CGFloat, instead old: CGFloat,
    property: StaticString
  ) {
    requireFinite(value, property: property, of: self)
    tell(assign, value, instead: old)
  }

  /// Stores a setting and, if its value changes, wakes the animator.
  private func tell<Value: Equatable>(
    _ assign: (inout ItemSettings) -> Void, _ value: Value, instead old: Value
  ) {
    assign(&assigned)
    dynamicAnimator?.itemBehaviorsNeedWeighing = true
    guard value != old else { return }
    assign(&changes)
    parametersDidChange()
  }

  private var defaults: ItemProperties { (dynamicAnimator?.profile ?? .uikit).itemDefaults }

  func settings(in profile: Profile) -> ItemSettings {
    profile.quirks.onlyChangesCount ? changes : assigned
  }

  // MARK: Work in an animator

  override var isComposite: Bool { false }

  override func join(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    super.join(item, animator)
    animator.bridge.apply(settings(in: animator.profile), to: item)
    animator.itemBehaviorsNeedWeighing = true
    releasePendingVelocity(of: item, in: animator)
  }

  override func leave(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    animator.bridge.resetProperties(of: item)
    warnIfAnchorStays(item, animator)
    animator.itemBehaviorsNeedWeighing = true
    super.leave(item, animator)
  }

  private func warnIfAnchorStays(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    guard animator.profile.quirks.anchorOutlivesBehavior, isAnchored || charge != 0,
      animator.bridge.useCount(of: item) > 1
    else { return }
    warn(
      .anchorStays,
      "An item removed from \(self) stays anchored or charged while it is in another behavior.")
  }
}
