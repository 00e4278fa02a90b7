// SPDX-License-Identifier: MIT

package import UIDynamicsFacts
public import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// A behavior that exerts a force on its items, depending on their position and motion.
///
/// A field acts on items that were added to it and whose center is in its region. The forces of several fields add up;
/// among velocity fields, the one added first applies. An animator supports 32 fields. To create a field, use the
/// class method for its kind, such as `springField()`.
///
/// The formulas were measured on UIKit; in some places they differ from its documentation. Forces are in newtons: 1 N
/// accelerates 1 kg by 100 pt/s². p is the item's center relative to the field's position in meters (100 pt), r is its
/// length, and p̂ = p/r. v is the velocity in m/s, m the mass in kg, q the charge, S the strength, and d the direction. The
/// falloff φ is 1 for the exponent k = 0, otherwise max(r, minimumRadius)⁻ᵏ.
///
/// | kind | force |
/// |---|---|
/// | linear gravity | S m d φ |
/// | radial gravity | −S m p̂ φ |
/// | spring | −S p̂ φ |
/// | electric | S q p̂ φ |
/// | magnetic | S (v_y, −v_x) φ, if the item has a charge |
/// | vortex | S (−p̂_y, p̂_x) φ / m |
/// | drag | −S u abs(u) φ, u = v − d |
/// | noise | S n φ, n from simplex noise |
/// | turbulence | S n φ m v² |
/// | velocity | none: sets v to d |
/// | custom | the block's result |
open class UIFieldBehavior: UIDynamicBehavior {
  deinit {}

  /// A closure that returns the force of a custom field on an item, in newtons.
  ///
  /// It receives the field, the item's position relative to the field in points, velocity in m/s (100 pt/s), mass in kg
  /// and charge. `deltaTime` is the world's time after the sub-step in seconds, although UIKit's header calls it the step.
  public typealias EvaluationBlock = (
    _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
    _ charge: CGFloat, _ deltaTime: TimeInterval
  ) -> CGVector

  final let kind: Field.Kind
  final let block: EvaluationBlock?
  private var field: FieldID?
  private var noise = (smoothness: CGFloat.zero, animationSpeed: CGFloat.zero)

  /// The ingredients of a field; only the class methods can create them.
  public struct Recipe {
    fileprivate let kind: Field.Kind
    fileprivate var block: EvaluationBlock?

    fileprivate init(_ kind: Field.Kind, block: EvaluationBlock? = nil) {
      (self.kind, self.block) = (kind, block)
    }
  }

  /// Creates a field of any kind.
  ///
  /// It is required because the class methods create instances of the class they are called on. A subclass must give its own
  /// properties default values.
  public required init(_ recipe: Recipe) {
    (kind, block) = (recipe.kind, recipe.block)
    falloff = CGFloat(recipe.kind.facts.falloff)
    super.init()
  }

  /// Creates a field with the defaults of its kind; only a custom field uses the block.
  package static func make(_ kind: FieldKind, _ block: @escaping EvaluationBlock) -> UIFieldBehavior
  {
    UIFieldBehavior(Recipe(kind, block: kind.facts.making == .block ? block : nil))
  }

  // MARK: Kinds

  /// Creates a field that slows items by the square of their velocity relative to `direction`.
  open class func dragField() -> Self { self.init(Recipe(.drag)) }

  /// Creates a field that pushes items around its position, clockwise on screen.
  open class func vortexField() -> Self { self.init(Recipe(.vortex)) }

