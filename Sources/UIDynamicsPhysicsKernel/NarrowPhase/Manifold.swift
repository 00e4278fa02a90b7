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
