// SPDX-License-Identifier: MIT

/// Up to two contact points, in the frame of the shape with the face.
struct Manifold: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// `localNormal` and `localPoint` describe a face of A; the points are on B.
    case faceOfA
    /// `localNormal` and `localPoint` describe a face of B; the points are on A.
    case faceOfB
    /// `localPoint` is on A and the first point is on B; the normal points from one to the other.
    case points
  }

  var kind: Kind = .faceOfA
  var count: Int32 = 0
  var localNormal: Vector = .zero
  var localPoint: Vector = .zero
  var first = ManifoldPoint()
  var second = ManifoldPoint()

  init() {}

  @inline(__always) init(
    _ kind: Kind, normal: Vector, at localPoint: Vector, circle: Vector, _ feature: FeatureID
  ) {
    self.kind = kind
    count = 1
    localNormal = normal
    self.localPoint = localPoint
    first.localPoint = circle
    first.feature = feature
  }

  @inline(__always) mutating func append(_ point: ManifoldPoint) {
    if count == 0 { first = point } else { second = point }
    count += 1
  }

  @inline(__always) mutating func keepImpulses(of old: UnsafePointer<Manifold>) {
    first.keepImpulses(of: old)
    if count == 2 { second.keepImpulses(of: old) }
  }
}

struct ManifoldPoint: BitwiseCopyable {
  /// The point in the frame of the shape without the face.
  var localPoint: Vector = .zero
  var normalImpulse: Float = 0
  var tangentImpulse: Float = 0
  var feature = FeatureID.vertexOnVertex(0)

  @inline(__always) mutating func keepImpulses(of old: UnsafePointer<Manifold>) {
    if old.pointee.count > 0 && old.pointee.first.feature == feature {
      normalImpulse = old.pointee.first.normalImpulse
      tangentImpulse = old.pointee.first.tangentImpulse
    } else if old.pointee.count > 1 && old.pointee.second.feature == feature {
      normalImpulse = old.pointee.second.normalImpulse
      tangentImpulse = old.pointee.second.tangentImpulse
    }
  }
}

/// A manifold in world coordinates: the normal, and points halfway between the surfaces.
struct WorldManifold {
  /// Points from A to B.
  var normal: Vector
  var points: (Vector, Vector)

  @inline(__always) init(
    _ manifold: Manifold, poseA: Pose, radiusA: Float, poseB: Pose, radiusB: Float
  ) {
    switch manifold.kind {
    case .faceOfA:
      self.init(manifold, face: poseA, radiusA, other: poseB, radiusB)
    case .faceOfB:
      self.init(manifold, face: poseB, radiusB, other: poseA, radiusA)
      normal = -normal
    case .points:
      self.init(
        from: poseA.apply(manifold.localPoint), radiusA,
        to: poseB.apply(manifold.first.localPoint), radiusB)
    }
  }

  @inline(__always) private init(
    _ manifold: Manifold, face: Pose, _ faceRadius: Float, other: Pose, _ otherRadius: Float
  ) {
    let outward = face.rotation.apply(manifold.localNormal)
    let plane = face.apply(manifold.localPoint)

    func between(_ local: Vector) -> Vector {
      let clip = other.apply(local)
      let onFace = clip + (faceRadius - (clip - plane).dot(outward)) * outward
      let onOther = clip - otherRadius * outward
      return 0.5 * (onFace + onOther)
    }
    points = (between(manifold.first.localPoint), .zero)
    if manifold.count > 1 { points.1 = between(manifold.second.localPoint) }
    normal = outward
  }

  /// Creates the manifold of two discs; if their centers coincide, the normal is along x.
  @inline(__always) private init(
    from centerA: Vector, _ radiusA: Float, to centerB: Vector, _ radiusB: Float
  ) {
    let apart = centerB - centerA
    normal =
      apart.lengthSquared > Float.ulpOfOne * Float.ulpOfOne ? apart.normalized : Vector(1, 0)
    let onA = centerA + radiusA * normal
    let onB = centerB - radiusB * normal
    points = (0.5 * (onA + onB), .zero)
  }
}
