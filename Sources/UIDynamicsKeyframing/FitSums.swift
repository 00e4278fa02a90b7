// SPDX-License-Identifier: MIT

/// The sums over the samples between two knots, which are needed for the equations of the best cubic.
///
/// Moving the second knot by one tick adds one term to each sum, so a search never visits a sample twice.
struct FitMoments {
  private let first: Int
  private var end: Int
  /// The sums of (value − first value) · k, · k² and · k³, where k is the number of ticks after the knot.
  private(set) var linear = 0.0
  private(set) var square = 0.0
  private(set) var cubic = 0.0
  private(set) var power = 0.0

  init(from first: Int) { (self.first, end) = (first, first + 1) }

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

/// The sums in the same equations that depend only on the number of ticks.
struct FitSums {
  let inIn: Double
  let inOut: Double
  var outOut: Double { inIn }
  let inBlend: Double
  let outBlend: Double
  private let blendBlend: Double
  private let tick: (first: Double, square: Double, cube: Double)
  private let inverse: (same: Double, mixed: Double)

  /// - Parameter ticks: The number of ticks between the knots; at least 3, so that the solution is unique.
  ///
  /// With u = k ⁄ n for k from 1 to n − 1, and v = 1 − u, the basis functions are u·v² and −u²·v for the
  /// slopes and u²·(3 − 2u) for the chord. The sums of their products are polynomials in n and 1 ⁄ n.
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

  /// Returns the slopes of the best cubic and, up to rounding, its sum of squared errors.
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

  /// Indexed by the number of ticks between knots; entries below 3 are not used.
  static let table = (0...SegmentGraph.longest).map { FitSums(ticks: max($0, 3)) }
}
