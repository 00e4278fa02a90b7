// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A behavior that attaches an item to an anchor or to another item: by a rod, spring, rope, rail, hinge or weld.
///
/// The initializers make a rod that pushes and pulls; a frequency above 0 makes it a spring. The class methods make the
/// other kinds. Length and attachment points follow from the items' poses when the behavior is added to an animator.
open class UIAttachmentBehavior: UIDynamicBehavior {
  deinit {}

  /// The kind of partner that an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// An anchor point.
    case anchor = 1
  }

  private(set) final var kind = AttachmentKind.distance
  private let type: AttachmentType
  /// The attachment points in the items, in points from their centers.
  final let offsets: (first: UIOffset, second: UIOffset)

  private var anchor = CGPoint.zero
  private var givenLength: CGFloat?
  private var springDamping: CGFloat = 0
  /// In hertz; keeps its value while `frequency` returns 0 for a hinge.
  private(set) final var frequencySetting: CGFloat = 0
  private var torque: CGFloat = 0
  private var range = UIFloatRange.zero
  private(set) final var record: AttachmentRecord?
  final var tearing = Tearing()

  /// Creates an attachment of an item's center to an anchor point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a point in an item to an anchor point; the offset rotates with the item.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (type, offsets, anchor) = (.anchor, (offset, .zero), point)
    super.init()
    hold([item])
  }

  /// Creates an attachment between the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment between points in two items; the offsets rotate with the items.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    (type, offsets) = (.items, (offset1, offset2))
    super.init()
    hold([item1, item2])
  }

  convenience init(_ kind: AttachmentKind, _ item: any UIDynamicItem, at point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    become(kind)
  }

  convenience init(
    _ kind: AttachmentKind, _ item1: any UIDynamicItem, _ item2: any UIDynamicItem,
    at point: CGPoint = .zero, offsets: (first: UIOffset, second: UIOffset) = (.zero, .zero)
  ) {
    self.init(
      item: item1, offsetFromCenter: offsets.first, attachedTo: item2,
      offsetFromCenter: offsets.second)
    requireFinite(point.x, point.y, property: "anchor", of: self)
    anchor = point
    become(kind)
  }

  private func hold(_ items: [any UIDynamicItem]) {
    setMembers(items)
    require { () throws(UIDynamicsFault) in try Self.validate(items) }
    requireFinite(anchor.x, anchor.y, property: "anchor", of: self)
    requireFinite(
      offsets.first.horizontal, offsets.first.vertical, offsets.second.horizontal,
      offsets.second.vertical, property: "offset", of: self)
  }

  private func become(_ kind: AttachmentKind) {
    self.kind = kind
    range = kind.hasRange ? .infinite : .zero
  }

  // MARK: Kinds that UIKit makes with class methods; their items do not collide with each other

  /// Creates an attachment in which an item slides along an axis relative to another item, without relative rotation.
  ///
  /// The axis rotates with the item; its length has no effect. An axis without a direction ends the process;
  /// `validate(axisOfTranslation:)` reports it in advance.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    require { () throws(UIDynamicsFault) in try validate(axisOfTranslation: axis) }
    return UIAttachmentBehavior(.sliding(axis: axis), item1, item2, at: point)
  }

  /// Creates an attachment in which an item slides along an axis through a fixed point, without rotation.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    require { () throws(UIDynamicsFault) in try validate(axisOfTranslation: axis) }
    return UIAttachmentBehavior(.sliding(axis: axis), item, at: point)
  }

  /// Creates a rope between points in two items, as long as their distance when the behavior is added.
  ///
  /// UIKit negates the offsets and applies them along the animator's axes, not the items' (measured, and reported to Apple).
  /// The default profile does the same, with a warning; the profile `documented` uses them as given.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, item1, item2, offsets: (offset1, offset2))
  }

  /// Creates a weld that fixes two items to each other at a point.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, item1, item2, at: point)
  }

  /// Creates a pin that joins two items at a point and lets them rotate about it.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, item2, at: point)
  }

  // MARK: Properties

  /// The attached items: one, or two if the item is attached to another.
  open var items: [any UIDynamicItem] { members }

  /// The kind of partner that the item is attached to.
  open var attachedBehaviorType: AttachmentType { type }

  /// The anchor point, in points, in the animator's coordinates.
  ///
  /// Moving it wakes the item, keeps the length and transfers no velocity; a rail and its range move with it. Between two
  /// items, it is the point where they are joined, or zero, and setting it does not move an existing joint.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      requireFinite(newValue.x, newValue.y, property: "anchorPoint", of: self)
      anchor = newValue
      record?.moveAnchor(to: newValue)
      parametersDidChange()
    }
  }

  /// The length of a rod, spring or rope, in points, 0 or more.
  ///
  /// Unless you set it, the length is the distance between the ends when the behavior is added. Before that it is 0, or for a
  /// rope the distance between the centers. It is 0 for a rod so short that it acts as a hinge. Setting it to or from 0 rebuilds the joint.
  open var length: CGFloat {
    get { record?.length ?? givenLength ?? lengthAhead }
    set {
      requireAtLeastZero(newValue, property: "length")
      let old = length
      givenLength = newValue
      warnIfIneffective("length", kind == .distance || kind == .limit)
      changeLength(from: old, to: newValue)
      parametersDidChange()
    }
  }

  /// The damping ratio of the spring; initially 0.
  ///
  /// At 1 (critical damping) the spring returns without oscillating. Without a frequency it has no effect.
  open var damping: CGFloat {
    get { springDamping }
    set {
      requireFinite(newValue, property: "damping", of: self)
      springDamping = newValue
      warnIfIneffective("damping", kind == .distance)
      updateSpring()
      parametersDidChange()
    }
  }

  /// The frequency of the spring, in hertz, 0 or more; initially 0, which makes a rigid rod.
  ///
  /// Setting it to or from 0 rebuilds the joint.
  open var frequency: CGFloat {
    get { record?.isHinge == true ? 0 : frequencySetting }
    set {
      requireAtLeastZero(newValue, property: "frequency")
      let old = frequency
      frequencySetting = newValue
      warnIfIneffective("frequency", kind == .distance)
      changeFrequency(from: old, to: newValue)
      parametersDidChange()
    }
  }

  /// The torque with which a pin resists rotation, in newton-meters, 0 or more; initially 0.
  ///
  /// An item of 100 × 100 pt and density 1 has a mass of 1 kg. If it is pinned r pt from its center, an item of m kg stays in
  /// place under gravity of magnitude 1 if the torque is at least m·r/10.
  open var frictionTorque: CGFloat {
    get { torque }
    set {
      if !(newValue >= 0) {
        stop(.invalidValue, "frictionTorque of \(self) cannot be \(newValue). Use 0 or more.")
      }
      torque = newValue
      warnIfIneffective("frictionTorque", kind == .pin)
      record?.setFriction(torque: newValue)
      parametersDidChange()
    }
  }

  /// The range of motion on a rail, in points, or about a pin, in radians; initially infinite.
  ///
  /// The range describes the partner as seen from the item. A positive value means that the anchor or the other item is
  /// ahead along the axis, or rotated clockwise. A range of 0 to 100 therefore lets the item move up to 100 pt *against*
  /// the axis, or rotate counter-clockwise. Shipped apps confirm this for rails; for pins it is inferred.
  ///
  /// A range must contain 0; any other range leaves the motion unlimited, with a warning. For other kinds the range is initially
  /// (0, 0) and has no effect.
  open var attachmentRange: UIFloatRange {
    get { range }
    set {
      range = newValue
      warnIfIneffective("attachmentRange", kind.hasRange)
      if kind.hasRange && !(newValue.minimum <= 0 && newValue.maximum >= 0) {
        range = .infinite
        warn(
          .rangeWithoutZero,
          "The range \(newValue.minimum) to \(newValue.maximum) of \(self) does not contain 0, "
            + "so it does not limit the motion.")
      }
      record?.setRange(range)
      parametersDidChange()
    }
  }

  // MARK: Work in an animator

  override var isComposite: Bool { false }

  override func associate(with animator: UIDynamicAnimator) {
    super.associate(with: animator)
    warnOfOffsets(in: animator)
    record = animator.bridge.attach(self, length: givenLength)
  }

  override var preparesSteps: Bool { true }

  override func prepareStep(in animator: UIDynamicAnimator) { warnIfTorn() }

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

