// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Compares digests that arrive in batches, and buffers those that have no counterpart yet.
struct DigestComparison {
  private var expected: [TickDigest] = []
  private var actual: [TickDigest] = []
  private var isOver = false
  /// The first difference between the engine states if all ticks have rows; it is not a difference in motion.
  var engineDifference: Deviation?

  /// Returns the first tick whose digests differ; later calls return `nil`.
  mutating func firstDifference(
    _ moreExpected: [TickDigest], _ moreActual: [TickDigest]
  ) -> Int? {
    if isOver { return nil }
    expected += moreExpected
    actual += moreActual
    let count = min(expected.count, actual.count)
    guard count > 0 else { return nil }
    let index = (0..<count).first { expected[$0] != actual[$0] }
    defer {
      expected.removeFirst(count)
      actual.removeFirst(count)
    }
    guard let index else { return nil }
    isOver = true
    return expected[index].tick
  }
}
