// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

@Suite("Arbitrary text as an expression", .timeLimit(.minutes(30)))
struct ExpressionFuzzTests {
  private static let tokens: [[UInt8]] =
    (ExpressionToken.symbols + ExpressionWord.allCases.map(\.rawValue)
    + ExpressionFunction.allCases.map { $0.rawValue + "(" }
    + [
      "shade", "shade.center", ".x", ".y", ".frame", "box", "-3", "`box-3`", "`", "rope.length",
      "gap", "speed", "mode", "'a'", "'", "\\", "1", "0", "2.5", "1e3", "1e999", "0x", " ", "\n",
      "=", "&", "|", "é", "🎈", "all", "ball", "nobody", ")", ")", "(", "(",
    ]).map { Array($0.utf8) } + [[0], [0x80], [0xFF], [0xE2, 0x82]]

  private func text(_ generator: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0...generator.integer(in: 0...14) {
      bytes += Self.tokens[generator.integer(in: 0...Self.tokens.count - 1)]
      if generator.integer(in: 0...2) == 0 { bytes.append(ASCII.space) }
    }
    return bytes
  }

  @Test("Arbitrary text gives a value, a fault, or problems inside the text, and never traps")
  func noTrap() {
    var generator = SplitMix64(seed: 0xE)
    var (checked, worked) = (0, 0)
    for _ in 0..<Seeds.of(100_000) {
      let bytes = text(&generator)
      let fixture = ExpressionFixture()
      do throws(ExpressionProblems) {
        let expression = try Expression.check(bytes[...], expecting: .any, in: fixture)
        checked += 1
        if (try? expression.evaluate(in: fixture).type) == expression.type { worked += 1 }
      } catch {
        let ranges = error.list.map(\.range)
        let isSound =
          !ranges.isEmpty && ranges.allSatisfy { 0 <= $0.lower && $0.lower <= $0.upper }
          && ranges.allSatisfy { $0.upper <= bytes.count }
          && zip(ranges, ranges.dropFirst()).allSatisfy { $0.lower <= $1.lower }
        #expect(isSound, "\(String(decoding: bytes, as: UTF8.self)): \(ranges)")
      }
    }
    #expect(min(checked, worked) > Seeds.of(1_000), "\(checked) checked, \(worked) worked out")
  }
}
