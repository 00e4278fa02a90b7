// SPDX-License-Identifier: MIT

internal import Geometry
internal import PhysicsKernel

extension WorldBridge {
  func addCollision(_ behavior: UICollisionBehavior) {
    collisionSerial += 1
    collisions[ObjectIdentifier(behavior)] = CollisionRecord(
      behavior: behavior, serial: collisionSerial, number: collisionNumbers.take())
  }

  /// Whether another behavior has the same category bits.
  func sharesCategories(_ behavior: UICollisionBehavior) -> Bool {
    guard let own = collisions[ObjectIdentifier(behavior)] else { return false }
    return collisions.values.contains { $0 !== own && $0.number.itemBit == own.number.itemBit }
  }

  /// Lets a collision behavior go with its boundaries; its items have left already.
  func removeCollision(_ behavior: UICollisionBehavior) {
    guard let record = collisions.removeValue(forKey: ObjectIdentifier(behavior)) else { return }
    for boundary in record.boundaries { destroy(boundary) }
    if let boundary = record.implicitBoundary { destroy(boundary) }
    collisionNumbers.giveBack(record.number)
  }

  // MARK: Items

  func beginCollision(of behavior: UICollisionBehavior, on item: any UIDynamicItem) {
    guard let collision = collisions[ObjectIdentifier(behavior)], let record = record(of: item)
    else { return }
    let place = record.collisions.firstIndex { $0.serial > collision.serial }
    record.collisions.insert(collision, at: place ?? record.collisions.count)
    applyFilter(to: record)
  }

  func endCollision(of behavior: UICollisionBehavior, on item: any UIDynamicItem) {
    guard let record = record(of: item) else { return }
    record.collisions.removeAll { $0.behavior === behavior }
    applyFilter(to: record)
  }

  /// Passes a new mode on to the items and boundaries of a behavior.
  func applyFilters(of behavior: UICollisionBehavior) {
    guard let collision = collisions[ObjectIdentifier(behavior)] else { return }
    for item in behavior.members {
      if let record = record(of: item) { applyFilter(to: record) }
    }
    for boundary in collision.boundaries + [collision.implicitBoundary].compactMap(\.self) {
      world.setFilter(
        of: boundary.body, collision.boundaryFilter(stopsItems: boundary.stopsItems))
    }
  }

  /// Gives an item the bits of all its collision behaviors together.
  private func applyFilter(to record: ItemRecord) {
    var sum = CollisionFilter(category: 0, mask: 0)
    for collision in record.collisions {
      let filter = collision.itemFilter
      sum.category |= filter.category
      sum.mask |= filter.mask
    }
    world.setFilter(of: record.body, sum)
    world.wake(record.body)
  }

  // MARK: Boundaries

  func addBoundary(_ boundary: CollisionBoundary, of behavior: UICollisionBehavior) {
    guard let collision = collisions[ObjectIdentifier(behavior)] else { return }
    var outline: [Vector]
    switch boundary.shape {
    case .segment(let from, let to):
      outline = [UnitConversion.metres(from), UnitConversion.metres(to)]
    case .loop(let path): outline = UnitConversion.outline(of: path)
    }
    var stopsItems = true
    if case .loop = boundary.shape, outline.count == 2 {
      stopsItems = !profile.twoPointPathStopsNothing
    }
    collision.boundaries.append(
      makeBoundary(
        outline, name: boundary.name, stopsItems: stopsItems, of: collision))
  }

  func removeBoundary(_ name: BoundaryName, of behavior: UICollisionBehavior) {
    guard let collision = collisions[ObjectIdentifier(behavior)],
      let index = collision.boundaries.firstIndex(where: { $0.name == name })
    else { return }
    destroy(collision.boundaries.remove(at: index))
  }

  /// Puts the implicit boundary of a behavior somewhere else, or takes it away; its items wake.
  func setImplicitBoundary(_ rect: CGRect?, of behavior: UICollisionBehavior) {
    guard let collision = collisions[ObjectIdentifier(behavior)], collision.implicitRect != rect
    else { return }
    collision.implicitRect = rect
    if let boundary = collision.implicitBoundary { destroy(boundary) }
    collision.implicitBoundary = rect.map { rect in
      makeBoundary(
        UnitConversion.corners(of: rect), name: nil, stopsItems: true, of: collision)
    }
    for item in behavior.members { wake(item) }
  }

  /// Makes the body of a boundary: a segment of two points, a closed loop of more.
  private func makeBoundary(
    _ outline: [Vector], name: BoundaryName?, stopsItems: Bool, of collision: CollisionRecord
  ) -> BoundaryRecord {
    var definition = BodyDefinition()
    definition.kind = .fixed
    definition.tag = makeTag()
    var fixture = FixtureDefinition()
    fixture.friction = UIKitConstants.boundaryFriction
    fixture.restitution = UIKitConstants.boundaryElasticity
    fixture.filter = collision.boundaryFilter(stopsItems: stopsItems)
    let body = world.createBody(definition)
    if outline.count == 2 {
      world.addEdge(to: body, from: outline[0], to: outline[1], fixture)
    } else {
      world.addChainLoop(to: body, vertices: outline, fixture)
    }
    let record = BoundaryRecord(
      name: name, body: body, tag: definition.tag, stopsItems: stopsItems)
    owners[definition.tag] = .boundary(record, of: collision)
    return record
  }

  private func destroy(_ boundary: BoundaryRecord) {
    retiredTags.append(boundary.tag)
    world.destroyBody(boundary.body)
  }
}
