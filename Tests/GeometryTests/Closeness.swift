// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

/// Expects components to differ by no more than a tolerance; a failure shows both values and their difference.
func expectClose(
  _ actual: [CGFloat], _ expected: [CGFloat], within tolerance: CGFloat = 1e-12,
  _ comment: @autoclosure () -> String = "", at location: SourceLocation = #_sourceLocation
) {
  let difference = zip(actual, expected).map { ($0 - $1).magnitude }.max() ?? .infinity
  let isClose = actual.count == expected.count && difference <= tolerance
  #expect(
    isClose, "\(comment()) got \(actual), expected \(expected), off by \(difference)",
    sourceLocation: location)
}

extension CGPoint {
  var components: [CGFloat] { [x, y] }
}

extension CGRect {
  var components: [CGFloat] { [minX, minY, width, height] }
}

extension CGAffineTransform {
  var components: [CGFloat] { [a, b, c, d, tx, ty] }
}

/// Repeatable numbers for testing invariants (SplitMix64; Steele, Lea and Flood, 2014).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func point() -> CGPoint { CGPoint(x: number(-500...500), y: number(-500...500)) }

  /// Returns a rectangle of either sign with integer coordinates, so that edges often coincide.
  mutating func rect() -> CGRect {
    CGRect(
      x: number(-20...20).rounded(), y: number(-20...20).rounded(),
      width: number(-20...20).rounded(), height: number(-20...20).rounded())
  }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(rotationAngle: number(-4...4))
      .scaledBy(x: number(0.25...4), y: number(-4 ... -0.25))
      .translatedBy(x: number(-100...100), y: number(-100...100))
  }
}
