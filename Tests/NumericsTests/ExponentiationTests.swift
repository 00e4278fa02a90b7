// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsNumerics

@Suite(.timeLimit(.minutes(30))) struct ExponentiationTests {
  @Test("Small integer exponents are computed by multiplication")
  func wholeExponents() {
    for x in [0.1, 0.5, 3, 1000, -2] as [Double] {
      #expect(Exponentiation.power(x, 1) == x)
      #expect(Exponentiation.power(x, 2) == x * x)
      #expect(Exponentiation.power(x, 3) == x * (x * x))
      #expect(Exponentiation.power(x, -1) == 1 / x)
      #expect(Exponentiation.power(x, -2) == 1 / (x * x))
      #expect(Exponentiation.power(x, 0) == 1)
    }
    #expect(Exponentiation.power(2, -64) == 0x1p-64)
  }

  @Test("Other exponents agree with the C library to 2⁻⁴⁰")
  func againstLibrary() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let base = exponential(generator.double(in: -60..<60))
      let exponent = generator.double(in: -12..<12)
      let expected = pow(base, exponent)
      if !expected.isNormal { continue }
      expectClose(
        Exponentiation.power(base, exponent) / expected, 1, within: 0x1p-40,
        "\(base) to the power \(exponent)")
    }
  }

  @Test("Rounded to Float, the result is almost always correctly rounded")
  func floatRounding() {
    var generator = SplitMix64(seed: 2)
    var different = 0
    for _ in 0..<20_000 {
      let base = Double(Float(generator.double(in: 0.001..<30)))
      let exponent = Double(Float(generator.double(in: -4..<4)))
      if Float(Exponentiation.power(base, exponent)) != Float(pow(base, exponent)) {
        different += 1
      }
    }
    #expect(different <= 1)
  }

  @Test("Logarithm and exponential are inverses and exact for powers of two")
  func inverses() {
    for n in stride(from: -1022, through: 1023, by: 31) {
      let power = scalbn(1, Int32(n))
      #expect(Exponentiation.logarithm2(power) == Double(n))
      #expect(Exponentiation.exponential2(Double(n)) == power)
    }
    var generator = SplitMix64(seed: 3)
    for _ in 0..<1_000 {
      let x = generator.double(in: -300..<300)
      expectClose(
        Exponentiation.logarithm2(Exponentiation.exponential2(x)), x, within: 1e-12, "log₂ 2ˣ")
    }
  }

  @Test("Special cases match IEEE pow")
  func edges() {
    for (base, exponent) in [
      (0, 0), (0, 2.5), (0, -2.5), (0, -3), (1, .nan), (1, .infinity), (-8, 3), (-8, -3), (-8, 0.5),
      (-2, 65), (-2, 66), (2, 5_000), (2, -5_000), (2, -1_060.5), (.infinity, 0.5),
      (.infinity, -0.5), (0.5, 1e300), (.nan, 0),
    ] as [(Double, Double)] {
      let (actual, expected) = (Exponentiation.power(base, exponent), pow(base, exponent))
      let isSame = actual == expected || (actual.isNaN && expected.isNaN)
      let isNear = (actual / expected - 1).magnitude < 1e-12
      #expect(isSame || isNear, "\(base) to \(exponent) is \(actual), not \(expected)")
    }
  }

  private func exponential(_ x: Double) -> Double { exp(x) }
}
