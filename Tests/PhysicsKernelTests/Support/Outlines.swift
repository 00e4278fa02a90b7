// SPDX-License-Identifier: MIT

import TestSupport
import UIDynamicsGeometry
import UIDynamicsPhysicsKernel

/// Creates outlines in meters.
enum Outlines {
  /// Returns `count` points on an ellipse at equal parameter steps, clockwise on screen.
  static func ellipse(_ a: Double, _ b: Double, count: Int) -> [Vector] {
    (0..<count).map { i in
      let angle = 2 * Double.pi * Double(i) / Double(count)
      return Vector(Float(a * cos(angle)), Float(b * sin(angle)))
    }
  }

  /// Returns the vertices of an item's ellipse; the item's size is in points.
  static func oval(width: Double, height: Double) -> [Vector] {
    let (width, height) = (CGFloat(width), CGFloat(height))
    let rectangle = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    return UIBezierPath(ovalIn: rectangle).outline().map { point in
      Vector(Float(Double(point.x) / 100), Float(Double(point.y) / 100))
    }
  }

  /// Returns the sides of a closed outline; a segment has two sides, one in each direction.
  static func sides(of corners: [DoubleVector]) -> [(DoubleVector, DoubleVector)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  static let triangle = [Vector(0, 0), Vector(1, 0), Vector(0, 1)]
  static let square = [Vector(0, 0), Vector(1, 0), Vector(1, 1), Vector(0, 1)]
}
