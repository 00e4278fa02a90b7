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

  /// Nothing where a sample is farther away than the bound.
  init?(_ track: FitTrack, from first: Int, to last: Int, within bound: Double = .infinity) {
    let chord = track.knotValues[last] - track.knotValues[first]
    (slopeIn, slopeOut, error) = (chord, chord, 0)
    let samples = track.samples(between: first, last)
    // The step to the next tick is always there, however far its samples are.
    if last == first + 1 {
      measure(track, first, last, samples)
      return
    }
    solve(track, first, last, samples, chord)
    // Printed as handles, the slopes are divided by the chord.
    if max(slopeIn.magnitude, slopeOut.magnitude) > Self.steepest * chord.magnitude {
      (slopeIn, slopeOut) = (chord, chord)
    }
    guard measure(track, first, last, samples, within: bound) else { return nil }
  }

  /// A slope beyond this many chords is no handle a person or a player could use.
  private static let steepest = 300.0

  private mutating func solve(
    _ track: FitTrack, _ first: Int, _ last: Int, _ samples: Range<Int>, _ chord: Double
  ) {
    if samples.count == 1 { return solve(track, first, last, only: samples.lowerBound, chord) }
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

  /// Finds the error; gives up where it passes the bound.
  @discardableResult
  private mutating func measure(
    _ track: FitTrack, _ first: Int, _ last: Int, _ samples: Range<Int>,
    within bound: Double = .infinity
  ) -> Bool {
    let (start, scale) = (track.times[first], 1 / (track.times[last] - track.times[first]))
    let (low, high) = (track.knotValues[first], track.knotValues[last])
    for tick in samples {
      let u = (Double(tick) - start) * scale
      let v = 1 - u
      let value =
        low + (high - low) * (u * u * (3 - 2 * u)) + slopeIn * (u * v * v) - slopeOut * (u * u * v)
      error = max(error, (value - track.values[tick]).magnitude)
      if error > bound { return false }
    }
    return true
  }
}
