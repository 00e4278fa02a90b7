// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A behavior that pushes its items with a continuous force or a single impulse.
///
/// A magnitude of 1 accelerates an item of 100 × 100 pt and density 1 by 100 pt/s²; as an impulse it adds 100 pt/s. Doubling
/// the mass halves the effect. Pushes act from the start of the next tick, in the order in which behaviors were added.
open class UIPushBehavior: UIDynamicBehavior {
  deinit {}

  /// The types of force that a push applies.
  public enum Mode: Int, Sendable {
    /// A force that acts as long as the behavior is active.
    case continuous = 0
    /// An impulse in one tick, which leaves the behavior inactive until you activate it again.
    case instantaneous = 1
  }

  /// The type of force that the push applies.
  open var mode: Mode { kind }
  private let kind: Mode

  private var push = PolarVector()
  private var targetOffsets: [ItemKey: UIOffset] = [:]

  /// Creates a push of magnitude 0 with items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    kind = mode
    super.init()
    setMembers(items)
  }

  /// Creates a continuous push without items.
  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// The items, in order of addition.
  open var items: [any UIDynamicItem] { members }

  /// Adds an item; ignored if the behavior already contains it.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Removes an item and its target offset; ignored if the behavior does not contain it.
  open func removeItem(_ item: any UIDynamicItem) {
    targetOffsets[ItemKey(item)] = nil
    removeMember(item)
  }

  /// A Boolean value that indicates whether the push acts; initially `true`.
  ///
  /// An instantaneous push sets it to `false` after acting; set it to `true` to push again.
  open var active = true {
    didSet {
      // Deactivating an instantaneous push wakes nothing.
      if active != oldValue && (active || kind == .continuous) { parametersDidChange() }
    }
  }

  /// The push vector, in newtons, or newton-seconds if instantaneous; initially (0, 0).
  ///
  /// Setting it updates `angle` and `magnitude`.
  open var pushDirection: CGVector {
    get { push.vector }
    set {
      requireFinite(newValue.dx, newValue.dy, property: "pushDirection", of: self)
      push.vector = newValue
      parametersDidChange()
    }
  }

  /// The direction in radians, clockwise on screen from the positive x axis; initially 0.
  ///
  /// You can set it while the magnitude is still 0.
  open var angle: CGFloat {
    get { push.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength, in newtons, or newton-seconds if instantaneous; initially 0.
  ///
  /// A negative value pushes in the opposite direction.
  open var magnitude: CGFloat {
    get { push.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength together.
  ///
  /// The vector is computed in 32 bits, as in UIKit: 2 in the direction of π reads (−2, −1.74845553e-07).
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    requireFinite(angle, magnitude, property: "angle or magnitude", of: self)
    push.set(angle: angle, magnitude: magnitude)
    parametersDidChange()
  }

  /// Returns the point at which an item is pushed, in points from its center; zero unless you set it.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    targetOffsets[ItemKey(item)] ?? .zero
  }

  /// Sets the point at which an item is pushed, in points from its center.
  ///
  /// A push off the center also rotates the item. The offset is along the animator's axes and does not rotate with the
  /// item. Ignored for an item that is not in the behavior.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    requireFinite(o.horizontal, o.vertical, property: "target offset", of: self)
    guard contains(item) else { return }
    targetOffsets[ItemKey(item)] = o
    parametersDidChange()
  }

  // MARK: Work in an animator

  override var isComposite: Bool { false }

  override func join(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    super.join(item, animator)
    animator.bridge.beginPush(on: item)
  }

  override var preparesSteps: Bool { true }

  override func prepareStep(in animator: UIDynamicAnimator) {
    guard active else { return }
    for item in members {
      let offset = targetOffsetFromCenter(for: item)
      switch kind {
      case .continuous: animator.bridge.applyForce(pushDirection, offset: offset, to: item)
      case .instantaneous: animator.bridge.applyImpulse(pushDirection, offset: offset, to: item)
      }
    }
    if kind == .instantaneous { active = false }
  }
}
