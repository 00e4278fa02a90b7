// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite("Helpers used by the tests", .timeLimit(.minutes(30)))
struct ExpectationTests {
  @Test("Close values pass, up to and including the tolerance")
  func closeValuesPass() {
    expectClose(1.5, 1.25, within: 0.25)
    expectClose(Float(0.1), 0.1, within: 2e-9)
  }

  @Test("A distant value is reported with both values, the difference, the tolerance and the label")
  func distantValuesAreReported() {
    #expect(
      closenessReport(1.5, 1, within: 0.25) == "got 1.5, expected 1.0: off by 0.5, allowed 0.25")
    #expect(heading("height") == "height: ")
  }

  @Test("NaN and infinity are not close to anything", arguments: [Double.nan, .infinity])
  func nonFiniteValuesAreReported(value: Double) {
    #expect(closenessReport(value, value, within: .infinity) != nil)
  }

  @Test(
    "Digits agree if the value rounds to the literal",
    arguments: [
      (379.581_39, "379.58139"), (379.581_394_9, "379.58139"), (-200.000_04, "-200.0000"),
      (0.036_126_758_9, ".0361267589"), (-4.371_139e-08, "-4.371139e-08"), (50, "50"),
    ])
  func equalDigitsPass(value: Double, literal: String) { expectDigits(value, literal) }

  @Test("A value one float step off the printed digits is reported")
  func differentDigitsAreReported() {
    #expect(digitsReport(Float(579.340759), "579.340698") != nil)
    #expect(
      digitsReport(1.0625, "1.00")
        == "got 1.0625, expected 1.00: off by 0.0625, "
        + "allowed half a unit of the last digit, 0.005")
    #expect(digitsReport(1.0, "one") == "\"one\" is not a decimal number")
  }

  @Test("A failure under a seed names the seed")
  func seedIsNamed() {
    var headings: [String] = []
    withEverySeed(4..<6) { _ in headings += [heading("x"), heading("")] }
    #expect(headings == ["[seed 4] x: ", "[seed 4] ", "[seed 5] x: ", "[seed 5] "])
  }

  @Test("The generator gives the published sequence for seed 1234567")
  func generatorMatchesTheReference() {
    var generator = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test("Generated numbers stay within their range")
  func generatorStaysInRange() {
    withEverySeed(0..<20) { generator in
      for _ in 0..<100 {
        let number = generator.double(in: -2..<3)
        #expect((-2..<3).contains(number), Seed.label)
        #expect((4...6).contains(generator.integer(in: 4...6)), Seed.label)
      }
    }
  }
}
