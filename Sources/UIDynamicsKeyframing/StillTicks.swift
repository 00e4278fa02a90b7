// SPDX-License-Identifier: MIT

/// The ticks of a track that are the same as the one behind them.
struct StillTicks {
  /// How far a curve may be from them, half-way to the next.
  let tolerance: Double
  /// For every tick the first still one from it on; the number of ticks where there is none.
  private let next: [Int]

  /// Two ticks this much of the tolerance apart are the same.
  private static let rest = 0.02

  init(_ track: FitTrack, tolerance: Double) {
    self.tolerance = tolerance
    var next = [Int](repeating: track.values.count, count: track.values.count)
    for tick in next.indices.dropLast().reversed() {
      let step = (track.values[tick + 1] - track.values[tick]).magnitude
      next[tick] = step <= Self.rest * tolerance ? tick : next[tick + 1]
    }
    self.next = next
  }

  func first(from tick: Int) -> Int { next[tick] }
}
