// SPDX-License-Identifier: MIT

package import UIDynamicsFacts
public import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// Acts on its items with a force that depends on where they are and how they move.
///
/// It acts on the items that were added to it, and among them on those whose center lies in its
/// region. The forces of several fields add up; of several velocity fields the first that was added
/// decides. An animator has room for 32 fields. Make one with the methods named after the kinds,
/// such as `springField()`.
///
/// The formulas, as measured on UIKit (which in places differ from its documentation), with p the
/// item's center less the field's position in metres (100 pt), r its length, p̂ = p/r, v the velocity
/// in m/s, m the mass in kg, q the charge, S the strength, d the direction, and the fall-off φ = 1
/// for the exponent k = 0, else max(r, minimumRadius)⁻ᵏ; forces in N (1 N moves 1 kg by
/// 100 pt/s²):
///
/// | kind | force |
/// |---|---|
/// | linear gravity | S m d φ |
/// | radial gravity | −S m p̂ φ |
/// | spring | −S p̂ φ |
/// | electric | S q p̂ φ |
/// | magnetic | S (v_y, −v_x) φ, if there is a charge |
/// | vortex | S (−p̂_y, p̂_x) φ / m |
/// | drag | −S u abs(u) φ, u = v − d |
/// | noise | S n φ, n a noise |
/// | turbulence | S n φ m v² |
/// | velocity | none: sets v to d |
/// | custom | what the block returns |
open class UIFieldBehavior: UIDynamicBehavior {
  deinit {}

  /// A force in N that depends on the field, the item's place relative to it in points, the item's
  /// velocity in m/s (100 pt/s), mass in kg and charge, and the world's time after the sub-step in s.
  ///
  /// UIKit's header calls the last one the time step; it is not.
  public typealias EvaluationBlock = (
    _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
    _ charge: CGFloat, _ deltaTime: TimeInterval
  ) -> CGVector

  final let kind: Field.Kind
  /// Of a custom field.
  final let block: EvaluationBlock?
  /// While it is at work.
  private var field: FieldID?
  private var noise = (smoothness: CGFloat.zero, animationSpeed: CGFloat.zero)

  /// What a field is made from; only the class functions have one.
  public struct Recipe {
    fileprivate let kind: Field.Kind
    fileprivate var block: EvaluationBlock?

    fileprivate init(_ kind: Field.Kind, block: EvaluationBlock? = nil) {
      (self.kind, self.block) = (kind, block)
    }
  }

  /// Makes a field of any kind.
  ///
  /// Required, because the class functions make one of the class they are called on: a subclass
  /// gives its own properties a value where they are declared.
  public required init(_ recipe: Recipe) {
    (kind, block) = (recipe.kind, recipe.block)
    falloff = CGFloat(recipe.kind.facts.falloff)
    super.init()
  }

  /// Creates a field of a kind that has nothing yet but its defaults; the block is of a custom one.
  package static func make(_ kind: FieldKind, _ block: @escaping EvaluationBlock) -> UIFieldBehavior
  {
    UIFieldBehavior(Recipe(kind, block: kind.facts.making == .block ? block : nil))
  }

  // MARK: Kinds

  /// Creates a field that slows items down by the square of their velocity, compared with
  /// `direction`.
  open class func dragField() -> Self { self.init(Recipe(.drag)) }

  /// Creates a field that drives items around its position, clockwise on screen.
  open class func vortexField() -> Self { self.init(Recipe(.vortex)) }

