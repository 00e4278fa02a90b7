// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// Converts points and UIKit's units to the kernel's meters and back; no other file converts.
///
/// Rounds in UIKit's order. Meters: multiply in 64 bits by the 32-bit 0.01, round once (`EdgeFacts.metres`).
/// Points: multiply in 32 bits by 100, then widen.
enum UnitConversion {
  static func metres(_ points: CGFloat) -> Float {
    EdgeFacts.metres(Double(points))
  }

  static func points(_ metres: Float) -> Float { UIKitConstants.pointsPerMetre * metres }

  static func metres(_ point: CGPoint) -> Vector { Vector(metres(point.x), metres(point.y)) }

  static func points(_ vector: Vector) -> CGPoint {
    CGPoint(x: CGFloat(points(vector.x)), y: CGFloat(points(vector.y)))
  }

  /// The position that a field reads back, unlike an item's: 32-bit meters multiplied in 64 bits.
  static func fieldPosition(_ point: CGPoint) -> CGPoint {
    let (position, scale) = (metres(point), CGFloat(UIKitConstants.pointsPerMetre))
    return CGPoint(x: scale * CGFloat(position.x), y: scale * CGFloat(position.y))
  }

  static func metres(_ offset: UIOffset) -> Vector {
    Vector(metres(offset.horizontal), metres(offset.vertical))
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
    (0.5 * metres(size.width), 0.5 * metres(size.height))
  }

  /// Converts a gravity vector to an acceleration, m/s².
  static func acceleration(_ gravityDirection: CGVector) -> Vector {
    Vector(
      Float(UIKitConstants.gravityAcceleration * gravityDirection.dx),
      Float(UIKitConstants.gravityAcceleration * gravityDirection.dy))
  }

  /// The first subpath as a closed outline, m, with distinct neighbors.
  ///
  /// Positions that differ in 64 bits may coincide in 32.
  static func outline(of path: UIBezierPath) -> [Vector] {
    var outline: [Vector] = []
    for vertex in path.outline().map(metres) where vertex != outline.last {
      outline.append(vertex)
    }
    while outline.count > 1, outline.first == outline.last { outline.removeLast() }
    return outline
  }

  /// The first subpath as a boundary, m, with the corners that the engine distinguishes.
  static func boundary(along path: UIBezierPath) -> [Vector] {
    let points = path.outline().map(metres)
    return EdgeFacts.corners(ofLoop: points.count) { points[$0].place }.map { points[$0] }
  }

  /// Returns `true` if a boundary only runs to a point and back; an open path of two points is a line.
  static func isFoldedLine(_ path: UIBezierPath) -> Bool {
    path.returnsToStart && boundary(along: path).count == 2
  }

  /// Upper left, upper right, lower right, lower left, m.
  static func corners(of rect: CGRect) -> [Vector] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map(metres)
  }

  static func areInOnePlace(_ first: CGPoint, _ second: CGPoint) -> Bool {
    EdgeFacts.coincide(metres(first).place, metres(second).place)
  }

  /// Returns `true` if a rectangle has four finite, distinct corners in the kernel.
  static func isLoop(_ rect: CGRect) -> Bool { World.validateChainLoop(corners(of: rect)) == nil }
}
