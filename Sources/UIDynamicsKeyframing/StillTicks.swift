// SPDX-License-Identifier: MIT

/// The ticks of a track at which the value equals that at the next tick.
struct StillTicks {
  /// The error that is allowed for a curve halfway to the next tick.
  let tolerance: Double
  /// The first still tick at or after each tick, or the number of ticks if there are no more.
  private let next: [Int]

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