  /// Creates a field that attracts items to a position in pt by the inverse square of the distance.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = self.init(Recipe(.radialGravity))
    field.position = position
    return field
  }

  /// Creates a field that accelerates all items alike; a direction of length 1 by 100 pt/s².
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = self.init(Recipe(.linearGravity))
    field.direction = direction
    return field
  }

  /// Creates a field that gives items a velocity; a direction of length 1 is 100 pt/s.
  ///
  /// Other fields, forces and gravity do nothing to an item in it.
  open class func velocityField(direction: CGVector) -> Self {
    let field = self.init(Recipe(.velocity))
    field.direction = direction
    return field
  }

  /// Creates a field that pushes items about at random, differently at each place.
  open class func noiseField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> Self {
    let field = self.init(Recipe(.noise))
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Creates a field like noise, with a force proportional to mass and square of the velocity.
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> Self {
    let field = self.init(Recipe(.turbulence))
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Creates a field that pulls items to its position with a force proportional to the distance.
  open class func springField() -> Self { self.init(Recipe(.spring)) }

  /// Creates a field that drives charged items away from its position; those of negative charge it
  /// attracts.
  open class func electricField() -> Self { self.init(Recipe(.electric)) }

  /// Creates a field that turns the path of charged items.
  open class func magneticField() -> Self { self.init(Recipe(.magnetic)) }

  /// Creates a field whose force a block computes, once in each sub-step for each item in it.
  ///
  /// The block must return finite numbers.
  open class func field(
    evaluationBlock block: @escaping EvaluationBlock
  ) -> Self {
    self.init(Recipe(.custom, block: block))
  }

  /// The items the field acts on, in the order of adding.
  open var items: [any UIDynamicItem] { members }

  /// Makes the field act on an item; does nothing if it already does.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Ends the field's work on an item, which keeps its velocity; does nothing if there is none.
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  // MARK: Properties

  /// Origin of the field and of its region, pt; initially (0, 0).
  ///
  /// It is kept in 32-bit metres: (30, 40) reads (29.9999982, 39.9999976).
  open var position: CGPoint {
    get { roundedPosition }
    set {
      requireFinite(newValue.x, newValue.y, property: "position", of: self)
      roundedPosition = UnitConversion.fieldPosition(newValue)
      fieldDidChange()
    }
  }
  private var roundedPosition = CGPoint.zero

  /// Where the field acts, around its position; initially everywhere.
  open var region = UIRegion.infinite {
    didSet { fieldDidChange() }
  }

  /// Factor of the force; initially 1, negative reverses, 0 switches the field off.
  ///
  /// A custom field's force is not multiplied by it, and a velocity field asks neither way.
  open var strength: CGFloat = 1 {
    didSet {
      requireFinite(strength, property: "strength", of: self)
      fieldDidChange()
    }
  }

  /// By which power of the distance in metres the force grows weaker.
  ///
  /// Initially 2 for radial gravity, 1 for electric and magnetic fields, −1 for springs, else 0.
  open var falloff: CGFloat {
    didSet {
      requireFinite(falloff, property: "falloff", of: self)
      fieldDidChange()
    }
  }

  /// Distances below this count as this for the fall-off, pt; initially 0.00305175781.
  open var minimumRadius: CGFloat = UIKitConstants.fieldMinimumRadius {
    didSet {
      requireFinite(minimumRadius, property: "minimumRadius", of: self)
      fieldDidChange()
    }
  }

  /// Acceleration of linear gravity (1 for 100 pt/s²), velocity of a velocity field or of the
  /// medium of a drag field (1 for 100 pt/s); initially what the field was made with, or (0, 0).
  open var direction = CGVector.zero {
    didSet {
      requireFinite(direction.dx, direction.dy, property: "direction", of: self)
      fieldDidChange()
    }
  }

  /// How smooth the noise is, 0 for roughest; always 0 except for noise and turbulence.
  open var smoothness: CGFloat {
    get { noise.smoothness }
    set { setNoise({ $0.smoothness = newValue }, newValue, property: "smoothness") }
  }

  /// How fast the noise changes, 1 for usual, 0 for frozen; always 0 except for noise and
  /// turbulence.
  open var animationSpeed: CGFloat {
    get { noise.animationSpeed }
    set { setNoise({ $0.animationSpeed = newValue }, newValue, property: "animationSpeed") }
  }

  /// Which noise a noise or turbulence field has; 0, initially, is UIKit's.
  ///
  /// UIKit offers no choice. The same number gives the same noise at any time and on any machine.
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

  // MARK: Pictures

  /// What it does.
  package final var fieldKind: FieldKind { kind }

  /// The forces on a resting item of 1 kg with the charge 1, N, of a velocity field the velocities, at
  /// offsets from its position in pt; nil where they depend on more, or while it is not at work.
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

  /// Whether it was said that charge or mass count otherwise than documented.
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
