// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A behavior that pulls an item to a point and to angle 0, as if by springs.
///
/// Four springs of 4 Hz and 50 pt pull at two opposite corners, so the item oscillates and rotates on its path. A square
/// oscillates at 3.6 Hz, other items faster along their longer side. The item ends within 0.01 pt of the point.
open class UISnapBehavior: UIDynamicBehavior {
  deinit {}

  private var point: CGPoint
  private var dampingRatio = UIKitConstants.snapDamping
  private var record: SnapRecord?

  /// Creates a behavior that pulls an item to a point in the animator's coordinates.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.point = point
    super.init()
    setMembers([item])
    requireFinite(point.x, point.y, property: "snapPoint", of: self)
  }

  /// The point that the item is pulled to, in points, in the animator's coordinates.
  ///
  /// Setting it wakes the item.
  open var snapPoint: CGPoint {
    get { point }
    set {
      requireFinite(newValue.x, newValue.y, property: "snapPoint", of: self)
      point = newValue
      record?.move(to: newValue)
      parametersDidChange()
    }
  }

  /// The damping ratio of the springs, from 0 (most oscillation) to 1 (hardly any); initially 0.5.
  ///
  /// The animator reads it when you add the behavior; a later change takes effect only if you add the behavior again. The
  /// range is as measured; a comment in the iOS 7 header reverses it.
  open var damping: CGFloat {
    get { dampingRatio }
    set {
      requireFinite(newValue, property: "damping", of: self)
      dampingRatio = newValue
      guard isAssociated else { return }
      warn(
        .lateSnapDamping,
        "UIKit ignores the damping of \(self), which was set after the snap was added.")
    }
  }

  /// The snapped item, for drawing.
  package var drawnItem: (any UIDynamicItem)? { members.first }

  // MARK: Work in an animator

  override var isComposite: Bool { false }

  override func associate(with animator: UIDynamicAnimator) {
    super.associate(with: animator)
    record = animator.bridge.snap(self)
  }

  override func dissociate(from animator: UIDynamicAnimator) {
    record?.end()
    record = nil
    super.dissociate(from: animator)
  }

  override func forgetAnimator() {
    record = nil
    super.forgetAnimator()
  }
}
