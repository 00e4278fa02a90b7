// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsKeyframing

@Suite("Fitting keyframes to a track", .timeLimit(.minutes(30)))
struct TrackFitterTests {
  /// Returns the value of a curve at a tick, from the segment's control points by de Casteljau's algorithm.
  private func value(_ curve: KeyedCurve, at tick: Double) -> Double {
    guard let next = curve.keys.firstIndex(where: { $0.time > tick }) else {
      return curve.keys[curve.keys.count - 1].value
    }
    let (start, end) = (curve.keys[next - 1], curve.keys[next])
    let (h, u) = (end.time - start.time, (tick - start.time) / (end.time - start.time))
    var points = [
      start.value, start.value + start.slopeOut * h / 3, end.value - end.slopeIn * h / 3, end.value,
    ]
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * u }
    }
    return points[0]
  }

  private func worst(_ curve: KeyedCurve, _ track: [Double]) -> Double {
    track.indices.map { (value(curve, at: Double($0)) - track[$0]).magnitude }.max() ?? 0
  }

  private func expectFit(
    _ track: [Double], keys: Int? = nil, tolerance: Double, breaks: [Int] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let curve = TrackFitter.fit(FitTrack(track), breaks: breaks, tolerance: tolerance)
    let off = worst(curve, track)
    expectClose(curve.error, off, within: 1e-9 * (1 + off), sourceLocation: sourceLocation)
    #expect(off <= tolerance, Seed.label, sourceLocation: sourceLocation)
    #expect(curve.keys.first?.time == 0 && curve.keys.last?.time == Double(track.count - 1))
    if let keys { #expect(curve.keys.count == keys, Seed.label, sourceLocation: sourceLocation) }
  }

  @Test("A cubic needs two keyframes, however long it is")
  func cubics() {
    for length in [1, 2, 3, 4, 50, 240] {
      expectFit((0...length).map { 3 * Double($0) }, keys: 2, tolerance: 1e-6)
      expectFit((0...length).map { 0.14 * Double($0 * $0) - 5 }, keys: 2, tolerance: 1e-6)
      expectFit(
        (0...length).map { 1e-4 * Double($0 * $0 * $0) - Double($0) }, keys: 2, tolerance: 1e-6)
      expectFit([Double](repeating: -7.25, count: length + 1), keys: 2, tolerance: 1e-6)
    }
  }

  @Test("A single tick becomes one keyframe with the exact value")
  func single() {
    let curve = TrackFitter.fit(FitTrack([4.5]), tolerance: 0.1)
    #expect(curve == KeyedCurve(keys: [MotionKey(time: 0, value: 4.5)]))
  }

  private static func parabola(_ start: Double, _ slope: Double, _ time: Double) -> Double {
    start + slope * time + 0.14 * time * time
  }

  @Test("Two parabolas that meet in a corner need three keyframes, with one on the corner")
  func corner() {
    let fall: [Double] = (0...49).map { Self.parabola(0, 0, Double($0)) }
    let rise: [Double] = (1...20).map { Self.parabola(fall[49], -4, Double($0)) }
    let curve = TrackFitter.fit(FitTrack(fall + rise), tolerance: 0.01)
    #expect(curve.keys.map(\.time) == [0, 49, 69])
    expectClose(curve.keys[1].slopeIn, 2 * 0.14 * 49, within: 1e-9)
    expectClose(curve.keys[1].slopeOut, -4, within: 1e-9)
  }

  @Test("The error bound holds at every tick of random walks with jumps")
  func bound() {
    withEverySeed(0..<60) { random in
      var track = [random.double(in: -500..<500)]
      let step = random.double(in: 0.01..<30)
      for _ in 0..<random.integer(in: 1...160) {
        let jump = random.integer(in: 0...20) == 0 ? 10.0 : 1.0
        track.append(track[track.count - 1] + random.double(in: -step..<step) * jump)
      }
      let tolerance = random.double(in: 0.001..<5)
      expectFit(track, tolerance: tolerance, breaks: [3, track.count / 2])
    }
  }

  /// Tries every set of knots, and expects that the search needs no more than the smallest.
  @Test("No curve with fewer keyframes stays within the tolerance")
  func fewest() {
    withEverySeed(0..<40) { random in
      let track = (0...8).map { _ in random.double(in: -10..<10) }
      let tolerance = random.double(in: 0.2..<6)
      let found = TrackFitter.fit(FitTrack(track), tolerance: tolerance)
      let best = (0..<128).filter { set in
        let knots = [0] + (1...7).filter { set >> ($0 - 1) & 1 == 1 } + [8]
        return zip(knots, knots.dropFirst()).allSatisfy { start, end in
          fits(Array(track[start...end]), tolerance)
        }
      }.map { 2 + $0.nonzeroBitCount }.min()
      #expect(found.keys.count == best, "\(Seed.label)")
    }
  }

  /// A wave with a corner, and small jolts that no cubic can follow.
  private func smoothTrack(_ random: inout SplitMix64) -> [Double] {
    let (size, period) = (random.double(in: 5..<80), random.double(in: 4..<30))
    let (corner, kick) = (random.double(in: 5..<50), random.double(in: -9..<9))
    return (0...55).map { tick in
      let u = Double(tick) / period
      let jolt = tick % 7 == 3 ? 0.3 : 0
      return size * (1 - u * u / 9) * u + kick * max(0, Double(tick) - corner) + jolt
    }
  }

  /// Finds the fewest keys by trying a segment between every pair of ticks.
  @Test("For smooth tracks with a corner, no curve with fewer keyframes is within the tolerance")
  func fewestOfSmooth() {
    withEverySeed(0..<30) { random in
      let (track, tolerance) = (smoothTrack(&random), random.double(in: 0.05..<1))
      var best = [1]
      for end in 1...55 {
        let starts = (0..<end).filter { fits(Array(track[$0...end]), tolerance) }
        best.append((starts.map { best[$0] }.min() ?? 0) + 1)
      }
      let found = TrackFitter.fit(FitTrack(track), tolerance: tolerance)
      #expect(found.keys.count == best[55], "\(Seed.label)")
    }
  }

  /// Returns `true` if the parabola through three numbers stays constant between two equal numbers.
  private func staysStill(_ piece: [Double], _ tolerance: Double) -> Bool {
    let chord = piece[2] - piece[0]
    // A curve too steep for its handles becomes a chord, which misses the middle number.
    let bend = 4 * piece[1] - 2 * piece[0] - 2 * piece[2]
    if max((chord + bend).magnitude, (chord - bend).magnitude) > 300 * chord.magnitude {
      return (piece[1] - piece[0] - chord / 2).magnitude <= tolerance
    }
    let sag = (piece[0] - 2 * piece[1] + piece[2]) / 8
    return [0, 1].allSatisfy { k in
      let isStill = (piece[k + 1] - piece[k]).magnitude <= 0.02 * tolerance
      return !isStill || ((piece[k + 1] - piece[k]) / 2 - sag).magnitude <= tolerance
    }
  }

  /// Returns `true` if a single cubic fits, by the normal equations and Cramer's rule.
  private func fits(_ piece: [Double], _ tolerance: Double) -> Bool {
    let n = piece.count - 1
    if n == 1 { return true }
    if n == 2 { return staysStill(piece, tolerance) }
    var (a, b, c, d, e) = (0.0, 0.0, 0.0, 0.0, 0.0)
    let chord = piece[n] - piece[0]
    func basis(_ tick: Double) -> (Double, Double, Double) {
      let u = tick / Double(n)
      return (u * (1 - u) * (1 - u), -u * u * (1 - u), 3 * u * u - 2 * u * u * u)
    }
    for k in 1..<n {
      let (p, q, blend) = basis(Double(k))
      let rest = piece[k] - piece[0] - chord * blend
      (a, b, c, d, e) = (a + p * p, b + p * q, c + q * q, d + p * rest, e + q * rest)
    }
    let m0 = (d * c - e * b) / (a * c - b * b)
    let m1 = (a * e - b * d) / (a * c - b * b)
    if max(m0.magnitude, m1.magnitude) > 300 * chord.magnitude { return false }
    let isStill = (0..<n).allSatisfy { k in
      guard (piece[k + 1] - piece[k]).magnitude <= 0.02 * tolerance else { return true }
      let (p, q, blend) = basis(Double(k) + 0.5)
      return (piece[0] + chord * blend + m0 * p + m1 * q - piece[k]).magnitude <= tolerance
    }
    return isStill
      && (1..<n).allSatisfy { k in
        let (p, q, blend) = basis(Double(k))
        return (piece[0] + chord * blend + m0 * p + m1 * q - piece[k]).magnitude <= tolerance
      }
  }

  @Test("A track and its mirror image have the same keyframes")
  func mirror() {
    withEverySeed(0..<10) { random in
      var track = [0.0]
      for _ in 0..<90 { track.append(track[track.count - 1] + random.double(in: -3..<4)) }
      let one = TrackFitter.fit(FitTrack(track), breaks: [17], tolerance: 0.8)
      let other = TrackFitter.fit(FitTrack(track.map { -$0 }), breaks: [17], tolerance: 0.8)
      #expect(one.keys.map(\.time) == other.keys.map(\.time), "\(Seed.label)")
      #expect(one.keys.map(\.value) == other.keys.map { -$0.value }, "\(Seed.label)")
    }
  }

  /// The track jumps after a tick of rest, where a parabola through three ticks would dip by an eighth of the jump.
  @Test(
    "A track that rests for a tick does not move within that tick", arguments: [18.0, -18, 300])
  func stillness(_ jump: Double) {
    let track = [0, 0, jump, 2.1 * jump, 2.2 * jump, 2.2 * jump]
    for values in [track, track.reversed()] {
      let curve = TrackFitter.fit(FitTrack(values), tolerance: 0.25)
      for tick in values.indices.dropLast() where values[tick] == values[tick + 1] {
        let off = (value(curve, at: Double(tick) + 0.5) - values[tick]).magnitude
        #expect(off <= 0.25, "\(values) at tick \(tick) and a half")
      }
    }
  }

  @Test(
    "Among curves with equally few keyframes, one with a keyframe at the turning point is chosen")
  func turningPoint() {
    // Straight lines up and down allow three keys, and the middle key is exact only at the peak.
    let track = (0...40).map { 20 - (Double($0) - 13).magnitude }
    let curve = TrackFitter.fit(FitTrack(track), tolerance: 0.6)
    #expect(curve.keys.map(\.time) == [0, 13, 40])
  }

  @Test("Keyframes slightly off the ticks still keep the error bound at the ticks")
  func roundedTimes() {
    // Times are rounded to milliseconds at 60 ticks per second, and the corner is at the highest speed.
    let track: [Double] = (0...100).map { (tick: Int) -> Double in
      tick < 49 ? Self.parabola(0, 0, Double(tick)) : 322 - 7 * Double(tick - 49)
    }
    let times = track.indices.map { (Double($0) * 1000 / 60).rounded() * 0.06 }
    let curve = TrackFitter.fit(FitTrack(track, knotTimes: times), tolerance: 0.1)
    #expect(curve.error <= 0.1)
    expectClose(worst(curve, track), curve.error, within: 1e-9)
    #expect(curve.keys.allSatisfy { times.contains($0.time) })
    #expect(curve.keys.count <= 6)
  }

  @Test("Fitting a long track at constant speed is fast")
  func longTrack() {
    // Segments span at most 240 ticks. Quadratic work would take forever.
    let track = (0...40_000).map { 0.25 * Double($0) }
    let curve = TrackFitter.fit(FitTrack(track), tolerance: 0.1)
    #expect(curve.keys.count == 168 && curve.error < 1e-9)
  }
}
