// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// The outline that determines an item's contacts and mass, in meters around its center.
enum ItemShape {
  case box(halfWidth: Float, halfHeight: Float)
  case circle(radius: Float)
  /// A convex polygon.
  case polygon([Vector])

  /// Reads an item's outline, once, when the item gets its body.
  init(of item: any UIDynamicItem) {
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .rectangle:
      let half = UnitConversion.halfExtents(size)
      self = .box(halfWidth: half.width, halfHeight: half.height)
    case .ellipse where size.isOfDisc:
      self = .circle(radius: UnitConversion.halfExtents(size).width)
    case .ellipse: self = .polygon(UnitConversion.outline(of: .ellipse(of: size)))
    case .path: self = .polygon(UnitConversion.outline(of: item.collisionBoundingPath))
    }
  }

  func add(to body: BodyID, at center: Vector, in world: World, _ definition: FixtureDefinition) {
    switch self {
    case .box(let halfWidth, let halfHeight):
      world.addBox(
        to: body, halfWidth: halfWidth, halfHeight: halfHeight, center: center, definition)
    case .circle(let radius):
      world.addCircle(to: body, radius: radius, center: center, definition)
    case .polygon(let points):
      world.addPolygon(to: body, points: points.map { $0 + center }, definition)
    }
  }
}

extension WorldBridge {
  /// Throws if an item's outline cannot become a body.
  ///
  /// The outline of a group's member is checked relative to the middle of the group.
  static func validateOutline(
    of item: any UIDynamicItem, inGroupAt offset: CGVector = .zero
  ) throws(UIDynamicsFault) {
    let size = item.bounds.size
    let path: UIBezierPath
    switch item.collisionBoundsType {
    case .rectangle: return
    case .ellipse:
      if size.isOfDisc { return }
      path = .ellipse(of: size)
    case .path: path = item.collisionBoundingPath
    }
    let outline = path.outline().map { CGPoint(x: $0.x + offset.dx, y: $0.y + offset.dy) }
    guard let fault = ConvexOutline.fault(of: outline) else { return }
    throw UIDynamicsFault(
      .invalidPath,
      "\(nameInMessages(of: item)) provided an invalid bounding path. \(fault) Return a convex "
        + "collisionBoundingPath, in points relative to the center.")
  }

  /// Adds the outline of an item, or of each member of a group, to a body.
  ///
  /// Members are upright and where they were when the group was created.
  func addFixtures(of item: any UIDynamicItem, to body: BodyID, _ definition: FixtureDefinition) {
    guard let group = item as? UIDynamicItemGroup else {
      if item.collisionBoundsType == .rectangle {
        return addBox(item.bounds.size, to: body, definition)
      }
      ItemShape(of: item).add(to: body, at: .zero, in: world, definition)
      return
    }
    for (member, offset) in zip(group.members, group.offsets) {
      let center = UnitConversion.meters(CGPoint(x: offset.dx, y: offset.dy))
      ItemShape(of: member).add(to: body, at: center, in: world, definition)
    }
  }
}
