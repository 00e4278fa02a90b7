// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// Maps items and boundaries in points to the kernel's bodies in meters; each animator has one.
///
/// An item has one body, which exists until no behavior contains the item. Arrays keep the order of creation, because it
/// affects the last digits; tables are used only for lookup.
final class WorldBridge {
  deinit {}

  let world: World
  /// Set it before adding an item or a boundary.
  var profile: Profile {
    didSet {
      world.conventions = profile.conventions
      collisionNumbers = CollisionNumbers(areCounted: profile.quirks.collisionNumbersAreCounted)
    }
  }

  /// The items with bodies, in the order in which the bodies were created.
  var items: [ItemRecord] { itemTable.list() }
  private var itemTable = OrderedTable<ItemKey, ItemRecord>()
  /// The index of the item last found without its key.
  private var lastIndex = 0

  /// The gravity behaviors, in registration order.
  var gravityBehaviors: [UIGravityBehavior] = []

  var collisionNumbers: CollisionNumbers
  var collisionSerial = 0

  var fieldBehaviors: [FieldID: UIFieldBehavior] = [:]

  /// The owner of a body's tag.
  enum Owner {
    case item(ItemRecord)
    case boundary(BoundaryRecord, of: CollisionRecord)
  }
  var owners: [Int: Owner] = [:]
  private var lastTag = 0
  /// The tags of removed boundaries whose contacts still have to be reported as ended.
  var retiredTags: [Int] = []

  init(profile: Profile) {
    self.profile = profile
    world = World(profile.conventions)
    collisionNumbers = CollisionNumbers(areCounted: profile.quirks.collisionNumbersAreCounted)
  }

  func makeTag() -> Int {
    lastTag += 1
    return lastTag
  }

  func record(of item: any UIDynamicItem) -> ItemRecord? {
    nextRecord(of: item) ?? itemTable[ItemKey(item)]
  }

  /// Tries the record after the last one found, then the last one: callers usually look up items in order.
  private func nextRecord(of item: any UIDynamicItem) -> ItemRecord? {
    let next = lastIndex + 1 < itemTable.count ? lastIndex + 1 : 0
    if let record = record(of: item, at: next) {
      lastIndex = next
      return record
    }
    return record(of: item, at: lastIndex)
  }

  /// Returns the record at an index if it belongs to the item; a layout attribute may have changed its element.
  private func record(of item: any UIDynamicItem, at index: Int) -> ItemRecord? {
    guard let record = itemTable.known(at: index), record.item === item,
      record.key.isObject || record.key == ItemKey(item)
    else { return nil }
    return record
  }

  func item(_ key: ItemKey) -> (any UIDynamicItem)? { itemTable[key]?.item }

  func useCount(of item: any UIDynamicItem) -> Int { record(of: item)?.useCount ?? 0 }

  func hasBody(_ item: any UIDynamicItem) -> Bool { record(of: item) != nil }

  /// Increments an item's count of behaviors and wakes the item; the first behavior creates the body.
  func retainBody(of item: any UIDynamicItem, at pose: ItemPose) {
    let record = record(of: item) ?? makeBody(for: item, at: pose)
    record.useCount += 1
    world.wake(record.body)
  }

  /// Decrements an item's count of behaviors; at 0 the body is destroyed.
  func releaseBody(of item: any UIDynamicItem) {
    guard let record = record(of: item) else { return }
    record.useCount -= 1
    world.wake(record.body)
    guard record.useCount == 0 else { return }
    owners[record.tag] = nil
    world.destroyBody(record.body)
    itemTable.remove(record.key)
  }

  private func makeBody(for item: any UIDynamicItem, at pose: ItemPose) -> ItemRecord {
    let properties = profile.itemDefaults
    var definition = BodyDefinition()
    definition.position = UnitConversion.meters(pose.center)
    definition.angle = Float(pose.angle)
    definition.linearDamping = Float(properties.resistance)
    definition.angularDamping = Float(properties.angularResistance)
    definition.tag = makeTag()
    var fixture = FixtureDefinition()
    let densityFactor = densityFactor(of: item)
    fixture.density = Float(properties.density * densityFactor)
    fixture.friction = Float(properties.friction)
    fixture.restitution = Float(properties.elasticity)
    fixture.filter = CollisionFilter(category: 0, mask: 0)
    let body = world.createBody(definition)
    addFixtures(of: item, to: body, fixture)
    let record = ItemRecord(
      item: item, key: ItemKey(item), body: body, tag: definition.tag)
    record.properties = properties
    record.densityFactor = densityFactor
    itemTable.append(record, for: record.key)
    owners[definition.tag] = .item(record)
    return record
  }

  func wake(_ item: any UIDynamicItem) {
    if let record = record(of: item) { world.wake(record.body) }
  }

  /// Moves an item's body to a pose; the body wakes and keeps its velocity.
  func setPose(of record: ItemRecord, _ pose: ItemPose) {
    world.setPose(
      of: record.body, position: UnitConversion.meters(pose.center), angle: Float(pose.angle))
    world.wake(record.body)
  }
}
