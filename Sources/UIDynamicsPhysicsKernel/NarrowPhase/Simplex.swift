// SPDX-License-Identifier: MIT

/// A pair of vertices, one of each shape, and their difference B − A in the world.
struct SimplexVertex: BitwiseCopyable {
  var onA: Vector
  var onB: Vector
  var difference: Vector
  /// Barycentric weight of this vertex in the closest point, 1.
  var weight: Float
  var indexA: Int32
  var indexB: Int32

  /// Both indices as one number.
  @inline(__always) var indices: UInt64 { SimplexVertex.indices(indexA, indexB) }

  @inline(__always) static func indices(_ a: Int32, _ b: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: a)) << 32 | UInt64(UInt32(bitPattern: b))
  }
}

/// One to three points of B − A, reduced in turn to those nearest the origin.
///
/// The closest point of a segment or triangle has barycentric weights that are all positive; a
/// weight that is not drops its vertex (Ericson, *Real-Time Collision Detection*, 5.1 and 9.5).
/// The order in which the regions are tried, and kept vertices are moved up, is the order of the
/// next search and so decides the last digits of an impact.
struct Simplex: BitwiseCopyable {
  var first: SimplexVertex
  var second: SimplexVertex
  var third: SimplexVertex
  var count: Int

  init(_ vertex: SimplexVertex) {
    (first, second, third, count) = (vertex, vertex, vertex, 1)
    first.weight = 1
  }

  @inline(__always) mutating func append(_ vertex: SimplexVertex) {
    switch count {
    case 1: second = vertex
    default: third = vertex
    }
    count += 1
  }

  /// From the simplex towards the origin.
  var searchDirection: Vector {
    if count == 1 { return -first.difference }
    let edge = second.difference - first.difference
    return edge.cross(-first.difference) > 0 ? Vector.cross(1, edge) : edge.cross(1)
  }

  /// The points of A and B that are nearest each other.
  var witnesses: (Vector, Vector) {
    switch count {
    case 1: return (first.onA, first.onB)
    case 2:
      return (
        first.weight * first.onA + second.weight * second.onA,
        first.weight * first.onB + second.weight * second.onB
      )
    default:
      let shared =
        first.weight * first.onA + second.weight * second.onA + third.weight * third.onA
      return (shared, shared)
    }
  }

  /// Length or doubled area: tells whether a remembered simplex still resembles itself.
  var measure: Float {
    switch count {
    case 1: 0
    case 2: (first.difference - second.difference).length
    default:
      (second.difference - first.difference).cross(third.difference - first.difference)
    }
  }

  /// Keeps only the vertices that span the closest point and sets their weights.
  mutating func reduce() {
    if count == 2 { reduceSegment() } else if count == 3 { reduceTriangle() }
  }

  private mutating func reduceSegment() {
    let edge = second.difference - first.difference
    let towardsSecond = -first.difference.dot(edge)
    if towardsSecond <= 0 { return keep(first) }
    let towardsFirst = second.difference.dot(edge)
    if towardsFirst <= 0 { return keep(second) }
    keep(first, towardsFirst, second, towardsSecond)
  }

  private mutating func reduceTriangle() {
    let (a, b, c) = (first.difference, second.difference, third.difference)
    let (ab, ac, bc) = (b - a, c - a, c - b)
    // Unnormalised weights of each vertex on each side, then in the whole triangle.
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
    let inverse = 1 / (weightA + weightB + weightC)
    first.weight = weightA * inverse
    second.weight = weightB * inverse
    third.weight = weightC * inverse
  }

  private mutating func keep(_ vertex: SimplexVertex) {
    first = vertex
    first.weight = 1
    count = 1
  }

  private mutating func keep(
    _ one: SimplexVertex, _ oneWeight: Float, _ other: SimplexVertex, _ otherWeight: Float
  ) {
    let inverse = 1 / (oneWeight + otherWeight)
    first = one
    second = other
    first.weight = oneWeight * inverse
    second.weight = otherWeight * inverse
    count = 2
  }
}
