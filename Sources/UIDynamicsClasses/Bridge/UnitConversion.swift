// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// Points and UIKit's units to the kernel's metres, and back; no other file converts.
///
/// The order of roundings is UIKit's: a length is multiplied in 64 bits by the 32-bit 0.01 and
/// rounded once (`EdgeFacts.metres`); on the way back it is multiplied in 32 bits by 100 and widened.
enum UnitConversion {
  static func metres(_ points: CGFloat) -> Float {
    EdgeFacts.metres(Double(points))
  }

  static func points(_ metres: Float) -> Float { UIKitConstants.pointsPerMetre * metres }

  /// A position, or a velocity in pt/s to m/s.
  static func metres(_ point: CGPoint) -> Vector { Vector(metres(point.x), metres(point.y)) }

  /// A position, or a velocity in m/s to pt/s.
  static func points(_ vector: Vector) -> CGPoint {
    CGPoint(x: CGFloat(points(vector.x)), y: CGFloat(points(vector.y)))
  }

  /// What the position of a field reads, unlike that of an item: 32-bit metres, multiplied in 64
  /// bits.
  static func fieldPosition(_ point: CGPoint) -> CGPoint {
    let (position, scale) = (metres(point), CGFloat(UIKitConstants.pointsPerMetre))
    return CGPoint(x: scale * CGFloat(position.x), y: scale * CGFloat(position.y))
  }

  /// A displacement.
  static func metres(_ offset: UIOffset) -> Vector {
    Vector(metres(offset.horizontal), metres(offset.vertical))
  }

  /// A direction, whose length does not count, at length 1.
  static func direction(_ vector: CGVector) -> Vector {
    Vector(Float(vector.dx), Float(vector.dy)).normalized
  }

  /// Whether a vector has a direction for the kernel.
  static func isDirection(_ vector: CGVector) -> Bool {
    let direction = direction(vector)
    return direction.isFinite && (direction.length - 1).magnitude < 0.001
  }

  /// Half extents of a box, m: the full width in metres is halved, so that a mass measured from
  /// it is density · width · height.
  static func halfExtents(_ size: CGSize) -> (width: Float, height: Float) {
    (0.5 * metres(size.width), 0.5 * metres(size.height))
  }

  /// Acceleration by a gravity vector, m/s².
  static func acceleration(_ gravityDirection: CGVector) -> Vector {
    Vector(
      Float(UIKitConstants.gravityAcceleration * gravityDirection.dx),
      Float(UIKitConstants.gravityAcceleration * gravityDirection.dy))
  }

  /// The first part of a path as a closed outline, m, neighbours in different places.
  ///
  /// Positions that differ in 64 bits may fall together in 32.
  static func outline(of path: UIBezierPath) -> [Vector] {
    var outline: [Vector] = []
    for vertex in path.outline().map(metres) where vertex != outline.last {
      outline.append(vertex)
    }
    while outline.count > 1, outline.first == outline.last { outline.removeLast() }
    return outline
  }

  /// The first part of a path as a boundary, m: the corners that are some for the engine.
  static func boundary(along path: UIBezierPath) -> [Vector] {
    let points = path.outline().map(metres)
    return EdgeFacts.corners(ofLoop: points.count) { points[$0].place }.map { points[$0] }
  }

  /// Whether a boundary runs to one place and back; an open path of two points is a line.
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

  /// Whether two positions are too near each other for an edge.
  static func areInOnePlace(_ first: CGPoint, _ second: CGPoint) -> Bool {
    EdgeFacts.coincide(metres(first).place, metres(second).place)
  }

  /// Whether a rectangle has four finite corners in four places for the kernel.
  static func isLoop(_ rect: CGRect) -> Bool { World.validateChainLoop(corners(of: rect)) == nil }
}
