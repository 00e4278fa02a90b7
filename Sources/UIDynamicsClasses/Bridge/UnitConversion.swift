// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// Converts points and UIKit's units to the kernel's meters and back.
///
/// Rounds in UIKit's order. Meters: multiply in 64 bits by the 32-bit 0.01, round once (`EdgeFacts.meters`).
/// Points: multiply in 32 bits by 100, then widen.
enum UnitConversion {
  static func meters(_ points: CGFloat) -> Float {
    EdgeFacts.meters(Double(points))
  }

  static func points(_ meters: Float) -> Float { UIKitConstants.pointsPerMeter * meters }

  static func meters(_ point: CGPoint) -> Vector { Vector(meters(point.x), meters(point.y)) }

  static func points(_ vector: Vector) -> CGPoint {
    CGPoint(x: CGFloat(points(vector.x)), y: CGFloat(points(vector.y)))
  }

  /// The position that a field returns: unlike an item's, it is 32-bit meters multiplied in 64 bits.
  static func fieldPosition(_ point: CGPoint) -> CGPoint {
    let (position, scale) = (meters(point), CGFloat(UIKitConstants.pointsPerMeter))
    return CGPoint(x: scale * CGFloat(position.x), y: scale * CGFloat(position.y))
  }

  static func meters(_ offset: UIOffset) -> Vector {
    Vector(meters(offset.horizontal), meters(offset.vertical))
  }

  static func direction(_ vector: CGVector) -> Vector {
    Vector(Float(vector.dx), Float(vector.dy)).normalized
  }

  static func isDirection(_ vector: CGVector) -> Bool {
    let direction = direction(vector)
    return direction.isFinite && (direction.length - 1).magnitude < 0.001
  }

  /// The half extents of a box, m: the full width in meters is halved, so that mass is density · width · height.
  static func halfExtents(_ size: CGSize) -> (width: Float, height: Float) {
    (0.5 * meters(size.width), 0.5 * meters(size.height))
  }

  /// Converts a gravity vector to an acceleration, m/s².
  static func acceleration(_ gravityDirection: CGVector) -> Vector {
    Vector(
      Float(UIKitConstants.gravityAcceleration * gravityDirection.dx),
      Float(UIKitConstants.gravityAcceleration * gravityDirection.dy))
  }

  /// The first subpath as a closed outline, m, with distinct neighbors.
  ///
  /// Positions that differ in 64 bits may be equal in 32 bits.
  static func outline(of path: UIBezierPath) -> [Vector] {
    var outline: [Vector] = []
    for vertex in path.outline().map(meters) where vertex != outline.last {
      outline.append(vertex)
    }
    while outline.count > 1, outline.first == outline.last { outline.removeLast() }
    return outline
  }

  /// The first subpath as a boundary, in meters, reduced to the corners that the engine distinguishes.
  static func boundary(along path: UIBezierPath) -> [Vector] {
    let points = path.outline().map(meters)
    return EdgeFacts.corners(ofLoop: points.count) { points[$0].components }.map { points[$0] }
  }

  /// Returns `true` if a boundary only runs to a point and back; an open path of two points is an ordinary line.
  static func isFoldedLine(_ path: UIBezierPath) -> Bool {
    path.returnsToStart && boundary(along: path).count == 2
  }

  /// Upper left, upper right, lower right, lower left, m.
  static func corners(of rect: CGRect) -> [Vector] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map(meters)
  }

  static func coincide(_ first: CGPoint, _ second: CGPoint) -> Bool {
    EdgeFacts.coincide(meters(first).components, meters(second).components)
  }

  /// Returns `true` if a rectangle has four finite, distinct corners in the kernel.
  static func isLoop(_ rect: CGRect) -> Bool { World.corners(ofLoop: corners(of: rect)) != nil }
}
