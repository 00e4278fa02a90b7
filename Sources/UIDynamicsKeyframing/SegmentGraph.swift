// SPDX-License-Identifier: MIT

/// The ticks of a track, and which of them one cubic leads to from which.
struct SegmentGraph {
  /// Segments of more ticks are not tried: the work stays proportional to the length of the track.
  static let longest = 240
  /// Whether a longer segment fits is not decided by a shorter one; more than so many that do not end
  /// the search.
  private static let mostMisses = 8

  let track: FitTrack
  let tolerance: Double
  private let still: StillTicks
  private let sums = FitSums.table

  init(_ track: FitTrack, tolerance: Double) {
    (self.track, self.tolerance) = (track, tolerance)
    still = StillTicks(track, tolerance: tolerance)
  }

  /// What is known of segments from one knot to others behind it, asked for in ascending order.
  struct Probe {
    let first: Int
    fileprivate var misses = 0
    fileprivate var moments: FitMoments
    /// The sample that was too far off last; it is asked first.
    fileprivate var suspect = 0

    init(from first: Int) { (self.first, moments) = (first, FitMoments(from: first)) }

    /// Whether too many did not fit.
    var isHopeless: Bool { misses > SegmentGraph.mostMisses }
  }

  /// The best segment; nil where it is off by more than the bound, or moves where the track does not.
  ///
  /// Where the bound is the tolerance, what is nil is a miss.
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

  /// What sums and one sample tell of a segment.
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
    // Nearly too steep is as good as too steep here: whoever comes through is measured.
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
    // The step to the next tick is always there, however far its samples are.
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

  /// Beyond this many times the squares that the tolerance allows no longer segment is near enough either.
  ///
  /// One that is, is off by the tolerance at most, here too. Less a cubic that grows from 0 to as much, whose
  /// squares make a seventh, it goes through both knots. So what the best one leaves is at most
  /// (1 + √(n ⁄ 7(n − 1)))² < 2.3 of what is allowed.
  private static let hopeless = 2.3
}

extension SegmentGraph.Probe {
  /// Counts a segment that did not fit.
  fileprivate mutating func miss(_ isMiss: Bool, isFinal: Bool = false) -> FitSegment? {
    if isMiss { misses = isFinal ? .max : misses + 1 }
    return nil
  }
}
