// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Gives its items physical properties, and pushes their velocities.
///
/// Items in no such behavior have the same values as a new one shows. Several may hold the same
/// item: property by property the last one that was told something else than it had counts, in the
/// order of the animator's behaviors, each followed by its children. Values are taken as they
/// come, outside the customary range too.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  deinit {}

  /// What was told that differs from what it was before.
  private var changes = ItemSettings()
  /// Everything that was told.
  private var told = ItemSettings()
  var pendingVelocities: [ItemKey: PendingVelocity] = [:]

  /// Creates a behavior for items that changes nothing yet.
  public init(items: [any UIDynamicItem]) {
    super.init()
    setMembers(items)
  }

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The items it gives properties to, in the order of adding.
  open var items: [any UIDynamicItem] { members }

  /// Gives an item the properties; does nothing if it already has them.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Lets an item go back to the default properties; its velocity stays.
  ///
  /// Does nothing for an item it does not have.
  open func removeItem(_ item: any UIDynamicItem) {
    pendingVelocities[ItemKey(item)] = nil
    removeMember(item)
  }

  /// Share of the speed that a bounce gives back, 0 to 1; initially 0.2.
  ///
  /// The larger of two counts.
  open var elasticity: CGFloat {
    get { told.elasticity ?? defaults.elasticity }
    set {
      tell({ $0.elasticity = newValue }, newValue, instead: elasticity, property: "elasticity")
    }
  }

  /// Coefficient of friction, 0 and up; initially 0.2.
  ///
  /// Two surfaces meet with the root of the product.
  open var friction: CGFloat {
    get { told.friction ?? defaults.friction }
    set { tell({ $0.friction = newValue }, newValue, instead: friction, property: "friction") }
  }

  /// Weight of an area, above 0; initially 1, with which 100 × 100 pt weigh 1 kg.
  open var density: CGFloat {
    get { told.density ?? defaults.density }
    set {
      if !(Float(newValue) > 0) {
        stop(.invalidValue, "density of \(self) cannot be \(newValue). Give it more than 0.")
      }
      tell({ $0.density = newValue }, newValue, instead: density, property: "density")
    }
  }

  /// Share of the velocity that is lost in a second, 1/s, 0 and up; initially 0.1.
  ///
  /// The loss is proportional to the velocity, so that it decays exponentially.
  open var resistance: CGFloat {
    get { told.resistance ?? defaults.resistance }
    set {
      tell({ $0.resistance = newValue }, newValue, instead: resistance, property: "resistance")
    }
  }

  /// Share of the turning velocity that is lost in a second, 1/s, 0 and up; initially 0.1.
  open var angularResistance: CGFloat {
    get { told.angularResistance ?? defaults.angularResistance }
    set {
      tell(
        { $0.angularResistance = newValue }, newValue, instead: angularResistance,
        property: "angularResistance")
    }
  }

  /// Electric charge, to which electric and magnetic fields respond; initially 0.
  open var charge: CGFloat {
    get { told.charge ?? defaults.charge }
    set { tell({ $0.charge = newValue }, newValue, instead: charge, property: "charge") }
  }

  /// Whether the items stand still and only others bounce off them; initially false.
  ///
  /// Set true, they lose their velocities; set false again, they start from rest.
  open var isAnchored: Bool {
    get { told.isAnchored ?? defaults.isAnchored }
    set { tell({ $0.isAnchored = newValue }, newValue, instead: isAnchored) }
  }

  /// Whether forces and collisions turn the items; initially true.
  ///
  /// Set false, a spin they have stays.
  open var allowsRotation: Bool {
    get { told.allowsRotation ?? defaults.allowsRotation }
    set { tell({ $0.allowsRotation = newValue }, newValue, instead: allowsRotation) }
  }

  // MARK: Velocities

  /// Adds to the velocity of an item, pt/s.
  ///
  /// Before the behavior is in an animator the sum is kept, and is what the item starts with.
  /// Ignored for an item that is not in this behavior, and for zero.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    requireFinite(velocity.x, velocity.y, property: "linear velocity", of: item)
    guard velocity != .zero else { return }
    add(PendingVelocity(linear: velocity), to: item)
  }

  /// The velocity of an item, pt/s; zero unless the behavior is in an animator and has the item.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard contains(item) else { return .zero }
    return dynamicAnimator?.bridge.velocity(of: item)?.linear ?? .zero
  }

  /// Adds to the turning velocity of an item, rad/s, clockwise on screen; otherwise as above.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    requireFinite(velocity, property: "angular velocity", of: item)
    guard velocity != 0 else { return }
    add(PendingVelocity(angular: velocity), to: item)
  }

  /// The turning velocity of an item, rad/s; zero unless the behavior is in an animator and has it.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard contains(item) else { return 0 }
    return dynamicAnimator?.bridge.velocity(of: item)?.angular ?? 0
  }

  // MARK: What is told

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
    assign(&told)
    dynamicAnimator?.itemBehaviorsNeedWeighing = true
    guard value != old else { return }
    assign(&changes)
    parametersDidChange()
  }

  private var defaults: ItemProperties { (dynamicAnimator?.profile ?? .uikit).itemDefaults }

  /// What the behavior has to say about its items.
  func settings(in profile: Profile) -> ItemSettings {
    profile.onlyChangesCount ? changes : told
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
    guard animator.profile.anchorOutlivesBehavior, isAnchored || charge != 0,
      animator.bridge.useCount(of: item) > 1
    else { return }
    warn(
      .anchorStays,
      "An item left \(self) and stays anchored or charged as long as it is in another behavior.")
  }
}
