// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry
internal import UIDynamicsNumerics

/// A behavior that accelerates its items equally, regardless of their mass.
///
/// As in UIKit, an animator has a single gravity. With several gravity behaviors, the one added or changed last applies to
/// the items of all, and removing any of them ends gravity for all.
open class UIGravityBehavior: UIDynamicBehavior {
  deinit {}

  /// The gravity vector, where a length of 1 is 1000 pt/s²; initially (0, 1), downward.
  ///
  /// `angle` and `magnitude` are computed from it.
  open var gravityDirection = CGVector(dx: 0.0, dy: 1.0) {
    didSet {
      requireFinite(
        gravityDirection.dx, gravityDirection.dy, property: "gravityDirection", of: self)
      guard let animator = dynamicAnimator, isAssociated else { return }
      animator.bridge.setGravity(gravityDirection)
      animator.resume()
    }
  }

  /// Creates a gravity behavior that pulls its items downward with magnitude 1.
  public init(items: [any UIDynamicItem]) {
    super.init()
    setMembers(items)
  }

  /// Creates a gravity behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The items, in order of addition.
  open var items: [any UIDynamicItem] { members }

  /// Adds an item; ignored if the behavior already contains it.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Removes an item, which keeps its velocity; ignored if the behavior does not contain it.
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  /// The direction in radians, clockwise on screen from the positive x axis; initially π/2.
  ///
  /// It is 0 for a zero vector. Setting it keeps the magnitude.
  open var angle: CGFloat {
    get {
      let (x, y) = (gravityDirection.dx, gravityDirection.dy)
      // A zero vector has no direction, whatever the signs of its zeros.
      if x == 0 && y == 0 { return 0 }
      return CGFloat(Trigonometry.arcTangent(y: Double(y), x: Double(x)))
    }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength, where 1 is 1000 pt/s²; initially 1.
  ///
  /// Setting it keeps the angle.
  open var magnitude: CGFloat {
    get {
      let (x, y) = (gravityDirection.dx, gravityDirection.dy)
      return (x * x + y * y).squareRoot()
    }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength together.
  ///
  /// Sine and cosine are computed in 32 bits, as in UIKit: magnitude 2 toward (3, 4) reads (1.20000005, 1.60000002).
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    requireFinite(angle, magnitude, property: "angle or magnitude", of: self)
    let (sine, cosine) = Trigonometry.sineAndCosine(Float(angle))
    gravityDirection = CGVector(
      dx: magnitude * CGFloat(cosine), dy: magnitude * CGFloat(sine))
  }

  // MARK: Work in an animator

  override var isComposite: Bool { false }

  override func associate(with animator: UIDynamicAnimator) {
    super.associate(with: animator)
    if !animator.bridge.gravityBehaviors.isEmpty {
      warn(
        .severalGravities,
        "\(self) is not the only gravity behavior of \(animator.name): the one added or changed last "
          + "pulls the items of all.")
    }
    animator.bridge.addGravity(self)
  }

  override func dissociate(from animator: UIDynamicAnimator) {
    super.dissociate(from: animator)
    animator.bridge.removeGravity(self)
    if animator.profile.quirks.gravityEndsWithAnyBehavior
      && !animator.bridge.gravityBehaviors.isEmpty
    {
      warn(
        .gravityEnded,
        "Removing \(self) from \(animator.name) ended the gravity of the others, as in UIKit, until one "
          + "of them is changed.")
    }
  }

  override func join(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    super.join(item, animator)
    animator.bridge.beginGravity(on: item)
  }

  override func leave(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    animator.bridge.endGravity(on: item)
    super.leave(item, animator)
  }
}
