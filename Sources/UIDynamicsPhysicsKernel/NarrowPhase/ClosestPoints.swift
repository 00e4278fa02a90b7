// SPDX-License-Identifier: MIT

private struct SimplexIndices {
  private let pairs: (VertexIndices, VertexIndices, VertexIndices)
  private let count: Int

  @inline(__always) init(_ simplex: Simplex) {
    count = simplex.count
    pairs = (simplex.first.indices, simplex.second.indices, simplex.third.indices)
  }

  @inline(__always) func contains(_ pair: VertexIndices) -> Bool {
    pair == pairs.0 || count > 1 && pair == pairs.1 || count > 2 && pair == pairs.2
  }
}

/// The simplex of the last distance query, which is reused for similar poses.
struct SimplexCache: BitwiseCopyable, Equatable {
  var count = 0
  var measure: Float = 0
  var indices: (VertexIndices, VertexIndices, VertexIndices)

  init() { indices = (VertexIndices(0, 0), VertexIndices(0, 0), VertexIndices(0, 0)) }

  @inline(__always) init(_ simplex: Simplex) {
    count = simplex.count
    measure = simplex.measure
    indices = (simplex.first.indices, simplex.second.indices, simplex.third.indices)
  }

  static func == (one: SimplexCache, other: SimplexCache) -> Bool {
    one.count == other.count && one.measure == other.measure && one.indices == other.indices
  }
}

struct ConvexPair {
  var a: ConvexPoints
  var poseA: Pose
  var b: ConvexPoints
  var poseB: Pose

  @inline(__always) func vertex(_ indices: VertexIndices) -> SimplexVertex {
    let onA = poseA.apply(a.vertices[indices.a])
    let onB = poseB.apply(b.vertices[indices.b])
    return SimplexVertex(difference: onB - onA, indices: indices)
  }

  /// Returns the cached simplex at the new poses, or starts with the first vertices if the simplex changed too much.
  @inline(__always) private func start(from cache: SimplexCache) -> Simplex {
    if cache.count == 0 { return Simplex(vertex(VertexIndices(0, 0))) }
    var simplex = Simplex(vertex(cache.indices.0))
    simplex.count = cache.count
    if cache.count > 1 {
      simplex.second = vertex(cache.indices.1)
      if cache.count > 2 { simplex.third = vertex(cache.indices.2) }
      let now = simplex.measure
      if now < 0.5 * cache.measure || 2 * cache.measure < now || now < Float.ulpOfOne {
        return Simplex(vertex(VertexIndices(0, 0)))
      }
    }
    return simplex
  }

  /// Returns the distance without skins, or 0 if the shapes overlap.
  ///
  /// Gilbert, Johnson and Keerthi, *A Fast Procedure for Computing the Distance Between Complex Objects*,
  /// 1988, as formulated by van den Bergen and Ericson: repeatedly adds to the simplex in B − A the farthest vertex
  /// in the direction of the origin, until a pair repeats.
  func distance(cache: inout SimplexCache) -> Float {
    var simplex = start(from: cache)
    for _ in 0..<Tolerances.distanceSteps {
      let before = SimplexIndices(simplex)
      simplex.reduce()
      if simplex.count == 3 { break }
      let direction = simplex.searchDirection
      // The origin is on the simplex, so the shapes touch or overlap.
      if direction.lengthSquared < Float.ulpOfOne * Float.ulpOfOne { break }
      let indices = VertexIndices(
        a.support(along: poseA.rotation.applyInverse(-direction)),
        b.support(along: poseB.rotation.applyInverse(direction)))
      if before.contains(indices) { break }
      simplex.append(vertex(indices))
    }
    cache = SimplexCache(simplex)
    return distance(simplex)
  }

  @inline(__always) private func distance(_ simplex: Simplex) -> Float {
    let (first, second) = (simplex.first.indices, simplex.second.indices)
    let weights = simplex.weights
    switch simplex.count {
    case 1: return simplex.first.difference.length
    case 2:
      let inverse = 1 / (weights.0 + weights.1)
      let (one, other) = (weights.0 * inverse, weights.1 * inverse)
      let onA =
        one * poseA.apply(a.vertices[first.a]) + other * poseA.apply(a.vertices[second.a])
      let onB =
        one * poseB.apply(b.vertices[first.b]) + other * poseB.apply(b.vertices[second.b])
      return (onA - onB).length
    default:
      // The shapes overlap, so this is 0, unless a weight is not finite.
      let inverse = 1 / (weights.0 + weights.1 + weights.2)
      return 0 * (weights.0 * inverse + weights.1 * inverse + weights.2 * inverse)
    }
  }
}
