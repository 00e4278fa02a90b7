// SPDX-License-Identifier: MIT

/// What the equations of the best cubic take of the samples between two knots, from one knot on.
///
/// While the other knot goes on by a tick, each sum gets one term more: so a search along a track does not
/// have to go back to its samples.
struct FitMoments {
  private let first: Int
  private var end: Int
  /// The sums of (value − first value) · k, · k² and · k³, k ticks behind the knot.
  private(set) var linear = 0.0
  private(set) var square = 0.0
  private(set) var cubic = 0.0
  /// The sum of (value − first value)².
  private(set) var power = 0.0

  init(from first: Int) { (self.first, end) = (first, first + 1) }

  /// Takes the samples before a tick that were not taken yet.
  mutating func extend(_ track: FitTrack, to last: Int) {
    let values = track.values.span
    let low = values[first]
    var k = Double(end - first)
    while end < last {
      let rise = values[unchecked: end] - low
      let term = rise * k
      power += rise * rise
      linear += term
      square += term * k
      cubic += term * k * k
      k += 1
      end += 1
    }
  }
}

/// What these equations have besides, which depends on the number of ticks alone.
struct FitSums {
  /// The sums of squares and of the product of what each slope adds to the curve.
  private(set) var inIn = 0.0
  private(set) var inOut = 0.0
  private(set) var outOut = 0.0
  /// And of each with what the chord adds.
  private(set) var inBlend = 0.0
  private(set) var outBlend = 0.0
  private(set) var blendBlend = 0.0

  private init(ticks: Int) {
    for tick in 1..<max(ticks, 1) {
      let u = Double(tick) / Double(ticks)
      let v = 1 - u
      let (one, other, blend) = (u * v * v, -u * u * v, u * u * (3 - 2 * u))
      inIn += one * one
      inOut += one * other
      outOut += other * other
      inBlend += one * blend
      outBlend += other * blend
      blendBlend += blend * blend
    }
  }

  /// The sums for knots so many ticks apart.
  static func of(ticks: Int) -> FitSums {
    ticks < table.count ? table[ticks] : FitSums(ticks: ticks)
  }

  private static let table = (0...SegmentGraph.longest).map(FitSums.init(ticks:))
}
