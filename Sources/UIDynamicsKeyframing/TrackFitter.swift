// SPDX-License-Identifier: MIT

/// Finds the fewest keys whose curve stays within a tolerance of a track at every tick.
///
/// The ticks are the nodes of a graph, and a cubic that comes near enough leads from one to another;
/// a shortest path has the fewest keys. Source of the idea, for polylines: H. Imai and M. Iri,
/// "Polygonal approximations of a curve", 1988. Nothing but sums, products and quotients, so that the
/// keys are the same everywhere.
package struct TrackFitter {
  /// Whether a longer segment fits is not decided by a shorter one; so many that do not end the search.
  private static let mostMisses = 8
  /// Segments of more ticks are not tried: the work stays proportional to the length of the track.
  private static let longest = 240
  /// A way that is off by no more than this share of the tolerance is not bettered by another as short.
  private static let goodEnough = 0.1

  /// The best way to a tick that is known.
  private struct Way {
    /// How many segments it has; as good as infinite where no way is known.
    var count = Int.max
    /// How many of its keys stand where one would set them.
    var merit = 0
    var error = 0.0
    /// The tick of the key before.
    var origin = 0
  }

  private let track: FitTrack
  private let tolerance: Double
  private let preferred: Set<Int>
  /// One per tick.
  private var ways: [Way]

  /// - Parameters:
  ///   - track: The numbers to come near to.
  ///   - breaks: Ticks of contacts, where the track may have a corner.
  ///   - tolerance: Above 0, in the unit of the numbers.
  /// - Returns: The curve with the first and the last tick among its keys.
  package static func fit(
    _ track: FitTrack, breaks: [Int] = [], tolerance: Double
  ) -> KeyedCurve {
    guard track.last > 0 else {
      return KeyedCurve(keys: [MotionKey(time: 0, value: track.values[0])])
    }
    let preferred = PreferredKnots.all(track.values, breaks: breaks, tolerance: tolerance)
    var fitter = TrackFitter(track, preferred, tolerance: tolerance)
    return fitter.curve(through: fitter.path())
  }

  private init(_ track: FitTrack, _ preferred: Set<Int>, tolerance: Double) {
    (self.track, self.preferred, self.tolerance) = (track, preferred, tolerance)
    ways = [Way](repeating: Way(), count: track.values.count)
  }

  private mutating func path() -> [Int] {
    ways[0].count = 0
    for tick in 0..<track.last where ways[tick].count != .max { explore(from: tick) }
    var path = [track.last]
    while let tick = path.last, tick != 0 { path.append(ways[tick].origin) }
    return path.reversed()
  }

  private mutating func explore(from tick: Int) {
    let (count, merit) = (ways[tick].count + 1, ways[tick].merit)
    let enough = Self.goodEnough * tolerance
    var misses = 0
    for next in tick + 1...min(track.last, tick + Self.longest) where ways[next].count >= count {
      let merit = merit + (preferred.contains(next) ? 1 : 0)
      let rival = ways[next]
      let isTie = rival.count == count
      if isTie && rival.merit > merit { continue }
      if isTie && rival.merit == merit && rival.error <= enough { continue }
      // Of two ways that are equal but for it the one with the smaller error is better.
      let bound = isTie && rival.merit == merit ? min(tolerance, rival.error) : tolerance
      if let segment = FitSegment(track, from: tick, to: next, within: bound) {
        let error = max(ways[tick].error, segment.error)
        if isTie && rival.merit == merit && error >= rival.error { continue }
        ways[next] = Way(count: count, merit: merit, error: error, origin: tick)
      } else if !isTie {
        misses += 1
        if misses > Self.mostMisses { return }
      }
    }
  }

  private func curve(through ticks: [Int]) -> KeyedCurve {
    var curve = KeyedCurve(
      keys: ticks.map { MotionKey(time: track.times[$0], value: track.knotValues[$0]) })
    for place in 1..<ticks.count {
      let (first, last) = (ticks[place - 1], ticks[place])
      let length = track.times[last] - track.times[first]
      guard let segment = FitSegment(track, from: first, to: last) else { continue }
      curve.keys[place - 1].slopeOut = segment.slopeIn / length
      curve.keys[place].slopeIn = segment.slopeOut / length
      curve.error = max(curve.error, segment.error)
    }
    return curve
  }
}
