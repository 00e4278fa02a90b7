// SPDX-License-Identifier: MIT

/// Sine, cosine and arc tangent, with identical bits on every machine and in every build mode.
///
/// The C library's results differ between releases and processors. The errors here are below two units in the last
/// place for |x| ≤ 2²⁰. Rounded to `Float`, a result is correct unless the true value is within about 10⁻⁹ of a
/// `Float` step from a rounding boundary. Source: Taylor series after argument reduction in three parts (Cody
/// and Waite, *Software Manual for the Elementary Functions*, 1980, chapter 8).
package enum Trigonometry {
  /// Returns NaN if the angle is not finite; beyond 2²⁰ rad, results are deterministic but no longer accurate.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    if angle.magnitude <= quarterPi {
      // Below 2⁻²⁷, the series adds nothing, but it would change −0 to 0.
      return angle.magnitude < 0x1p-27 ? (angle, 1) : seriesSineAndCosine(angle)
    }
    guard angle.magnitude <= largestReducedAngle else { return reducedByRemainder(angle) }
    let turns = nearestInteger(angle * twoOverPi)
    let remainder = ((angle - turns * halfPiHigh) - turns * halfPiMiddle) - turns * halfPiLow
    return inQuadrant(Int(turns) & 3, seriesSineAndCosine(remainder))
  }

  /// Returns the results for `Double`, each rounded once.
  @inlinable package static func sineAndCosine(_ angle: Float) -> (sine: Float, cosine: Float) {
    let (sine, cosine) = sineAndCosine(Double(angle))
    return (Float(sine), Float(cosine))
  }

  /// Returns results whose lanes have the same bits as the scalar function.
  package static func sinesAndCosines(
    _ angles: SIMD2<Float>
  ) -> (sines: SIMD2<Float>, cosines: SIMD2<Float>) {
    let magnitudes = absolute(angles)
    if all(magnitudes .<= largestShortSeriesAngle) { return shortSinesAndCosines(angles) }
    guard all(magnitudes .<= largestSeriesAngle) else {
      let (first, second) = (sineAndCosine(angles.x), sineAndCosine(angles.y))
      return (SIMD2(first.sine, second.sine), SIMD2(first.cosine, second.cosine))
    }
    let (sines, cosines) = seriesSinesAndCosines(SIMD2<Double>(angles))
    let isTiny = magnitudes .< 0x1p-27
    return (
      SIMD2<Float>(sines).replacing(with: angles, where: isTiny),
      SIMD2<Float>(cosines).replacing(with: 1, where: isTiny)
    )
  }

  /// Uses two terms of each series, which produce the same `Float` values as all terms up to `largestShortSeriesAngle`.
  ///
  /// `make every-number KIND=angles` checks every `Float`; the first one with a different sine is 0x1.e4c286p-6.
  @inline(__always) private static func shortSinesAndCosines(
    _ angles: SIMD2<Float>
  ) -> (sines: SIMD2<Float>, cosines: SIMD2<Float>) {
    let x = SIMD2<Double>(angles)
    let z = x * x
    let odd = SIMD2<Double>(repeating: -1 / 6.0) + z * (1 / 120.0)
    let even = SIMD2<Double>(repeating: 1 / 24.0) + z * (-1 / 720.0)
    // The sum would change −0 to 0.
    let sines = SIMD2<Float>(x + x * (z * odd)).replacing(with: angles, where: angles .== 0)
    return (sines, SIMD2<Float>(1 - (0.5 * z - z * z * even)))
  }

  @inline(__always) private static func absolute(_ v: SIMD2<Float>) -> SIMD2<Float> {
    v.replacing(with: -v, where: v .< 0)
  }

  /// Swaps and negates a first-octant pair to match the quadrant.
  private static func inQuadrant(
    _ quadrant: Int, _ pair: (sine: Double, cosine: Double)
  ) -> (sine: Double, cosine: Double) {
    switch quadrant {
    case 0: (pair.sine, pair.cosine)
    case 1: (pair.cosine, -pair.sine)
    case 2: (-pair.sine, -pair.cosine)
    default: (-pair.cosine, pair.sine)
    }
  }

  /// Rounds |x| < 2⁵¹, ties to even; on processors without SSE 4.1, `rounded()` would call the C library.
  @inlinable @inline(__always) static func nearestInteger(_ x: Double) -> Double {
    (x + 0x1.8p52) - 0x1.8p52
  }

  /// Handles infinity, NaN, and angles too large for the three-part reduction.
  @inline(never) private static func reducedByRemainder(
    _ angle: Double
  ) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    return sineAndCosine(angle.remainder(dividingBy: 2 * Double.pi))
  }

  @inline(__always) private static func seriesSineAndCosine(
    _ x: Double
  ) -> (sine: Double, cosine: Double) {
    let (sines, cosines) = seriesSinesAndCosines(SIMD2(x, x))
    return (sines.x, cosines.x)
  }

  /// Evaluates both series for |x| ≤ π/4; the first omitted terms are below 2⁻⁵⁸ of the result.
  @inline(__always) private static func seriesSinesAndCosines(
    _ x: SIMD2<Double>
  ) -> (sines: SIMD2<Double>, cosines: SIMD2<Double>) {
    let z = x * x
    let z2 = z * z
    let z4 = z2 * z2
    // Estrin's scheme sums in pairs, which the processor can evaluate in parallel.
    let odd: SIMD2<Double> = estrin(
      z, z2, -1 / 6.0, 1 / 120.0, -1 / 5_040.0, 1 / 362_880.0)
    let oddTail: SIMD2<Double> = estrin(
      z, z2, -1 / 39_916_800.0, 1 / 6_227_020_800.0, -1 / 1_307_674_368_000.0,
      1 / 355_687_428_096_000.0)
    let even: SIMD2<Double> = estrin(z, z2, 1 / 24.0, -1 / 720.0, 1 / 40_320.0, -1 / 3_628_800.0)
    let evenTail: SIMD2<Double> =
      (1 / 479_001_600.0 + z * (-1 / 87_178_291_200.0)) + z2 * (1 / 20_922_789_888_000.0)
    return (
      x + x * (z * (odd + z4 * oddTail)), 1 - (0.5 * z - z2 * (even + z4 * evenTail))
    )
  }

  @inline(__always) private static func estrin(
    _ z: SIMD2<Double>, _ z2: SIMD2<Double>, _ a: Double, _ b: Double, _ c: Double, _ d: Double
  ) -> SIMD2<Double> {
    (a + z * b) + z2 * (c + z * d)
  }

  /// Returns the angle of the vector (x, y) in radians, in [−π, π]; handles signed zeros like IEEE atan2.
  @inlinable package static func arcTangent(y: Double, x: Double) -> Double {
    if y.isNaN || x.isNaN { return .nan }
    let isLeft = x.sign == .minus
    let unsigned = unsignedArcTangent(y.magnitude, x.magnitude, isLeft: isLeft)
    return y.sign == .minus ? -unsigned : unsigned
  }

  /// Returns the angle in [0, π]; `isLeft` means that x is negative, and each multiple of π/2 is added with its second word.
  @inlinable static func unsignedArcTangent(_ y: Double, _ x: Double, isLeft: Bool) -> Double {
    if y > x {
      let acute = arcTangent(ofRatio: x / y)
      return (isLeft ? halfPi + acute : halfPi - acute) + halfPiTail
    }
    // The case y == x includes two infinities, and y == 0 includes two zeros.
    let acute = y == 0 ? 0 : y == x ? quarterPi : arcTangent(ofRatio: y / x)
    return isLeft ? (.pi - acute) + piLow : acute
  }

  /// Returns the arc tangent of t in [0, 1] from a table for the nearest eighth and a series for the rest.
  @inlinable static func arcTangent(ofRatio t: Double) -> Double {
    let eighth = nearestInteger(t * 8)
    let centre = eighth / 8
    let rest = (t - centre) / (1 + t * centre)
    let z = rest * rest
    var series = 1 / 13.0
    series = series * z - 1 / 11.0
    series = series * z + 1 / 9.0
    series = series * z - 1 / 7.0
    series = series * z + 1 / 5.0
    series = series * z - 1 / 3.0
    return arcTangentOfEighths(Int(eighth)) + (rest + rest * (z * series))
  }

  /// Returns the correctly rounded atan(k/8).
  @inlinable static func arcTangentOfEighths(_ k: Int) -> Double {
    switch k {
    case 0: 0
    case 1: 0x1.fd5ba9aac2f6ep-4
    case 2: 0x1.f5b75f92c80ddp-3
    case 3: 0x1.6f61941e4def1p-2
    case 4: 0x1.dac670561bb4fp-2
    case 5: 0x1.1e00babdefeb4p-1
    case 6: 0x1.4978fa3269ee1p-1
    case 7: 0x1.700a7c5784634p-1
    default: quarterPi
    }
  }

  @usableFromInline static let quarterPi = 0x1.921fb54442d18p-1
  /// The largest `Float` below π/4.
  @usableFromInline static let largestSeriesAngle: Float = 0x1.921fb4p-1
  private static let largestShortSeriesAngle: Float = 0x1.cp-6
  @usableFromInline static let halfPi = 0x1.921fb54442d18p+0
  /// The differences between π/2 or π and their `Double` values.
  @usableFromInline static let halfPiTail = 0x1.1a62633145c07p-54
  @usableFromInline static let piLow = 0x1.1a62633145c07p-53
  @usableFromInline static let twoOverPi = 0x1.45f306dc9c883p-1
  /// π/2 split into 33, 33 and 53 bits; the products of the first two with a count up to 2²⁰ are exact.
  @usableFromInline static let halfPiHigh = 0x1.921fb54400000p+0
  @usableFromInline static let halfPiMiddle = 0x1.0b4611a600000p-34
  @usableFromInline static let halfPiLow = 0x1.3198a2e037073p-69
  @usableFromInline static let largestReducedAngle = 1_048_576.0  // 2²⁰ rad
}
