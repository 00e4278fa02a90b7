// SPDX-License-Identifier: MIT

/// A body's velocity during the velocity iterations; every number is stored twice (see `BodyPair`).
struct SolverVelocity: BitwiseCopyable {
  var x: SIMD2<Float>
  var y: SIMD2<Float>
  var spins: SIMD2<Float>
  /// Keeps the stride at 32 bytes.
  var padding = SIMD2<Float>(repeating: 0)

  @inline(__always) init(linear: Vector, angular: Float) {
    x = SIMD2(repeating: linear.x)
    y = SIMD2(repeating: linear.y)
    spins = SIMD2(repeating: angular)
  }

  @inline(__always) var linear: Vector {
    get { Vector(x.x, y.x) }
    set { (x, y) = (SIMD2(repeating: newValue.x), SIMD2(repeating: newValue.y)) }
  }

  @inline(__always) var angular: Float {
    get { spins.x }
    set { spins = SIMD2(repeating: newValue) }
  }
}

struct SolverPosition: BitwiseCopyable {
  var center: Vector
  /// The rotation for `angle` in the form that `PosePair` needs: (cos, cos) and (−sin, sin).
  var cosines: SIMD2<Float>
  var sines: SIMD2<Float>
  var localCenter: Vector
  var angle: Float

  @inline(__always) init(center: Vector, rotation: Rotation, angle: Float, localCenter: Vector) {
    (self.center, self.angle, self.localCenter) = (center, angle, localCenter)
    (cosines, sines) = (.zero, .zero)
    self.rotation = rotation
  }

  @inline(__always) var rotation: Rotation {
    get { Rotation(sine: sines.y, cosine: cosines.x) }
    set {
      cosines = SIMD2(repeating: newValue.cosine)
      sines = SIMD2(-newValue.sine, newValue.sine)
    }
  }

  @inline(__always) var pose: Pose {
    Pose(center: center, rotation: rotation, localCenter: localCenter)
  }

  /// Returns the vector from the center of mass to a point given in the body's frame, in world axes.
  @inline(__always) func arm(to localPoint: Vector) -> Vector {
    rotation.apply(localPoint - localCenter)
  }

  /// Sets the angle; computes the rotation only if the angle changed, because a sine is expensive.
  @inline(__always) mutating func rotate(to angle: Float) {
    if angle == self.angle { return }
    self.angle = angle
    rotation = Rotation(angle: angle)
  }
}
