// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsNumerics

/// The oracles are the functions of the C library, whose errors are below one unit in the last place.
@Suite(.timeLimit(.minutes(30))) struct TrigonometryTests {
  @Test("Sine and cosine are within 2 units in the last place up to 2²⁰ rad")
  func sineAndCosineSweep() {
    var worst = Worst()
    for step in stride(from: 0, to: 200_000, by: 200_000 / Seeds.of(200_000)) {
      // Small angles increase linearly, and large angles increase exponentially.
      for angle in [Double(step) * 1e-4, exp2(Double(step) * 1e-4)] {
        worst.addSineAndCosine(of: angle)
        worst.addSineAndCosine(of: -angle)
      }
    }
    worst.expect(atMost: 2)
  }

  @Test("Sine and cosine stay accurate near multiples of π/2, where cancellation is worst")
  func multiplesOfQuarterTurns() {
    var worst = Worst()
    let last = Int(1_048_576 / (Double.pi / 2))
    for count in Array(0...20_000) + Array(stride(from: 20_000, through: last, by: 37)) + [last] {
      let multiple = Double(count) * (.pi / 2)
      var (below, above) = (multiple, multiple)
      for _ in 0..<3 {
        worst.addSineAndCosine(of: below)
        worst.addSineAndCosine(of: above)
        (below, above) = (below.nextDown, above.nextUp)
      }
    }
    worst.expect(atMost: 2)
  }

  @Test("Sine and cosine are within 2 units in the last place where octants change")
  func oddMultiplesOfEighthTurns() {
    var worst = Worst()
    for count in stride(from: 1, through: 400_001, by: 10) {
      let multiple = Double(count) * (.pi / 4)
      for angle in [multiple.nextDown, multiple, multiple.nextUp, -multiple] {
        worst.addSineAndCosine(of: angle)
      }
    }
    worst.expect(atMost: 2)
  }

  @Test("Float sine and cosine are correctly rounded for angles of any size")
  func floatSineAndCosine() {
    var mismatches = Mismatches()
    let step = 5 / Seeds.of(5)
    // Every 2,047th Float from 0 to 2²⁰, so all exponents are covered equally.
    for bits in stride(from: UInt32(0), through: Float(1_048_576).bitPattern, by: 2047 * step) {
      let angle = Float(bitPattern: bits)
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      mismatches.add(sine, Float(sin(Double(angle))), "sin(\(angle))")
      mismatches.add(cosine, Float(cos(Double(angle))), "cos(\(angle))")
    }
    // Every 61st Float from 2⁻⁵ to 2⁵ rad, negated, because the angles of bodies are usually in this range.
    for bits in stride(
      from: Float(0.03125).bitPattern, through: Float(32).bitPattern, by: 61 * step)
    {
      let angle = -Float(bitPattern: bits)
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      mismatches.add(sine, Float(sin(Double(angle))), "sin(\(angle))")
      mismatches.add(cosine, Float(cos(Double(angle))), "cos(\(angle))")
    }
    mismatches.expectNone()
  }

  @Test("Two angles at once give the same bits as each alone")
  func twoAtOnce() {
    var mismatches = Mismatches()
    // Samples densely around the end of the short series. Each angle is paired with one of another size and the other sign.
    let end = Float(0x1.cp-6).bitPattern
    let dense = stride(from: end - 4_000, through: end + 4_000, by: 7)
    let all = stride(
      from: UInt32(0), through: Float.infinity.bitPattern - 1, by: 300_007 / Seeds.of(10))
    for bits in Array(dense) + Array(all) {
      // Zero is paired with −0.
      let other = bits == 0 ? 0 : bits / 2 + 0x1000_0000
      let angles = SIMD2(Float(bitPattern: bits), -Float(bitPattern: other))
      let (sines, cosines) = Trigonometry.sinesAndCosines(angles)
      for lane in 0..<2 {
        let (sine, cosine) = Trigonometry.sineAndCosine(angles[lane])
        mismatches.add(sines[lane], sine, "sin(\(angles[lane]))")
        mismatches.add(cosines[lane], cosine, "cos(\(angles[lane]))")
        #expect(sines[lane].sign == sine.sign, "sin(\(angles[lane]))")
      }
    }
    mismatches.expectNone()
  }

  @Test("Beyond 2²⁰ rad, sine and cosine stay on the unit circle")
  func hugeAngles() {
    for exponent in 20...1023 {
      let angle = scalbn(1.37, Int32(exponent))
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      let square = sine * sine + cosine * cosine
      #expect((square - 1).magnitude < 1e-15, "2^\(exponent): \(sine), \(cosine)")
    }
  }

  @Test("Just beyond 2²⁰ rad, sine and cosine are still accurate to a billionth")
  func reductionByRemainder() {
    for step in 1...10_000 {
      let angle = 1_048_576 + Double(step) * 1.234_567
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      let error = max((sine - sin(angle)).magnitude, (cosine - cos(angle)).magnitude)
      #expect(error < 1e-9, "\(angle): off by \(error)")
    }
  }

  @Test("Angles that are not finite give NaN", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(angle: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    #expect(sine.isNaN && cosine.isNaN)
  }

  @Test("Sine keeps the sign of zero and of the smallest numbers")
  func tinyAngles() {
    for angle in [0.0, -0.0, .leastNonzeroMagnitude, -.leastNormalMagnitude, 1e-300, -1e-9] {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      #expect(sine.bitPattern == sin(angle).bitPattern, "\(angle): \(sine)")
      #expect(cosine == 1, "\(angle): \(cosine)")
    }
  }

  @Test("Sine is odd and cosine is even, bit for bit")
  func symmetry() {
    for step in 0..<100_000 {
      let angle = Double(step) * 0.01
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      let mirrored = Trigonometry.sineAndCosine(-angle)
      #expect(mirrored.sine == -sine && mirrored.cosine == cosine, "\(angle)")
    }
  }
}
