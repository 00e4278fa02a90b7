// SPDX-License-Identifier: MIT

/// A body's frame: points are rotated first, then translated.
struct Pose: BitwiseCopyable {
  var position: Vector
  var rotation: Rotation

  static var identity: Pose { Pose(position: .zero, rotation: .identity) }

  @inline(__always) init(position: Vector, rotation: Rotation) {
    self.position = position
    self.rotation = rotation
  }

  @inline(__always) init(center: Vector, rotation: Rotation, localCenter: Vector) {
    self.rotation = rotation
    position = center - rotation.apply(localCenter)
  }

  // The order of these sums determines the last digits of every contact point.

  @inline(__always) func apply(_ v: Vector) -> Vector {
    let q = rotation
    return Vector(
      (q.cosine * v.x - q.sine * v.y) + position.x, (q.sine * v.x + q.cosine * v.y) + position.y)
  }

  @inline(__always) func applyInverse(_ v: Vector) -> Vector {
    rotation.applyInverse(v - position)
  }

  /// Returns `other` relative to this frame: this⁻¹ ∘ other.
  @inline(__always) func relative(to other: Pose) -> Pose {
    Pose(
      position: rotation.applyInverse(other.position - position),
      rotation: rotation.relative(to: other.rotation))
  }
}
