// SPDX-License-Identifier: MIT

internal import Geometry
internal import PhysicsKernel

/// The outline with which an item collides and that weighs it, m around the item's center.
enum ItemShape {
  case box(halfWidth: Float, halfHeight: Float)
  case circle(radius: Float)
  /// Convex.
  case polygon([Vector])

  /// Reads the outline of an item; asked once, when the item gets its body.
  init(of item: any UIDynamicItem) {
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .rectangle:
      let half = UnitConversion.halfExtents(size)
      self = .box(halfWidth: half.width, halfHeight: half.height)
    case .ellipse where size.width == size.height:
      self = .circle(radius: UnitConversion.halfExtents(size).width)
    case .ellipse:
      let rect = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      self = .polygon(UnitConversion.outline(of: UIBezierPath(ovalIn: rect)))
    case .path: self = .polygon(UnitConversion.outline(of: item.collisionBoundingPath))
    }
  }

  /// Why a body cannot have this outline, or nil if it can.
  var fault: String? {
    switch self {
    case .box(let halfWidth, let halfHeight):
      World.validateBox(halfWidth: halfWidth, halfHeight: halfHeight)
    case .circle(let radius): World.validateCircle(radius: radius)
    case .polygon(let points): World.validatePolygon(points)?.description
    }
  }

  /// Fixes the outline to a body, its center at a point of the body's frame in m.
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
  /// Throws why an item cannot get a body for its outline.
  static func validateOutline(of item: any UIDynamicItem) throws(UIDynamicsFault) {
    guard item.collisionBoundsType != .rectangle, let fault = ItemShape(of: item).fault
    else { return }
    throw UIDynamicsFault(
      .invalidPath,
      "\(item) provided an invalid bounding path. \(fault) Have its collisionBoundingPath go "
        + "once around a convex area, in points about its center.")
  }

  /// Fixes the outlines of an item to its body: one, or that of each member of a group.
  ///
  /// The members of a group lie as they did when it was made, each upright.
  func addFixtures(of item: any UIDynamicItem, to body: BodyID, _ definition: FixtureDefinition) {
    guard let group = item as? UIDynamicItemGroup else {
      if item.collisionBoundsType == .rectangle {
        return addBox(item.bounds.size, to: body, definition)
      }
      ItemShape(of: item).add(to: body, at: .zero, in: world, definition)
      return
    }
    for (member, offset) in zip(group.members, group.offsets) {
      let center = UnitConversion.metres(CGPoint(x: offset.dx, y: offset.dy))
      ItemShape(of: member).add(to: body, at: center, in: world, definition)
    }
  }
}
