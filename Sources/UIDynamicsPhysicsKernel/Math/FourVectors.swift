// SPDX-License-Identifier: MIT

/// Four consecutive vectors of an array, with x and y in separate vector registers.
struct FourVectors {
  var x: SIMD4<Float>
  var y: SIMD4<Float>

  @inline(__always) init(_ start: UnsafePointer<Vector>) {
    let raw = UnsafeRawPointer(start)
    let first = raw.loadUnaligned(as: SIMD4<Float>.self)
    let second = raw.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    x = SIMD4(lowHalf: first.evenHalf, highHalf: second.evenHalf)
    y = SIMD4(lowHalf: first.oddHalf, highHalf: second.oddHalf)
  }

  @inline(__always) func placed(at pose: Pose) -> FourVectors {
    let (s, c) = (pose.rotation.sine, pose.rotation.cosine)
    return FourVectors(
      x: (c * x - s * y) + SIMD4(repeating: pose.position.x),
      y: (s * x + c * y) + SIMD4(repeating: pose.position.y))
  }

  @inline(__always) private init(x: SIMD4<Float>, y: SIMD4<Float>) { (self.x, self.y) = (x, y) }

  @inline(__always) var box: BoundingBox {
    let (lowX, lowY) = (SIMD4.lesser(x, x.highTwice), SIMD4.lesser(y, y.highTwice))
    let (highX, highY) = (SIMD4.greater(x, x.highTwice), SIMD4.greater(y, y.highTwice))
    let low = SIMD4(lowX.x, lowY.x, lowX.y, lowY.y)
    let high = SIMD4(highX.x, highY.x, highX.y, highY.y)
    let (lower, upper) = (SIMD4.lesser(low, low.highTwice), SIMD4.greater(high, high.highTwice))
    return BoundingBox(lower: Vector(lower.x, lower.y), upper: Vector(upper.x, upper.y))
  }
}
