// SPDX-License-Identifier: MIT

/// The ticks of a track whose value equals that of the next tick.
struct StillTicks {
  /// The allowed error of a curve halfway to the next tick.
  let tolerance: Double
  /// The first still tick at or after each tick; the number of ticks if none follows.
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
