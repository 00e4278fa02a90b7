// SPDX-License-Identifier: MIT

/// The pairs of vertices a simplex was made of, to tell whether a new one is new.
private struct SimplexIndices {
  private let pairs: (UInt64, UInt64, UInt64)
  private let count: Int

  @inline(__always) init(_ simplex: Simplex) {
    count = simplex.count
    pairs = (simplex.first.indices, simplex.second.indices, simplex.third.indices)
  }

  @inline(__always) func contains(_ indexA: Int32, _ indexB: Int32) -> Bool {
    let pair = SimplexVertex.indices(indexA, indexB)
    return pair == pairs.0 || count > 1 && pair == pairs.1 || count > 2 && pair == pairs.2
  }
}

/// What a distance query leaves for the next one on nearly the same poses.
struct SimplexCache: BitwiseCopyable, Equatable {
  var count = 0
  var measure: Float = 0
  var indicesA: (Int32, Int32, Int32) = (0, 0, 0)
  var indicesB: (Int32, Int32, Int32) = (0, 0, 0)

  init() {}

  init(_ simplex: Simplex) {
    count = simplex.count
    measure = simplex.measure
    indicesA = (simplex.first.indexA, simplex.second.indexA, simplex.third.indexA)
    indicesB = (simplex.first.indexB, simplex.second.indexB, simplex.third.indexB)
  }

  static func == (one: SimplexCache, other: SimplexCache) -> Bool {
    one.count == other.count && one.measure == other.measure && one.indicesA == other.indicesA
      && one.indicesB == other.indicesB
  }
}

/// Two convex shapes at given poses.
struct ConvexPair {
  var a: ConvexPoints
  var poseA: Pose
  var b: ConvexPoints
  var poseB: Pose

  @inline(__always) func vertex(_ indexA: Int32, _ indexB: Int32) -> SimplexVertex {
    let onA = poseA.apply(a.vertices[Int(indexA)])
    let onB = poseB.apply(b.vertices[Int(indexB)])
    return SimplexVertex(
      onA: onA, onB: onB, difference: onB - onA, weight: 0, indexA: indexA, indexB: indexB)
  }

  /// The remembered simplex at the new poses, or the first vertices when it has changed too much.
  private func start(from cache: SimplexCache) -> Simplex {
    if cache.count == 0 { return Simplex(vertex(0, 0)) }
    var simplex = Simplex(vertex(cache.indicesA.0, cache.indicesB.0))
    simplex.first.weight = 0
    simplex.count = cache.count
    if cache.count > 1 { simplex.second = vertex(cache.indicesA.1, cache.indicesB.1) }
    if cache.count > 2 { simplex.third = vertex(cache.indicesA.2, cache.indicesB.2) }
    if cache.count > 1 {
      let now = simplex.measure
      if now < 0.5 * cache.measure || 2 * cache.measure < now || now < Float.ulpOfOne {
        return Simplex(vertex(0, 0))
      }
    }
    return simplex
  }

  /// The distance of the two shapes without their skins, m; 0 when they overlap.
  ///
  /// Gilbert, Johnson and Keerthi, *A Fast Procedure for Computing the Distance Between Complex
  /// Objects*, 1988, in the form of van den Bergen and Ericson: the simplex in B − A nearest the
  /// origin grows by the farthest vertex towards it until no new one is found.
  func distance(cache: inout SimplexCache) -> Float {
    var simplex = start(from: cache)
    for _ in 0..<Tolerances.distanceSteps {
      let before = SimplexIndices(simplex)
      simplex.reduce()
      if simplex.count == 3 { break }
      let direction = simplex.searchDirection
      // The origin lies on the simplex: the shapes touch or overlap.
      if direction.lengthSquared < Float.ulpOfOne * Float.ulpOfOne { break }
      let indexA = Int32(a.support(along: poseA.rotation.applyInverse(-direction)))
      let indexB = Int32(b.support(along: poseB.rotation.applyInverse(direction)))
      if before.contains(indexA, indexB) { break }
      simplex.append(vertex(indexA, indexB))
    }
    cache = SimplexCache(simplex)
    let (onA, onB) = simplex.witnesses
    return (onA - onB).length
  }
}
