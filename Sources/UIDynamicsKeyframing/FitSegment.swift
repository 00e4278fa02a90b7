// SPDX-License-Identifier: MIT

/// The cubic between two knots that best fits the samples between them.
///
/// With time handles at thirds, only the two slopes are unknown; least squares gives two linear equations.
struct FitSegment {
  private let chord: Double
  /// The slopes at both ends, in value units per segment.
  private(set) var slopeIn: Double
  private(set) var slopeOut: Double
  private(set) var error = 0.0

  init(chord: Double) { (self.chord, slopeIn, slopeOut) = (chord, chord, chord) }

  /// The steepest slope that makes a usable Bézier handle, in multiples of the chord.
  static let steepest = 300.0

  /// Bézier handles are slopes divided by the chord, so a very steep slope makes them unusable.
  mutating func flattenIfSteep() {
    if max(slopeIn.magnitude, slopeOut.magnitude) > Self.steepest * chord.magnitude {
      (slopeIn, slopeOut) = (chord, chord)
    }
  }

  /// For knots on ticks at least three ticks apart, for which all sums are known.
  mutating func solve(_ moments: FitMoments, _ sums: FitSums, ticks: Int) {
    let n = Double(ticks)
    let (square, cubic) = (moments.square / (n * n), moments.cubic / (n * n * n))
    let inRest = moments.linear / n - 2 * square + cubic - chord * sums.inBlend
    let outRest = cubic - square - chord * sums.outBlend
    solve(sums.inIn, sums.inOut, sums.outOut, inRest, outRest)
  }

  mutating func solve(_ track: FitTrack, _ first: Int, _ last: Int, _ samples: Range<Int>) {
    let (start, scale) = (track.times[first], 1 / (track.times[last] - track.times[first]))
    let low = track.knotValues[first]
    var (a, b, c, d, e) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for tick in samples {
      let u = (Double(tick) - start) * scale
      let v = 1 - u
      let (in1, out1, blend) = (u * v * v, -u * u * v, u * u * (3 - 2 * u))
      let rest = track.values[tick] - low - chord * blend
      a += in1 * in1
      b += in1 * out1
      c += out1 * out1
      d += in1 * rest
      e += out1 * rest
    }
    solve(a, b, c, d, e)
  }

  /// Solves a · in + b · out = d and b · in + c · out = e.
  private mutating func solve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double) {
    let determinant = a * c - b * b
    guard determinant > 1e-12 * a * c else { return }
    slopeIn = (d * c - e * b) / determinant
    slopeOut = (e * a - d * b) / determinant
  }

  /// Uses the parabola through both knots and the only sample between them.
  mutating func solve(_ track: FitTrack, _ first: Int, _ last: Int, only tick: Int) {
    let u = (Double(tick) - track.times[first]) / (track.times[last] - track.times[first])
    guard u > 0.1, u < 0.9 else { return }
    let bend = (track.values[tick] - track.knotValues[first] - chord * u) / (u * (1 - u))
    (slopeIn, slopeOut) = (chord + bend, chord - bend)
  }
}

// MARK: - Distances

extension FitSegment {
  private struct Cubic {
    private let start: Double
    private let length: Double
    private let terms: (Double, Double, Double, Double)

    init(_ segment: FitSegment, _ track: FitTrack, _ first: Int, _ last: Int) {
      start = track.times[first]
      length = track.times[last] - start
      let (one, other, chord) = (segment.slopeIn, segment.slopeOut, segment.chord)
      let scale = 1 / length
      terms = (
        track.knotValues[first], one * scale, (3 * chord - 2 * one - other) * scale * scale,
        (one + other - 2 * chord) * scale * scale * scale
      )
    }

    func value(at time: Double) -> Double {
      let t = time - start
      return terms.0 + t * (terms.1 + t * (terms.2 + t * terms.3))
    }

    func covers(_ time: Double) -> Bool { time > start && time - start < length }
  }

  /// Returns `false` if the curve moves while the track rests; for example, a parabola dips before a sudden start.
  func staysStill(_ track: FitTrack, _ first: Int, _ last: Int, _ still: StillTicks) -> Bool {
    var tick = still.first(from: first)
    if tick >= last { return true }
    let cubic = Cubic(self, track, first, last)
    while tick < last {
      let time = Double(tick) + 0.5
      let off = (cubic.value(at: time) - track.values[tick]).magnitude
      if off > still.tolerance, cubic.covers(time) { return false }
      tick = still.first(from: tick + 1)
    }
    return true
  }

  /// Computes the error; if it exceeds `bound`, stops and records the tick.
  mutating func measure(
    _ track: FitTrack, _ first: Int, _ last: Int, _ samples: Range<Int>, within bound: Double,
    _ suspect: inout Int
  ) -> Bool {
    let cubic = Cubic(self, track, first, last)
    let values = track.values.span
    func off(_ tick: Int) -> Double {
      (cubic.value(at: Double(tick)) - values[unchecked: tick]).magnitude
    }
    if samples.contains(suspect), off(suspect) > bound { return false }
    for tick in Self.suspects(samples) where off(tick) > bound {
      suspect = tick
      return false
    }
    var worst = 0.0
    for tick in samples where off(tick) > worst {
      (worst, suspect) = (off(tick), tick)
      if worst > bound { return false }
    }
    error = worst
    return true
  }

  /// Returns the ticks to check first; the largest errors are usually near the quarters.
  private static func suspects(_ samples: Range<Int>) -> StrideTo<Int> {
    let step = max(1, samples.count / 4)
    let end = samples.count > 16 ? samples.upperBound : samples.lowerBound
    return stride(from: samples.lowerBound + step, to: end, by: step)
  }
}
