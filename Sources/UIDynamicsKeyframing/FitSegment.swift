// SPDX-License-Identifier: MIT

/// The cubic between two knots that comes nearest to the samples between them.
///
/// With both time handles at a third of the way only two slopes are unknown, and the best of them, in
/// the sense of least squares, solve two linear equations.
struct FitSegment {
  /// Slopes at both ends, in units of the value per segment.
  var slopeIn: Double
  var slopeOut: Double
  /// The largest distance at a sample.
  var error: Double

  /// Nothing where a sample is farther away than the bound, or where the curve, half-way between two ticks
  /// that are the same, is farther from them than `stillness`.
  init?(
    _ track: FitTrack, from first: Int, to last: Int, _ moments: inout FitMoments,
    within bound: Double = .infinity, stillness: Double = .infinity
  ) {
    let chord = track.knotValues[last] - track.knotValues[first]
    (slopeIn, slopeOut, error) = (chord, chord, 0)
    let samples = track.samples(between: first, last)
    // The step to the next tick is always there, however far its samples are.
    if last == first + 1 {
      measure(track, first, last, samples)
      return
    }
    if samples.count == 1 {
      solve(track, first, last, only: samples.lowerBound, chord)
    } else if track.isExact {
      moments.extend(track, to: last)
      solve(moments, ticks: last - first, chord)
    } else {
      solve(track, first, last, samples)
    }
    // Printed as handles, the slopes are divided by the chord.
    if max(slopeIn.magnitude, slopeOut.magnitude) > Self.steepest * chord.magnitude {
      (slopeIn, slopeOut) = (chord, chord)
    }
    guard measure(track, first, last, samples, within: bound),
      staysStill(track, first, last, stillness)
    else { return nil }
  }

  /// A slope beyond this many chords is no handle a person or a player could use.
  private static let steepest = 300.0

  /// Knots on ticks: all sums are known.
  private mutating func solve(_ moments: FitMoments, ticks: Int, _ chord: Double) {
    let (sums, n) = (FitSums.of(ticks: ticks), Double(ticks))
    let (square, cubic) = (moments.square / (n * n), moments.cubic / (n * n * n))
    solve(
      sums.inIn, sums.inOut, sums.outOut,
      moments.linear / n - 2 * square + cubic - chord * sums.inBlend,
      cubic - square - chord * sums.outBlend)
  }

  /// Knots anywhere.
  private mutating func solve(
    _ track: FitTrack, _ first: Int, _ last: Int, _ samples: Range<Int>
  ) {
    let (start, scale) = (track.times[first], 1 / (track.times[last] - track.times[first]))
    let (low, high) = (track.knotValues[first], track.knotValues[last])
    var (a, b, c, d, e) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for tick in samples {
      let u = (Double(tick) - start) * scale
      let v = 1 - u
      let (in1, out1, blend) = (u * v * v, -u * u * v, u * u * (3 - 2 * u))
      let rest = track.values[tick] - low - (high - low) * blend
      a += in1 * in1
      b += in1 * out1
      c += out1 * out1
      d += in1 * rest
      e += out1 * rest
    }
    solve(a, b, c, d, e)
  }

  /// The slopes for which a · in + b · out = d and b · in + c · out = e.
  private mutating func solve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double) {
    let determinant = a * c - b * b
    guard determinant > 1e-12 * a * c else { return }
    slopeIn = (d * c - e * b) / determinant
    slopeOut = (e * a - d * b) / determinant
  }

  /// The parabola through both knots and the sample between them.
  private mutating func solve(
    _ track: FitTrack, _ first: Int, _ last: Int, only tick: Int, _ chord: Double
  ) {
    let u = (Double(tick) - track.times[first]) / (track.times[last] - track.times[first])
    guard u > 0.1, u < 0.9 else { return }
    let bend = (track.values[tick] - track.knotValues[first] - chord * u) / (u * (1 - u))
    (slopeIn, slopeOut) = (chord + bend, chord - bend)
  }

  /// Two ticks this much of the tolerance apart are the same.
  private static let rest = 0.02

  /// Whether nothing moves where nothing moved: a parabola would dip before a sudden start.
  private func staysStill(
    _ track: FitTrack, _ first: Int, _ last: Int, _ stillness: Double
  ) -> Bool {
    if stillness == .infinity { return true }
    let (start, scale) = (track.times[first], 1 / (track.times[last] - track.times[first]))
    let (low, high) = (track.knotValues[first], track.knotValues[last])
    for tick in first..<last
    where (track.values[tick + 1] - track.values[tick]).magnitude <= Self.rest * stillness {
      let u = (Double(tick) + 0.5 - start) * scale
      guard u > 0, u < 1 else { continue }
      let v = 1 - u
      let value =
        low + (high - low) * (u * u * (3 - 2 * u)) + slopeIn * (u * v * v) - slopeOut * (u * u * v)
      if (value - track.values[tick]).magnitude > stillness { return false }
    }
    return true
  }

  /// Finds the error; gives up where it passes the bound.
  @discardableResult
  private mutating func measure(
    _ track: FitTrack, _ first: Int, _ last: Int, _ samples: Range<Int>,
    within bound: Double = .infinity
  ) -> Bool {
    let (start, scale) = (track.times[first], 1 / (track.times[last] - track.times[first]))
    let (low, high) = (track.knotValues[first], track.knotValues[last])
    func isNear(_ tick: Int) -> Bool {
      let u = (Double(tick) - start) * scale
      let v = 1 - u
      let value =
        low + (high - low) * (u * u * (3 - 2 * u)) + slopeIn * (u * v * v) - slopeOut * (u * u * v)
      error = max(error, (value - track.values[tick]).magnitude)
      return error <= bound
    }
    // What is off is off in the middle of its quarters as a rule, and is found out soon.
    if samples.count > 16, bound < .infinity {
      for part in 1...3 {
        guard isNear(samples.lowerBound + samples.count * part / 4) else { return false }
      }
    }
    return samples.allSatisfy(isNear)
  }
}
