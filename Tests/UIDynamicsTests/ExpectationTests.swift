import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@Suite("The test vocabulary itself")
struct ExpectationTests {
  @Test("Close values pass, up to the tolerance itself")
  func closeValuesPass() {
    expectClose(1.5, 1.25, within: 0.25)
    expectClose(Float(0.1), 0.1, within: 2e-9)
  }

  @Test("A value too far off names both values, the difference, the tolerance and the label")
  func distantValuesAreReported() {
    expectReport("height: got 1.5, expected 1.0: off by 0.5, allowed 0.25") {
      expectClose(1.5, 1, within: 0.25, "height")
    }
  }

  @Test("Neither NaN nor infinity is close to anything", arguments: [Double.nan, .infinity])
  func nonFiniteValuesAreReported(value: Double) {
    expectReport("off by") { expectClose(value, value, within: .infinity) }
  }

  @Test(
    "Digits agree when the value rounds to the literal",
    arguments: [
      (379.581_39, "379.58139"), (379.581_394_9, "379.58139"), (-200.000_04, "-200.0000"),
      (0.036_126_758_9, ".0361267589"), (-4.371_139e-08, "-4.371139e-08"), (50, "50"),
    ])
  func equalDigitsPass(value: Double, literal: String) { expectDigits(value, literal) }

  @Test("One float step beside the printed value is a difference")
  func differentDigitsAreReported() {
    expectReport("expected 579.340698") { expectDigits(Float(579.340759), "579.340698") }
    expectReport("allowed half a unit of the last digit, 0.005") { expectDigits(1.006, "1.00") }
    expectReport("is not a decimal number") { expectDigits(1, "one") }
  }

  @Test("A failure under a seed names the seed")
  func seedIsNamed() {
    expectReport("[seed 4] x: got") {
      withEverySeed(4..<5) { _ in expectClose(1, 2, within: 0.5, "x") }
    }
  }

  @Test("The generator gives the published sequence for seed 1234567")
  func generatorMatchesTheReference() {
    var generator = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test("Numbers of the generator stay within their range")
  func generatorStaysInRange() {
    withEverySeed(0..<20) { generator in
      for _ in 0..<100 {
        let number = generator.double(in: -2..<3)
        #expect((-2..<3).contains(number), Seed.label)
        #expect((4...6).contains(generator.integer(in: 4...6)), Seed.label)
      }
    }
  }

  /// Expects a body to record issues, each with a text that contains `part`.
  private func expectReport(_ part: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(part) }
    }
  }
}
