// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsNumerics

@Suite("Exponential and natural logarithm", .timeLimit(.minutes(30)))
struct NaturalExponentiationTests {
  @Test("Exponential and logarithm are within a unit in the last place of the C library")
  func againstLibrary() {
    var (exponentials, logarithms) = (Worst(), Worst())
    var generator = SplitMix64(seed: 1)
    for _ in 0..<50_000 {
      let x = generator.double(in: -708..<709)
      exponentials.add(Exponentiation.exponential(x), exp(x), "exp(\(x))")
      let small = generator.double(in: -1..<1)
      exponentials.add(Exponentiation.exponential(small), exp(small), "exp(\(small))")
      let y = exp(generator.double(in: -700..<700))
      logarithms.add(Exponentiation.logarithm(y), log(y), "log(\(y))")
      // Near 1, the logarithm is small and would reveal cancellation.
      let near = 1 + generator.double(in: -0.1..<0.1)
      logarithms.add(Exponentiation.logarithm(near), log(near), "log(\(near))")
    }
    exponentials.expect(atMost: 1)
    logarithms.expect(atMost: 1)
  }

  @Test("Exponential and logarithm agree with tables to a unit in the last place")
  func tables() {
    // From Abramowitz and Stegun, tables 4.2 and 4.4.
    var worst = Worst()
    worst.add(Exponentiation.exponential(1), 2.718281828459045235, "exp(1)")
    worst.add(Exponentiation.exponential(-0.5), 0.606530659712633424, "exp(-0.5)")
    worst.add(Exponentiation.exponential(10), 22026.46579480671652, "exp(10)")
    worst.add(Exponentiation.logarithm(2), 0.693147180559945309, "log(2)")
    worst.add(Exponentiation.logarithm(10), 2.302585092994045684, "log(10)")
    worst.add(Exponentiation.logarithm(0.5), -0.693147180559945309, "log(0.5)")
    worst.expect(atMost: 1)
  }

  @Test("Exponential and logarithm handle special cases as IEEE requires")
  func edges() {
    #expect(Exponentiation.exponential(0) == 1)
    #expect(Exponentiation.exponential(-.infinity) == 0)
    #expect(Exponentiation.exponential(.infinity) == .infinity)
    #expect(Exponentiation.exponential(709.7) < .infinity)
    #expect(Exponentiation.exponential(709.8) == .infinity)
    #expect(Exponentiation.exponential(-745) == 0x1p-1074)
    #expect(Exponentiation.exponential(-745.2) == 0)
    #expect(Exponentiation.exponential(.nan).isNaN)
    #expect(Exponentiation.logarithm(1) == 0)
    #expect(Exponentiation.logarithm(0) == -.infinity)
    #expect(Exponentiation.logarithm(.infinity) == .infinity)
    #expect(Exponentiation.logarithm(-1).isNaN)
    #expect(Exponentiation.logarithm(.nan).isNaN)
    #expect(Exponentiation.logarithm(0x1p-1074) == log(0x1p-1074))
  }
}