// MARK: Changes while registered

extension UIAttachmentBehavior {
  /// The value of `length` before registration: 0, or for a rope the distance between the centers.
  private var lengthAhead: CGFloat {
    guard kind == .limit, !isAssociated, let first = members.first, let last = members.last else {
      return 0
    }
    let (x, y) = (last.center.x - first.center.x, last.center.y - first.center.y)
    return (x * x + y * y).squareRoot()
  }

  private func changeLength(from old: CGFloat, to new: CGFloat) {
    if kind == .distance && (old == 0 || new == 0) {
      reattach(length: new)
    } else {
      record?.setLength(new)
    }
  }

  /// A rod that becomes a spring keeps its length; a hinge has no length to keep.
  private func changeFrequency(from old: CGFloat, to new: CGFloat) {
    guard kind == .distance, let record else { return }
    if old != 0 && new != 0 { return updateSpring() }
    if old != new { reattach(length: givenLength ?? (record.isHinge ? nil : record.length)) }
  }

  private func updateSpring() {
    record?.setSpring(frequency: frequencySetting, damping: springDamping)
  }

  private func reattach(length: CGFloat?) {
    guard let record else { return }
    dynamicAnimator?.bridge.reattach(self, record, length: length)
  }

  private func requireAtLeastZero(_ value: CGFloat, property: StaticString) {
    requireFinite(value, property: property, of: self)
    if value < 0 {
      stop(.invalidValue, "\(property) of \(self) cannot be \(value). Use 0 or more.")
    }
  }

  // MARK: Warnings

  private func warnIfIneffective(_ property: String, _ isEffective: Bool) {
    if isEffective { return }
    warn(.ineffectiveProperty, "\(property) has no effect on this kind of attachment, \(self).")
  }

  private func warnOfOffsets(in animator: UIDynamicAnimator) {
    guard kind == .limit, animator.profile.quirks.limitOffsetsAreNegated,
      offsets.first != .zero || offsets.second != .zero
    else { return }
    warn(
      .negatedOffsets,
      "The rope of \(self) attaches its items at the negated offsets, as in UIKit.")
  }
}
