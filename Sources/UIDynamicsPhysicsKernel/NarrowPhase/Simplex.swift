// SPDX-License-Identifier: MIT

/// A vertex of each shape and their difference B − A in world coordinates.
struct SimplexVertex: BitwiseCopyable {
  var difference: Vector
  var indices: VertexIndices
}

/// Both indices packed into one number for fast comparison.
struct VertexIndices: BitwiseCopyable, Equatable {
  private var both: UInt64

  @inline(__always) init(_ a: Int, _ b: Int) {
    both = UInt64(truncatingIfNeeded: a) << 32 | UInt64(truncatingIfNeeded: b)
  }

  @inline(__always) var a: Int { Int(truncatingIfNeeded: both >> 32) }
  @inline(__always) var b: Int { Int(truncatingIfNeeded: both & 0xffff_ffff) }
}

/// One to three points of B − A, reduced to those closest to the origin (Ericson, *Real-Time Collision
/// Detection*, 5.1 and 9.5).
///
/// The order of the regions and of the kept vertices determines the last digits of an impact time.
struct Simplex: BitwiseCopyable {
  var first: SimplexVertex
  var second: SimplexVertex
  var third: SimplexVertex
  /// The barycentric weights of the closest point, before division by their sum.
  private(set) var weights: (Float, Float, Float) = (1, 0, 0)
  var count: Int

  @inline(__always) init(_ vertex: SimplexVertex) {
    (first, second, third, count) = (vertex, vertex, vertex, 1)
  }

  @inline(__always) mutating func append(_ vertex: SimplexVertex) {
    if count == 1 { second = vertex } else { third = vertex }
    count += 1
  }

  @inline(__always) var searchDirection: Vector {
    if count == 1 { return -first.difference }
    let edge = second.difference - first.difference
    return edge.cross(-first.difference) > 0 ? Vector.cross(1, edge) : edge.cross(1)
  }

  /// The length, or twice the area; used to detect whether a cached simplex has changed.
  var measure: Float {
    switch count {
    case 1: 0
    case 2: (first.difference - second.difference).length
    default:
      (second.difference - first.difference).cross(third.difference - first.difference)
    }
  }

  @inline(__always) mutating func reduce() {
    if count == 2 { reduceSegment() } else if count == 3 { reduceTriangle() }
  }

  @inline(__always) private mutating func reduceSegment() {
    let edge = second.difference - first.difference
    let towardsSecond = -first.difference.dot(edge)
    if towardsSecond <= 0 { return keep(first) }
    let towardsFirst = second.difference.dot(edge)
    if towardsFirst <= 0 { return keep(second) }
    keep(first, towardsFirst, second, towardsSecond)
  }

  @inline(__always) private mutating func reduceTriangle() {
    let (a, b, c) = (first.difference, second.difference, third.difference)
    let (ab, ac, bc) = (b - a, c - a, c - b)
    // The weights of the vertices on each side, then within the triangle.
    let (abA, abB) = (b.dot(ab), -a.dot(ab))
    let (acA, acC) = (c.dot(ac), -a.dot(ac))
    let (bcB, bcC) = (c.dot(bc), -b.dot(bc))
    let area = ab.cross(ac)
    let weightA = area * b.cross(c)
    let weightB = area * c.cross(a)
    let weightC = area * a.cross(b)

    if abB <= 0 && acC <= 0 { return keep(first) }
    if abA > 0 && abB > 0 && weightC <= 0 { return keep(first, abA, second, abB) }
    if acA > 0 && acC > 0 && weightB <= 0 { return keep(first, acA, third, acC) }
    if abA <= 0 && bcC <= 0 { return keep(second) }
    if acA <= 0 && bcB <= 0 { return keep(third) }
    if bcB > 0 && bcC > 0 && weightA <= 0 { return keep(third, bcC, second, bcB) }
    weights = (weightA, weightB, weightC)
  }

  @inline(__always) private mutating func keep(_ vertex: SimplexVertex) {
    first = vertex
    weights = (1, 0, 0)
    count = 1
  }

  @inline(__always) private mutating func keep(
    _ one: SimplexVertex, _ oneWeight: Float, _ other: SimplexVertex, _ otherWeight: Float
  ) {
    first = one
    second = other
    weights = (oneWeight, otherWeight, 0)
    count = 2
  }
}
