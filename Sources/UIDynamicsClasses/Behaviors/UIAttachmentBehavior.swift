// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Attaches an item to an anchor or to another item: by a rod, spring, rope, rail, hinge or weld.
///
/// What the initialisers make is a rod that pushes and pulls; a frequency above 0 makes it a spring.
/// The class functions make the other kinds. How long, and where in the items, is read when the
/// behavior is added to an animator: an item that was moved before then counts where it is.
open class UIAttachmentBehavior: UIDynamicBehavior {
  deinit {}

  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  private(set) final var kind = AttachmentKind.distance
  private let type: AttachmentType
  /// Where in the items it holds them: from their centers, pt.
  final let offsets: (first: UIOffset, second: UIOffset)

  private var anchor = CGPoint.zero
  private var givenLength: CGFloat?
  private var springDamping: CGFloat = 0
  /// Hz; also where a hinge reads 0.
  private(set) final var frequencySetting: CGFloat = 0
  private var torque: CGFloat = 0
  private var range = UIFloatRange.zero
  private(set) final var record: AttachmentRecord?
  final var tearing = Tearing()

  /// Attaches the center of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a place in an item to a point; the place turns with the item.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (type, offsets, anchor) = (.anchor, (offset, .zero), point)
    super.init()
    hold([item])
  }

  /// Attaches the centers of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches places in two items to each other; the places turn with the items.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    (type, offsets) = (.items, (offset1, offset2))
    super.init()
    hold([item1, item2])
  }

  /// Makes an attachment of another kind to a point.
  convenience init(_ kind: AttachmentKind, _ item: any UIDynamicItem, at point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    become(kind)
  }

  /// Makes an attachment of another kind between two items, at a point or at places in them.
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

  // MARK: Kinds that UIKit makes with class functions; their items do not collide with each other

  /// Makes an item slide along another: on an axis through a point, without turning against it.
  ///
  /// The axis turns with the item. Its length does not count; `validate(axisOfTranslation:)` tells
  /// whether it has a direction.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    require { () throws(UIDynamicsFault) in try validate(axisOfTranslation: axis) }
    return UIAttachmentBehavior(.sliding(axis: axis), item1, item2, at: point)
  }

  /// Makes an item slide on an axis through a fixed point, without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    require { () throws(UIDynamicsFault) in try validate(axisOfTranslation: axis) }
    return UIAttachmentBehavior(.sliding(axis: axis), item, at: point)
  }

  /// Ties two items together by a rope as long as the places are apart.
  ///
  /// UIKit takes the places opposite to the offsets and along the axes of the animator, not of the
  /// items (measured, and reported to Apple); so does this profile, with a warning. The profile
  /// `documented` takes them as they are given.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, item1, item2, offsets: (offset1, offset2))
  }

  /// Fixes two items to each other at a point.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, item1, item2, at: point)
  }

  /// Pins two items together at a point, about which they turn.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, item2, at: point)
  }

  // MARK: Properties

  /// The item, and the other one if it is attached to an item.
  open var items: [any UIDynamicItem] { members }

  /// Whether the item is attached to a point or to another item.
  open var attachedBehaviorType: AttachmentType { type }

  /// The point the item is attached to, pt, in the animator's coordinates.
  ///
  /// Moving it keeps the length, gives nothing a velocity and wakes the item; a rail moves along
  /// with it, and so does the range on it. Between two items it is where they were joined (or zero),
  /// and setting it moves nothing that is joined already.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      requireFinite(newValue.x, newValue.y, property: "anchorPoint", of: self)
      anchor = newValue
      record?.moveAnchor(to: newValue)
      parametersDidChange()
    }
  }

  /// The length of rod, spring or rope, pt; the present distance when it is added unless set before.
  ///
  /// Reads 0 before that, and for a rod so short that it works as a hinge. Setting it to or from
  /// 0 makes the attachment anew.
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

  /// How soon the spring comes to rest, 1; initially 0, never.
  ///
  /// With 1 it just does not swing. Without a frequency it has no effect.
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

  /// How often the spring swings, Hz; initially 0, with which it is a rod.
  ///
  /// Setting it to or from 0 makes the attachment anew.
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

  /// The torque that a pin opposes to turning, N·m; initially 0.
  ///
  /// An item of mass m (100 × 100 pt of density 1: 1 kg) pinned r pt off its center stays put
  /// under gravity of magnitude 1 from m·r/10 on.
  open var frictionTorque: CGFloat {
    get { torque }
    set {
      if !(newValue >= 0) {
        stop(.invalidValue, "frictionTorque of \(self) cannot be \(newValue). Give it 0 or more.")
      }
      torque = newValue
      warnIfIneffective("frictionTorque", kind == .pin)
      record?.setFriction(torque: newValue)
      parametersDidChange()
    }
  }

  /// How far the item may move along a rail, pt, or turn about a pin, rad; initially without limits.
  ///
  /// It is read off the other side: positive is where the anchor, or the other item, lies along the
  /// axis as seen from the item, and how far the other item is turned clockwise against it. So a
  /// range of 0 to 100 lets the item move up to 100 pt *against* the axis, or turn counter-clockwise.
  /// For rails, apps that ship prove it; for pins it is taken to be the same.
  ///
  /// It must contain 0; one that does not leaves the motion free. Reads (0, 0) for other kinds, and
  /// has no effect on them.
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
            + "so that it moves without limits.")
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

// MARK: Changes at work

extension UIAttachmentBehavior {
  /// What `length` reads before there is one: 0, of a rope the distance of the centers.
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

  /// A rod that becomes a spring keeps its length; a hinge has none to keep.
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
      stop(.invalidValue, "\(property) of \(self) cannot be \(value). Give it 0 or more.")
    }
  }

  // MARK: Warnings

  private func warnIfIneffective(_ property: String, _ isEffective: Bool) {
    if isEffective { return }
    warn(
      .ineffectiveProperty,
      "\(property) has no effect on \(self), which is of another kind of attachment.")
  }

  private func warnOfOffsets(in animator: UIDynamicAnimator) {
    guard kind == .limit, animator.profile.limitOffsetsAreNegated,
      offsets.first != .zero || offsets.second != .zero
    else { return }
    warn(
      .negatedOffsets,
      "The rope of \(self) holds its items opposite to the given offsets, as in UIKit.")
  }
}
