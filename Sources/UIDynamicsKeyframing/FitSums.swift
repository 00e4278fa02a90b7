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
  mutating func extend(_ values: Span<Double>, to last: Int) {
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
  let inIn: Double
  let inOut: Double
  var outOut: Double { inIn }
  /// And of each with what the chord adds.
  let inBlend: Double
  let outBlend: Double
  private let blendBlend: Double
  /// One tick in units of the segment, its square and its cube.
  private let tick: (first: Double, square: Double, cube: Double)
  /// The inverse of the equations.
  private let inverse: (same: Double, mixed: Double)

  /// - Parameter ticks: So many between the knots; at least 3, for the equations to have one solution.
  ///
  /// What is added up are polynomials of u = k ⁄ n for k from 1 to n − 1: u·v² for one slope, −u²·v for the
  /// other, u²·(3 − 2u) for the chord, with v = 1 − u. Their sums are polynomials of n and 1 ⁄ n.
  init(ticks: Int) {
    let n = Double(ticks)
    let (first, third, fifth) = (1 / n, 1 / (n * n * n), 1 / (n * n * n * n * n))
    inIn = n / 105 - third / 30 + fifth / 42
    inOut = -n / 140 - third / 60 + fifth / 42
    inBlend = 13 * n / 420 + third / 60 - fifth / 21
    outBlend = -11 * n / 210 + first / 12 + third / 60 - fifth / 21
    blendBlend = 13 * n / 35 - 0.5 + third / 30 + 2 * fifth / 21
    tick = (first, first * first, third)
    let determinant = inIn * inIn - inOut * inOut
    inverse = (inIn / determinant, -inOut / determinant)
  }

  /// The slopes of the best cubic and the sum of the squares of the distances that it leaves, but for rounding.
  func best(
    _ moments: FitMoments, chord: Double
  ) -> (slopeIn: Double, slopeOut: Double, rest: Double) {
    let (square, cubic) = (moments.square * tick.square, moments.cubic * tick.cube)
    let first = moments.linear * tick.first - 2 * square + cubic - chord * inBlend
    let second = cubic - square - chord * outBlend
    let slopeIn = inverse.same * first + inverse.mixed * second
    let slopeOut = inverse.mixed * first + inverse.same * second
    let straight = moments.power - chord * (6 * square - 4 * cubic - chord * blendBlend)
    return (slopeIn, slopeOut, straight - slopeIn * first - slopeOut * second)
  }

  /// By the number of ticks between the knots; what is too short to be asked for stands for nothing.
  static let table = (0...SegmentGraph.longest).map { FitSums(ticks: max($0, 3)) }
}
