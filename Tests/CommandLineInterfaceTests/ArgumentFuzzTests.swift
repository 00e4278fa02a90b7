// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Random command lines", .timeLimit(.minutes(30)))
struct ArgumentFuzzTests {
  /// None of these words names a file that could be overwritten.
  private static let words = [
    "run", "-", "--", "--format", "csv", "jsonl", "--format=csv", "/dev/null", "-o/dev/null",
    "--columns", "tick,x", "--columns=item,y", "--items", "a", "--items=b", "--every", "2", "-1",
    "--from", "0.1", "--to", "1e-3", "--wide", "--time-limit", "0.2", "--time-limit=9e9",
    "--require-stasis", "--limit", "ticks=5", "--limit=views=1", "-q", "--quiet", "--color",
    "never", "--help", "-h", "--version", "validate", "help", "output", "", "=", "--=", "-=",
    "--events=/dev/null", "--summary=-", "/nowhere.json", "\u{0}", "é", "---",
  ]

  @Test("The tool exits with a known code, and wrong arguments print nothing to standard output")
  func anyWords() {
    withEverySeed(0..<1000) { generator in
      let count = generator.integer(in: 0...7)
      let words =
        (generator.bool() ? ["run", "-"] : [])
        + (0..<count).map { _ in Self.words[generator.integer(in: 0...Self.words.count - 1)] }
      let result = cli(words, input: TestScenes.gliding)
      let codes: [ExitCode] = [.success, .negative, .usage, .input]
      #expect(codes.contains(result.code), "\(Seed.label) \(words)")
      if result.code == .usage {
        #expect(result.output == "", "\(Seed.label) \(words)")
        #expect(
          words.isEmpty
            ? result.messages == cli("help").output : result.messages.hasPrefix("uidyn: error: "),
          "\(Seed.label) \(words)")
      }
      if result.code == .input { #expect(result.messages != "", "\(Seed.label) \(words)") }
    }
  }
}
