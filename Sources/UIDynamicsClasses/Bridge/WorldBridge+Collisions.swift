// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  func addCollision(_ behavior: UICollisionBehavior) -> CollisionRecord {
    collisionSerial += 1
    return CollisionRecord(
      behavior: behavior, serial: collisionSerial, number: collisionNumbers.allocate())
  }

  /// Removes a collision behavior with its boundaries; its items have already left, so no ended contact is reported.
  func removeCollision(_ collision: CollisionRecord) {
    for boundary in collision.allBoundaries {
      owners[boundary.tag] = nil
      world.destroyBody(boundary.body)
    }
    collisionNumbers.release(collision.number)
  }

  func beginCollision(_ collision: CollisionRecord, on item: any UIDynamicItem) {
    guard let record = record(of: item) else { return }
    record.collisions.begin(collision)
    applyFilter(to: record)
  }

  func endCollision(_ collision: CollisionRecord, on item: any UIDynamicItem) {
    guard let record = record(of: item) else { return }
    record.collisions.end(collision)
    applyFilter(to: record)
  }

  func applyFilters(of collision: CollisionRecord) {
    for item in collision.behavior.members {
      guard let record = record(of: item) else { continue }
      record.collisions.sumFilters()
      applyFilter(to: record)
    }
    for boundary in collision.allBoundaries {
      world.setFilter(
        of: boundary.body, collision.boundaryFilter(stopsItems: boundary.stopsItems))
    }
  }

  private func applyFilter(to record: ItemRecord) {
    world.setFilter(of: record.body, record.collisions.filter)
    world.wake(record.body)
  }

  func addBoundary(_ boundary: CollisionBoundary, of collision: CollisionRecord) {
    let outline: [Vector]
    var stopsItems = true
    switch boundary.shape {
    case .segment(let from, let to):
      outline = [UnitConversion.meters(from), UnitConversion.meters(to)]
    case .loop(let path):
      outline = UnitConversion.boundary(along: path)
      stopsItems = !UnitConversion.isFoldedLine(path) || !profile.quirks.twoPointPathStopsNothing
    }
    collision.boundaries.append(
      makeBoundary(outline, name: boundary.name, stopsItems: stopsItems, of: collision),
      for: boundary.name)
  }

  func removeBoundary(_ name: BoundaryName, of collision: CollisionRecord) {
    if let boundary = collision.boundaries.remove(name) { destroy(boundary) }
  }

  /// Moves or removes the implicit boundary of a behavior and wakes its items.
  func setImplicitBoundary(_ rect: CGRect?, of collision: CollisionRecord) {
    guard collision.implicitRect != rect else { return }
    collision.implicitRect = rect
    if let boundary = collision.implicitBoundary { destroy(boundary) }
    collision.implicitBoundary = rect.map { rect in
      makeBoundary(
        UnitConversion.corners(of: rect), name: nil, stopsItems: true, of: collision)
    }
    for item in collision.behavior.members { wake(item) }
  }

  /// Creates the body of a boundary: a segment for two points, a closed loop for more.
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

  /// Destroys a boundary; its contacts will still be reported as ended.
  private func destroy(_ boundary: BoundaryRecord) {
    retiredTags.append(boundary.tag)
    world.destroyBody(boundary.body)
  }
}
