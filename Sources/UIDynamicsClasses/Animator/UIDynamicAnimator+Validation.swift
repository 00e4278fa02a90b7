// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry

extension UIDynamicAnimator {
  /// Throws why a behavior cannot be added, with its children and items; changes nothing.
  public func validate(_ behavior: UIDynamicBehavior) throws(UIDynamicsFault) {
    var (newcomers, walk) = ([UIDynamicBehavior](), behavior.subtree)
    while let newcomer = walk.next() { newcomers.append(newcomer) }
    if walk.hasMetTwice { throw duplicate("\(behavior) holds the same behavior twice.") }
    for newcomer in newcomers {
      if has(newcomer) { throw duplicate("\(newcomer) is in \(self) already.") }
      if let other = newcomer.dynamicAnimator, other !== self {
        throw UIDynamicsFault(
          .foreignBehavior,
          "\(newcomer) belongs to \(other). Remove it there first, or make another one.")
      }
      for item in newcomer.members { try validate(item) }
    }
    try validateRoom(forFieldsAmong: newcomers)
  }

  /// Throws why `updateItem(usingCurrentState:)` cannot take over where an item is.
  package func validatePose(of item: any UIDynamicItem) throws(UIDynamicsFault) {
    try validate(reference.pose(of: item), of: item)
  }

  /// Throws if there would be more fields than the engine can tell apart.
  ///
  /// The animator's own list counts, which inside a tick is ahead of the registrations.
  private func validateRoom(
    forFieldsAmong newcomers: [UIDynamicBehavior]
  ) throws(UIDynamicsFault) {
    let count = newcomers.count { $0 is UIFieldBehavior }
    guard count > 0 else { return }
    let limit = UIKitFacts.mostFields
    if fieldCount + count > limit {
      throw UIDynamicsFault(
        .tooManyFields,
        "UIDynamicAnimator supports a maximum of \(limit) distinct fields; \(self) has "
          + "\(fieldCount), and \(count) more cannot be added. Remove others first.")
    }
  }

  /// Throws why an item cannot take part in this animator; changes nothing.
  public func validate(_ item: any UIDynamicItem) throws(UIDynamicsFault) {
    try reference.validate(item)
    try validateSize(of: item)
    let members = (item as? UIDynamicItemGroup)?.members ?? []
    for member in members {
      try reference.validate(member)
      try validateSize(of: member)
    }
    // The outline is read once, for the body; inside a tick that may be about to go.
    if isStepping || !bridge.hasBody(item) { try validateOutline(of: item) }
    try validate(reference.pose(of: item), of: item)
  }

  private func validateOutline(of item: any UIDynamicItem) throws(UIDynamicsFault) {
    guard let group = item as? UIDynamicItemGroup else {
      return try WorldBridge.validateOutline(of: item)
    }
    for (member, offset) in zip(group.members, group.offsets) {
      try WorldBridge.validateOutline(of: member, inGroupAt: offset)
    }
  }

  /// Whether a tick is going on at whose end items may get bodies.
  package var hasNewcomers: Bool { !pending.newcomers.isEmpty }

  /// Throws why an item cannot get a body at the end of the tick, if it may need one then: it was fit
  /// for it when it was added, and may have changed since.
  package func validateNewcomer(_ item: any UIDynamicItem) throws(UIDynamicsFault) {
    guard pending.newcomers.contains(ItemKey(item)) else { return }
    try validateSize(of: item)
    for member in (item as? UIDynamicItemGroup)?.members ?? [] { try validateSize(of: member) }
    try validateOutline(of: item)
  }

  private func validateSize(of item: any UIDynamicItem) throws(UIDynamicsFault) {
    let size = item.bounds.size
    let half = UnitConversion.halfExtents(size)
    if !(half.width > 0 && half.height > 0 && half.width.isFinite && half.height.isFinite) {
      throw UIDynamicsFault(
        .invalidSize,
        "Invalid size (\(size.width), \(size.height)) of \(nameInMessages(of: item)) in Dynamics. "
          + "Give it bounds of more than 0 in both directions before it is added.")
    }
  }

  /// Throws why the engine cannot put an item there.
  func validate(_ pose: ItemPose, of item: any UIDynamicItem) throws(UIDynamicsFault) {
    for number in [pose.center.x, pose.center.y, pose.angle] where !Float(number).isFinite {
      throw UIDynamicsFault(
        .invalidGeometry,
        "\(nameInMessages(of: item)) has the center (\(pose.center.x), \(pose.center.y)) and the angle "
          + "\(pose.angle). Give it finite ones first.")
    }
  }

  /// Whether a behavior was added itself, and not removed.
  package func hasOnTop(_ behavior: UIDynamicBehavior) -> Bool {
    topBehaviors.contains(ObjectIdentifier(behavior))
  }

  /// Whether a behavior is among those added or below one of them.
  ///
  /// Inside a tick the registrations lag behind what was asked for.
  package func has(_ behavior: UIDynamicBehavior) -> Bool {
    (isStepping ? behavior.owner : behavior.dynamicAnimator) === self
  }

  private func duplicate(_ sentence: String) -> UIDynamicsFault {
    UIDynamicsFault(
      .duplicateBehavior, sentence + " Each behavior can be in an animator once; make another one.")
  }
}
