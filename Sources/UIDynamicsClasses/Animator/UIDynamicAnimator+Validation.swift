// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry

extension UIDynamicAnimator {
  /// Checks that a behavior can be added with its children and items, without changing anything.
  ///
  /// - Throws: The fault for which `addBehavior(_:)` would end the process.
  public func validate(_ behavior: UIDynamicBehavior) throws(UIDynamicsFault) {
    var (newcomers, walk) = ([UIDynamicBehavior](), behavior.subtree)
    while let newcomer = walk.next() { newcomers.append(newcomer) }
    if walk.hasMetTwice { throw duplicate("\(behavior) contains the same behavior twice.") }
    for newcomer in newcomers {
      if has(newcomer) { throw duplicate("\(newcomer) is already in \(self).") }
      if let other = newcomer.dynamicAnimator, other !== self {
        throw UIDynamicsFault(
          .foreignBehavior,
          "\(newcomer) belongs to \(other). Remove it from there first, or create a new one.")
      }
      for item in newcomer.members { try validate(item) }
    }
    try validateRoom(forFieldsAmong: newcomers)
  }

  package func validatePose(of item: any UIDynamicItem) throws(UIDynamicsFault) {
    try validate(reference.pose(of: item), of: item)
  }

  /// Throws if there would be more fields than the engine supports.
  ///
  /// Counts the animator's own list, which is ahead of the registrations inside a tick.
  private func validateRoom(
    forFieldsAmong newcomers: [UIDynamicBehavior]
  ) throws(UIDynamicsFault) {
    let count = newcomers.count { $0 is UIFieldBehavior }
    guard count > 0 else { return }
    let limit = UIKitFacts.mostFields
    if registry.fieldCount + count > limit {
      throw UIDynamicsFault(
        .tooManyFields,
        "UIDynamicAnimator supports a maximum of \(limit) distinct fields; \(self) has "
          + "\(registry.fieldCount), and \(count) more cannot be added. Remove others first.")
    }
  }

  /// Checks that an item can take part in this animator, without changing anything.
  ///
  /// - Throws: The fault for which adding the item to a registered behavior would end the process.
  public func validate(_ item: any UIDynamicItem) throws(UIDynamicsFault) {
    try reference.validate(item)
    try validateSize(of: item)
    let members = (item as? UIDynamicItemGroup)?.members ?? []
    for member in members {
      try reference.validate(member)
      try validateSize(of: member)
    }
    // The outline is read once, when the body is created; inside a tick, an existing body may be about to be destroyed.
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

  package var hasNewcomers: Bool { !pending.newcomers.isEmpty }

  /// Throws if an item that may get a body at the end of the tick has become invalid since it was added.
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
          + "Set a width and a height above 0 before adding it.")
    }
  }

  func validate(_ pose: ItemPose, of item: any UIDynamicItem) throws(UIDynamicsFault) {
    for number in [pose.center.x, pose.center.y, pose.angle] where !Float(number).isFinite {
      throw UIDynamicsFault(
        .invalidGeometry,
        "\(nameInMessages(of: item)) has the center (\(pose.center.x), \(pose.center.y)) and the angle "
          + "\(pose.angle). Use finite numbers.")
    }
  }

  /// Returns whether a behavior was added directly and not removed.
  package func hasOnTop(_ behavior: UIDynamicBehavior) -> Bool {
    registry.top.contains(ObjectIdentifier(behavior))
  }

  /// Returns whether a behavior was added, directly or inside a composite; current inside a tick.
  package func has(_ behavior: UIDynamicBehavior) -> Bool {
    (isStepping ? behavior.owner : behavior.dynamicAnimator) === self
  }

  private func duplicate(_ sentence: String) -> UIDynamicsFault {
    UIDynamicsFault(
      .duplicateBehavior,
      sentence + " An animator can contain a behavior only once; create a new one.")
  }
}
