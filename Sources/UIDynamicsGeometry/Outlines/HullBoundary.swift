// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// The boundary of a convex hull.
struct HullBoundary {
  private let sides: [PolygonSide]
  /// The distance from the first corner to the start of each side.
  private let starts: [Double]
  /// Maps the index of each corner in the original points to the side that starts there.
  private let sidesOfCorners: [Int: Int]
  let length: Double

  init(of points: [CGPoint]) {
    let corners = Self.corners(of: points)
    sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map {
      PolygonSide(points[$0], points[$1])
    }
    var sidesOfCorners: [Int: Int] = [:]
    for (side, corner) in corners.enumerated() where sidesOfCorners[corner] == nil {
      sidesOfCorners[corner] = side
    }
    self.sidesOfCorners = sidesOfCorners
    var (starts, distance) = ([Double](), 0.0)
    for side in sides {
      starts.append(distance)
      distance += side.length
    }
    self.starts = starts
    length = distance
  }

  /// Returns corners clockwise on screen (Andrew, *Another Efficient Algorithm for Convex Hulls in Two Dimensions*, 1979).
  private static func corners(of points: [CGPoint]) -> [Int] {
    let order = points.indices.sorted {
      (points[$0].x, points[$0].y, $0) < (points[$1].x, points[$1].y, $1)
    }
    let upper = chain(order, points)
    let lower = chain(order.reversed(), points)
    return upper.dropLast() + lower.dropLast()
  }

  private static func chain(_ order: [Int], _ points: [CGPoint]) -> [Int] {
    var chain: [Int] = []
    for index in order {
      while let last = chain.last,
        points[last] == points[index] && chain.count > 1
          || chain.count > 1
            && PolygonSide(points[chain[chain.count - 2]], points[last]).area(with: points[index])
              <= 0
      {
        chain.removeLast()
      }
      if chain.count == 1, points[chain[0]] == points[index] { continue }
      chain.append(index)
    }
    return chain
  }

  /// Returns whether the hull is wider than `width` in every direction.
  func isWider(than width: Double) -> Bool {
    if sides.count < 3 { return false }
    var opposite = 1
    for side in sides {
      // Around the hull, the distance from a side increases up to the opposite corner, then decreases.
      while side.distance(to: corner(opposite + 1)) > side.distance(to: corner(opposite)) {
        opposite += 1
      }
      // The walk may stop early at sides that are as short as the rounding error.
      if side.distance(to: corner(opposite)) <= width,
        !sides.contains(where: { side.distance(to: $0.start) > width })
      {
        return false
      }
    }
    return true
  }

  private func corner(_ index: Int) -> CGPoint { sides[index % sides.count].start }

  /// Returns the position along the boundary that is closest to a point, and the depth of the point inside the hull.
  func coordinates(of point: CGPoint, index: Int) -> (along: Double, depth: Double) {
    if let side = sidesOfCorners[index] { return (starts[side], 0) }
    var (nearest, depth) = (0, Double.infinity)
    for (index, side) in sides.enumerated() {
      let distance = side.distance(to: point)
      if distance < depth { (nearest, depth) = (index, distance) }
    }
    return (starts[nearest] + sides[nearest].reach(of: point), depth)
  }
}
