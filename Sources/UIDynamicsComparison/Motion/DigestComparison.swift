// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Compares digests that arrive in batches; buffers those without a counterpart yet.
struct DigestComparison {
  private var expected: [TickDigest] = []
  private var actual: [TickDigest] = []
  private var isOver = false
  /// The first difference of the engine states if all ticks have rows; not a difference in motion.
  var engineDifference: Deviation?

  /// Returns the first tick whose digests differ, once.
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
