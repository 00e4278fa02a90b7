// SPDX-License-Identifier: MIT

import TestSupport

@testable import UIDynamicsPhysicsKernel

/// A convex polygon or segment that owns the memory that the narrow phase uses.
final class ConvexShape {
  let vertices: [Vector]
  let radius: Float
  private let points: UnsafeMutablePointer<Vector>
  private let directions: UnsafeMutablePointer<Vector>

  /// The vertices must be clockwise on screen.
  init(_ vertices: [Vector], radius: Float = 0) {
    self.vertices = vertices
    self.radius = radius
    points = .allocate(capacity: vertices.count)
    directions = .allocate(capacity: vertices.count)
    for (i, vertex) in vertices.enumerated() {
      let next = vertices[(i + 1) % vertices.count]
      (points + i).initialize(to: vertex)
      (directions + i).initialize(to: (next - vertex).cross(1).normalized)
    }
  }

  deinit {
    points.deallocate()
    directions.deallocate()
  }

  var polygon: PolygonView {
    PolygonView(vertices: points, normals: directions, count: vertices.count, radius: radius)
  }

  var convexPoints: ConvexPoints {
    ConvexPoints(vertices: points, count: vertices.count, radius: radius)
  }

  /// Returns the vertices in world coordinates, computed in `Double`.
  func placed(at position: DoubleVector, angle: Double) -> [DoubleVector] {
    vertices.map { DoubleVector($0).turned(by: angle) + position }
  }

  static func box(_ halfWidth: Float, _ halfHeight: Float) -> ConvexShape {
    let (x, y) = (halfWidth, halfHeight)
    return ConvexShape([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
  }

  static func segment(_ start: Vector, _ end: Vector) -> ConvexShape {
    ConvexShape([start, end], radius: Conventions().skin)
  }

  /// Returns a shape with three to twelve well-separated corners on an ellipse of up to a meter.
  static func random(_ generator: inout SplitMix64) -> ConvexShape {
    let count = generator.integer(in: 3...12)
    let (width, height) = (generator.double(in: 0.1..<1), generator.double(in: 0.1..<1))
    let turn = 2 * Double.pi / Double(count)
    return ConvexShape(
      (0..<count).map { i in
        let angle = (Double(i) + generator.double(in: -0.35..<0.35)) * turn
        return Vector(Float(width * cos(angle)), Float(height * sin(angle)))
      })
  }
}

extension Pose {
  init(_ position: Vector, angle: Float = 0) {
    self.init(position: position, rotation: Rotation(angle: angle))
  }
}

extension SplitMix64 {
  mutating func float(in range: Range<Double>) -> Float { Float(double(in: range)) }

  mutating func vector(in range: Range<Double>) -> Vector {
    Vector(float(in: range), float(in: range))
  }
}