  /// Creates a field that attracts items to a position, in points, by the inverse square of the distance.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = self.init(Recipe(.radialGravity))
    field.position = position
    return field
  }

  /// Creates a field that accelerates all items equally; a direction of length 1 is 100 pt/s².
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = self.init(Recipe(.linearGravity))
    field.direction = direction
    return field
  }

  /// Creates a field that sets the velocity of items; a direction of length 1 is 100 pt/s.
  ///
  /// Other fields, forces and gravity have no effect on an item inside it.
  open class func velocityField(direction: CGVector) -> Self {
    let field = self.init(Recipe(.velocity))
    field.direction = direction
    return field
  }

  /// Creates a field that pushes items in random directions that vary from point to point.
  open class func noiseField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> Self {
    let field = self.init(Recipe(.noise))
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Creates a field like noise, with a force proportional to the mass and the square of the velocity.
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> Self {
    let field = self.init(Recipe(.turbulence))
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Creates a field that pulls items to its position with a force proportional to the distance.
  open class func springField() -> Self { self.init(Recipe(.spring)) }

  /// Creates a field that repels items with positive charge from its position and attracts those with negative charge.
  open class func electricField() -> Self { self.init(Recipe(.electric)) }

  /// Creates a field that deflects charged items from their path.
  open class func magneticField() -> Self { self.init(Recipe(.magnetic)) }

  /// Creates a field whose force is computed by a closure, once per sub-step for each item in the field.
  ///
  /// A result that is not finite ends the process.
  open class func field(
    evaluationBlock block: @escaping EvaluationBlock
  ) -> Self {
    self.init(Recipe(.custom, block: block))
  }

  /// The items that the field acts on, in order of addition.
  open var items: [any UIDynamicItem] { members }

  /// Adds an item; ignored if the field already contains it.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Removes an item, which keeps its velocity; ignored if the field does not contain it.
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  // MARK: Properties

  /// The origin of the field and its region, in points; initially (0, 0).
  ///
  /// The value is stored in meters in 32 bits: (30, 40) reads (29.9999982, 39.9999976).
  open var position: CGPoint {
    get { roundedPosition }
    set {
      requireFinite(newValue.x, newValue.y, property: "position", of: self)
      roundedPosition = UnitConversion.fieldPosition(newValue)
      fieldDidChange()
    }
  }
  private var roundedPosition = CGPoint.zero

  /// The region in which the field acts, relative to its position; initially everywhere.
  open var region = UIRegion.infinite {
    didSet { fieldDidChange() }
  }

  /// The factor of the force; initially 1, negative to reverse it, 0 to switch the field off.
  ///
  /// It does not scale the force of a custom field, and has no effect on a velocity field.
  open var strength: CGFloat = 1 {
    didSet {
      requireFinite(strength, property: "strength", of: self)
      fieldDidChange()
    }
  }

  /// The exponent by which the force decreases with the distance in meters.
  ///
  /// Initially 2 for radial gravity, 1 for electric and magnetic fields, −1 for springs, otherwise 0.
  open var falloff: CGFloat {
    didSet {
      requireFinite(falloff, property: "falloff", of: self)
      fieldDidChange()
    }
  }

  /// The minimum distance for the falloff, in points; initially 0.00305175781.
  open var minimumRadius: CGFloat = UIKitConstants.fieldMinimumRadius {
    didSet {
      requireFinite(minimumRadius, property: "minimumRadius", of: self)
      fieldDidChange()
    }
  }

  /// The direction of the field; initially the value that the field was created with, or (0, 0).
  ///
  /// A length of 1 is an acceleration of 100 pt/s² for linear gravity. For a velocity field or the medium of a drag field,
  /// it is a velocity of 100 pt/s.
  open var direction = CGVector.zero {
    didSet {
      requireFinite(direction.dx, direction.dy, property: "direction", of: self)
      fieldDidChange()
    }
  }

  /// The smoothness of the noise, where 0 is the roughest; always 0 for fields other than noise and turbulence.
  open var smoothness: CGFloat {
    get { noise.smoothness }
    set { setNoise({ $0.smoothness = newValue }, newValue, property: "smoothness") }
  }

  /// The speed at which the noise changes: 1 is normal, 0 is frozen; always 0 for fields other than noise and turbulence.
  open var animationSpeed: CGFloat {
    get { noise.animationSpeed }
    set { setNoise({ $0.animationSpeed = newValue }, newValue, property: "animationSpeed") }
  }

  /// The seed of the noise in a noise or turbulence field; initially 0, which gives UIKit's noise.
  ///
  /// UIKit has no such property. The same seed gives the same noise at any time and on any machine.
  open var seed: UInt64 = 0 {
    didSet { fieldDidChange() }
  }

  private func setNoise(
    _ assign: (inout (smoothness: CGFloat, animationSpeed: CGFloat)) -> Void,
    _ value: CGFloat, property: StaticString
  ) {
    guard kind.facts.making == .noise else { return }
    requireFinite(value, property: property, of: self)
    assign(&noise)
    fieldDidChange()
  }

  private func fieldDidChange() {
    guard let animator = dynamicAnimator, let field else { return }
    animator.bridge.updateField(field, of: self)
    parametersDidChange()
  }

  package final var fieldKind: FieldKind { kind }

  /// The forces on a resting item of 1 kg and charge 1, N, or a velocity field's velocities, at offsets in pt.
  ///
  /// Elements are `nil` if they depend on more, or while the field is not registered.
  package final func forces(at offsets: [CGPoint]) -> [CGVector?] {
    dynamicAnimator?.bridge.forces(of: self, at: offsets) ?? offsets.map { _ in nil }
  }

  // MARK: Work in an animator

  override var isComposite: Bool { false }

  override func associate(with animator: UIDynamicAnimator) {
    field = animator.bridge.addField(self)
    super.associate(with: animator)
  }

  override func dissociate(from animator: UIDynamicAnimator) {
    super.dissociate(from: animator)
    if let field { animator.bridge.removeField(field) }
    field = nil
  }

  override func forgetAnimator() {
    field = nil
    super.forgetAnimator()
  }

  final var isWarnedOf = false

  override var preparesSteps: Bool { true }

  override func prepareStep(in animator: UIDynamicAnimator) { warnOfPeculiarity(in: animator) }

  override func join(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    super.join(item, animator)
    if let field { animator.bridge.beginField(field, on: item) }
  }

  override func leave(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    if let field { animator.bridge.endField(field, on: item) }
    super.leave(item, animator)
  }
}
