// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Draws an item to a point, upright, as if it were hung between springs.
///
/// Four springs of 4 Hz and 50 pt pull at two opposite corners of the item, so that it swings, and
/// turns on the way; a square returns 3.6 times a second, other items faster along their longer
/// side. The item ends within a hundredth of a point of the place, at angle 0.
open class UISnapBehavior: UIDynamicBehavior {
  deinit {}

  private var point: CGPoint
  private var dampingRatio = UIKitConstants.snapDamping
  private var record: SnapRecord?

  /// Creates a behavior that draws the item to a point in the animator's coordinates.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.point = point
    super.init()
    setMembers([item])
    requireFinite(point.x, point.y, property: "snapPoint", of: self)
  }

  /// Where the item is drawn to, pt, in the animator's coordinates.
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

  /// How little the item swings: from 0, most, to 1, hardly; initially 0.5.
  ///
  /// Read when the behavior is added to an animator; setting it later has no effect until the
  /// behavior is added again. As measured; a comment in the header of iOS 7 has it the wrong way
  /// round.
  open var damping: CGFloat {
    get { dampingRatio }
    set {
      requireFinite(newValue, property: "damping", of: self)
      dampingRatio = newValue
      guard isAssociated else { return }
      warn(
        .lateSnapDamping,
        "The damping of \(self) was set after it was added, which has no effect in UIKit.")
    }
  }

  /// What it draws to its point, for pictures.
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
