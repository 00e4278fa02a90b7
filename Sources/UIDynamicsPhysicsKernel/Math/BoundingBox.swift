// SPDX-License-Identifier: MIT

struct BoundingBox: BitwiseCopyable, Equatable {
  var lower: Vector
  var upper: Vector

  @inline(__always) init(lower: Vector, upper: Vector) {
    self.lower = lower
    self.upper = upper
  }

  @inline(__always) init(enclosing a: BoundingBox, _ b: BoundingBox) {
    lower = Vector(smaller(a.lower.x, b.lower.x), smaller(a.lower.y, b.lower.y))
    upper = Vector(larger(a.upper.x, b.upper.x), larger(a.upper.y, b.upper.y))
  }

  @inline(__always) var corners: SIMD4<Float> { SIMD4(lower.x, lower.y, upper.x, upper.y) }

  @inline(__always) func contains(_ other: BoundingBox) -> Bool {
    lower.x <= other.lower.x && lower.y <= other.lower.y
      && other.upper.x <= upper.x && other.upper.y <= upper.y
  }

  /// Returns whether the boxes overlap or touch.
  @inline(__always) func overlaps(_ other: BoundingBox) -> Bool {
    other.lower.x <= upper.x && other.lower.y <= upper.y
      && lower.x <= other.upper.x && lower.y <= other.upper.y
  }

  @inline(__always) var perimeter: Float {
    2 * ((upper.x - lower.x) + (upper.y - lower.y))
  }

  @inline(__always) func grown(by margin: Float) -> BoundingBox {
    BoundingBox(
      lower: Vector(lower.x - margin, lower.y - margin),
      upper: Vector(upper.x + margin, upper.y + margin))
  }

  /// Returns the box grown by a margin and extended in the direction of the expected motion.
  func fattened(margin: Float, ahead: Vector) -> BoundingBox {
    var box = grown(by: margin)
    if ahead.x < 0 { box.lower.x += ahead.x } else { box.upper.x += ahead.x }
    if ahead.y < 0 { box.lower.y += ahead.y } else { box.upper.y += ahead.y }
    return box
  }
}
