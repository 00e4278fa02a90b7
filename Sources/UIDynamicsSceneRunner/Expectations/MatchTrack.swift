// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The values of a run, used to search for a time offset with which the run matches a recording better.
struct MatchTrack {
  /// If there are more values than this, the search is skipped.
  private static let most = 200_000
  /// The search range in ticks, in both directions.
  private static let reach = 60

  private var times: [Double] = []
  private var numbers: [Double] = []
  private var isWhole = true

  mutating func add(_ time: Double, _ numbers: [Double]) {
    guard isWhole, self.numbers.count + numbers.count <= Self.most else { return isWhole = false }
    times.append(time)
    self.numbers += numbers
  }

  /// Returns the best start in s, within a range of whole ticks around `start`, and its largest distance
  /// in pt.
  func best(_ recording: SceneRecording, from start: Double, _ radii: [Double]) -> (
    start: Double, largest: Double
  )? {
    guard isWhole, times.count > 1, !recording.times.isEmpty else { return nil }
    let tick = times[1] - times[0]
    var best: (start: Double, largest: Double)?
    for step in -Self.reach...Self.reach {
      let start = start + Double(step) * tick
      let most = best?.largest ?? .infinity
      if let found = largest(recording, start, radii, below: most) { best = (start, found) }
    }
    return best
  }

  /// Returns the largest distance; `nil` if it is not below `most` or an item is missing.
  private func largest(
    _ recording: SceneRecording, _ start: Double, _ radii: [Double], below most: Double
  ) -> Double? {
    var (largest, index) = (0.0, 0)
    let count = recording.channels.count
    var differences = ChannelDifferences(recording.channels)
    for row in recording.times.indices {
      let time = min(max(recording.times[row] - start, 0), times[times.count - 1])
      while index + 1 < times.count, times[index + 1] < time { index += 1 }
      let next = min(index + 1, times.count - 1)
      let span = times[next] - times[index]
      let part = span > 0 ? min((time - times[index]) / span, 1) : 0
      for channel in 0..<count {
        let (a, b) = (numbers[index * count + channel], numbers[next * count + channel])
        let recorded = recording.numbers[row * count + channel]
        if recorded.isNaN { continue }
        let difference = differences.difference(a + part * (b - a), recorded, of: channel)
        if difference.isNaN { return nil }
        largest = max(largest, difference.magnitude * radii[channel])
      }
      if largest >= most { return nil }
    }
    return largest
  }
}
