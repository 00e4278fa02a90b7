// SPDX-License-Identifier: MIT

/// A graph of ticks; an edge is a cubic that fits the track between two ticks.
struct SegmentGraph {
  /// The longest segment in ticks; the limit keeps the work proportional to the length of the track.
  static let longest = 240
  /// The number of failed segments that ends a search; longer segments may fit even if shorter ones do not.
  private static let mostMisses = 8

  let track: FitTrack
  let tolerance: Double
  private let still: StillTicks
  private let sums = FitSums.table

  init(_ track: FitTrack, tolerance: Double) {
    (self.track, self.tolerance) = (track, tolerance)
    still = StillTicks(track, tolerance: tolerance)
  }

  /// The state of a search for segments that start at one knot; ends must be tried in ascending order.
  struct Probe {
    let first: Int
    fileprivate var misses = 0
    fileprivate var moments: FitMoments
    /// The sample that failed last, which is checked first.
    fileprivate var suspect = 0

    init(from first: Int) { (self.first, moments) = (first, FitMoments(from: first)) }

    var isHopeless: Bool { misses > SegmentGraph.mostMisses }
  }

  /// Returns the best segment, or `nil` if it exceeds the bound or moves while the track rests.
  ///
  /// If the bound is the tolerance, `nil` counts as a miss.
  func segment(_ probe: inout Probe, to last: Int, within bound: Double) -> FitSegment? {
    if track.isExact, last > probe.first + 2 {
      switch forecast(&probe, to: last, within: bound) {
      case .open: break
      case .far: return probe.miss(bound == tolerance)
      case .hopeless: return probe.miss(bound == tolerance, isFinal: true)
      }
    }
    return measured(&probe, to: last, within: bound)
  }

  private enum Forecast { case open, far, hopeless }

  private func forecast(
    _ probe: inout Probe, to last: Int, within bound: Double
  ) -> Forecast {
    let (values, first, ticks) = (track.values.span, probe.first, last - probe.first)
    probe.moments.extend(values, to: last)
    let chord = values[last] - values[first]
    let best = sums[ticks].best(probe.moments, chord: chord)
    let most = Double(ticks - 1) * bound * bound + 1e-9 * probe.moments.power
    if best.rest > most { return best.rest > Self.hopeless * most ? .hopeless : .far }
    let suspect = probe.suspect
    guard suspect > first, suspect < last else { return .open }
    let steepest = max(best.slopeIn.magnitude, best.slopeOut.magnitude)
    // Close to the steepness limit, the measurement decides.
    guard steepest < 0.99 * FitSegment.steepest * chord.magnitude else { return .open }
    let u = Double(suspect - first) / Double(ticks)
    let v = 1 - u
    let value = u * v * (v * best.slopeIn - u * best.slopeOut) + chord * (u * u * (3 - 2 * u))
    let off = (value - (values[suspect] - values[first])).magnitude
    return off > bound + 1e-9 * (bound + steepest + chord.magnitude) ? .far : .open
  }

  private func measured(_ probe: inout Probe, to last: Int, within bound: Double) -> FitSegment? {
    let first = probe.first
    var segment = FitSegment(chord: track.knotValues[last] - track.knotValues[first])
    let samples = track.samples(between: first, last)
    // Consecutive ticks always form a segment, whatever its error.
    if last == first + 1 {
      _ = segment.measure(track, first, last, samples, within: .infinity, &probe.suspect)
      return segment
    }
    if samples.count == 1 {
      segment.solve(track, first, last, only: samples.lowerBound)
    } else if track.isExact {
      segment.solve(probe.moments, sums[last - first], ticks: last - first)
    } else {
      segment.solve(track, first, last, samples)
    }
    segment.flattenIfSteep()
    let isNear = segment.measure(track, first, last, samples, within: bound, &probe.suspect)
    if isNear && segment.staysStill(track, first, last, still) { return segment }
    return probe.miss(bound == tolerance)
  }

  /// The multiple of the allowed sum of squares beyond which longer segments cannot fit either.
  ///
  /// A longer segment that fits is within the tolerance here as well. From it, subtract a cubic that grows from 0 to its
  /// error at the knot, and whose squares sum to a seventh. The result passes through both knots, so the best cubic leaves
  /// at most (1 + √(n ⁄ 7(n − 1)))² < 2.3 of the allowed sum.
  private static let hopeless = 2.3
}

extension SegmentGraph.Probe {
  fileprivate mutating func miss(_ isMiss: Bool, isFinal: Bool = false) -> FitSegment? {
    if isMiss { misses = isFinal ? .max : misses + 1 }
    return nil
  }
}
