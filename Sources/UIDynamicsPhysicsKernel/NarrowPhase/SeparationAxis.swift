// SPDX-License-Identifier: MIT

/// A direction that separates two moving shapes; it is fixed either in the world or in one of the shapes.
struct SeparationAxis {
  private enum Carrier {
    case world
    case sideOfA, sideOfB
  }

  private let a: ConvexPoints
  private let b: ConvexPoints
  private let sweepA: Sweep
  private let sweepB: Sweep
  private var carrier: Carrier
  private var axis: Vector
  /// The midpoint of the side, in its shape's frame.
  private var middle = Vector.zero

  init(_ cache: SimplexCache, _ pair: ConvexPair, _ sweepA: Sweep, _ sweepB: Sweep) {
    (self.a, self.b, self.sweepA, self.sweepB) = (pair.a, pair.b, sweepA, sweepB)
    let (poseA, poseB) = (pair.poseA, pair.poseB)
    let vertexA = a.vertices[cache.indices.0.a]
    let vertexB = b.vertices[cache.indices.0.b]
    if cache.count == 1 {
      carrier = .world
      axis = (poseB.apply(vertexB) - poseA.apply(vertexA)).normalized
    } else if cache.indices.0.a == cache.indices.1.a {
      let other = b.vertices[cache.indices.1.b]
      carrier = .sideOfB
      axis = (other - vertexB).cross(1).direction
      middle = 0.5 * (vertexB + other)
      let offset = poseA.apply(vertexA) - poseB.apply(middle)
      if offset.dot(poseB.rotation.apply(axis)) < 0 { axis = -axis }
    } else {
      let other = a.vertices[cache.indices.1.a]
      carrier = .sideOfA
      axis = (other - vertexA).cross(1).direction
      middle = 0.5 * (vertexA + other)
      let offset = poseB.apply(vertexB) - poseA.apply(middle)
      if offset.dot(poseA.rotation.apply(axis)) < 0 { axis = -axis }
    }
  }

  /// Returns the deepest vertices at `time` and their separation; an index of −1 refers to the side itself.
  func deepest(at time: Float) -> (indexA: Int, indexB: Int, separation: Float) {
    let (poseA, poseB) = (sweepA.pose(at: time), sweepB.pose(at: time))
    var (indexA, indexB) = (-1, -1)
    switch carrier {
    case .world:
      indexA = a.support(along: poseA.rotation.applyInverse(axis))
      indexB = b.support(along: poseB.rotation.applyInverse(-axis))
    case .sideOfA:
      indexB = b.support(along: poseB.rotation.applyInverse(-poseA.rotation.apply(axis)))
    case .sideOfB:
      indexA = a.support(along: poseA.rotation.applyInverse(-poseB.rotation.apply(axis)))
    }
    return (indexA, indexB, separation(indexA, indexB, poseA, poseB))
  }

  func separation(_ indexA: Int, _ indexB: Int, at time: Float) -> Float {
    separation(indexA, indexB, sweepA.pose(at: time), sweepB.pose(at: time))
  }

  func separation(_ indexA: Int, _ indexB: Int, _ poseA: Pose, _ poseB: Pose) -> Float {
    switch carrier {
    case .world:
      (poseB.apply(b.vertices[indexB]) - poseA.apply(a.vertices[indexA])).dot(axis)
    case .sideOfA:
      (poseB.apply(b.vertices[indexB]) - poseA.apply(middle)).dot(poseA.rotation.apply(axis))
    case .sideOfB:
      (poseA.apply(a.vertices[indexA]) - poseB.apply(middle)).dot(poseB.rotation.apply(axis))
    }
  }
}
