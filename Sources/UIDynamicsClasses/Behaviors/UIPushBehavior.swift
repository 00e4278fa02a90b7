// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Pushes its items: by a force that goes on, or by a single blow.
///
/// A push of 1 accelerates an item of 100 × 100 pt and density 1 by 100 pt/s², or as a blow gives it
/// 100 pt/s; twice the mass takes half of that. It acts from the start of the next tick, in the
/// order in which behaviors were added.
open class UIPushBehavior: UIDynamicBehavior {
  deinit {}

  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as the behavior is active.
    case continuous = 0
    /// For one tick, after which the behavior is inactive until it is made active again.
    case instantaneous = 1
  }

  /// How long the push lasts.
  open var mode: Mode { kind }
  private let kind: Mode

  private var push = PolarVector()
  private var targetOffsets: [ItemKey: UIOffset] = [:]

  /// Creates a push of no strength for items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    kind = mode
    super.init()
    setMembers(items)
  }

  /// Creates a continuous push without items.
  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// The items that are pushed, in the order of adding.
  open var items: [any UIDynamicItem] { members }

  /// Makes it push an item; does nothing if it already does.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Stops pushing an item and forgets its offset; does nothing if it is not pushed.
  open func removeItem(_ item: any UIDynamicItem) {
    targetOffsets[ItemKey(item)] = nil
    removeMember(item)
  }

  /// Whether the push acts; initially true.
  ///
  /// An instantaneous push sets it to false when it has acted; set it to true, and it acts again.
  open var active = true {
    didSet {
      // A blow that is over is no reason to wake anyone.
      if active != oldValue && (active || kind == .continuous) { parametersDidChange() }
    }
  }

  /// Direction and strength; initially (0, 0).
  ///
  /// Setting it sets `angle` and `magnitude` to match.
  open var pushDirection: CGVector {
    get { push.vector }
    set {
      requireFinite(newValue.dx, newValue.dy, property: "pushDirection", of: self)
      push.vector = newValue
      parametersDidChange()
    }
  }

  /// The direction, rad, clockwise on screen from the right; initially 0.
  ///
  /// Kept on its own: it may be set before there is a magnitude.
  open var angle: CGFloat {
    get { push.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength, N; initially 0.
  ///
  /// A negative one pushes the opposite way.
  open var magnitude: CGFloat {
    get { push.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength together.
  ///
  /// The vector is computed in 32 bits, so that 2 in the direction of π reads
  /// (−2, −1.74845553e-07). Measured.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    requireFinite(angle, magnitude, property: "angle or magnitude", of: self)
    push.set(angle: angle, magnitude: magnitude)
    parametersDidChange()
  }

  /// Where an item is pushed: how far from its center, pt; zero for a stranger.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    targetOffsets[ItemKey(item)] ?? .zero
  }

  /// Sets where an item is pushed: off its center a push turns it, too.
  ///
  /// The offset is along the animator's axes and does not turn with the item. Ignored for strangers.
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
