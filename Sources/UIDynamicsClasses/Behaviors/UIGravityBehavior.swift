// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry
internal import UIDynamicsNumerics

/// Pulls its items with the same acceleration whatever they weigh.
///
/// An animator has one gravity: of several behaviors the one that was added or changed last rules
/// the items of all, and when any of them leaves, gravity ends for all (as in UIKit).
open class UIGravityBehavior: UIDynamicBehavior {
  deinit {}

  /// Direction and strength: a length of 1 accelerates by 1000 pt/s²; initially (0, 1), down.
  ///
  /// The vector is kept as it is given; angle and magnitude are read from it.
  open var gravityDirection = CGVector(dx: 0.0, dy: 1.0) {
    didSet {
      requireFinite(
        gravityDirection.dx, gravityDirection.dy, property: "gravityDirection", of: self)
      guard let animator = dynamicAnimator, isAssociated else { return }
      animator.bridge.setGravity(gravityDirection)
      animator.resume()
    }
  }

  /// Creates gravity for items: downwards, with magnitude 1.
  public init(items: [any UIDynamicItem]) {
    super.init()
    setMembers(items)
  }

  /// Creates gravity without items.
  public override convenience init() { self.init(items: []) }

  /// The items that are pulled, in the order of adding.
  open var items: [any UIDynamicItem] { members }

  /// Makes gravity pull an item; does nothing if it already does.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Lets go of an item, which keeps its velocity; does nothing if it is not pulled.
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  /// The direction, rad, clockwise on screen from the right; initially π/2, and 0 if there is no
  /// gravity.
  ///
  /// Setting it keeps the magnitude.
  open var angle: CGFloat {
    get {
      let (x, y) = (gravityDirection.dx, gravityDirection.dy)
      // The sign of a zero is not a direction.
      if x == 0 && y == 0 { return 0 }
      return CGFloat(Trigonometry.arcTangent(y: Double(y), x: Double(x)))
    }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength, 1 for 1000 pt/s²; initially 1.
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
  /// Sine and cosine are taken in 32 bits, so that magnitude 2 in the direction of (3, 4) reads
  /// (1.20000005, 1.60000002). Measured.
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
        "\(self) is not the only gravity of \(animator.name), which has one for all: of several the "
          + "one added or changed last pulls the items of each.")
    }
    animator.bridge.addGravity(self)
  }

  override func dissociate(from animator: UIDynamicAnimator) {
    super.dissociate(from: animator)
    animator.bridge.removeGravity(self)
    if animator.profile.gravityEndsWithAnyBehavior && !animator.bridge.gravityBehaviors.isEmpty {
      warn(
        .gravityEnded,
        "\(self) left \(animator.name) and took the gravity of the others with it, as in UIKit, until "
          + "one of them is changed.")
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
