// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

@Suite("Positions within a string", .timeLimit(.minutes(30)))
struct StringPlaceTests {
  private func source(_ string: String, _ lower: Int, _ upper: Int) throws -> String {
    let document = try #require(readJSON("  \"\(string)\"").document)
    return document.source.text(in: document.sourceRange(of: SourceRange(lower, upper), in: .root))
  }

  @Test("A part without escapes maps to the same bytes in the source")
  func plain() throws {
    #expect(try source("abc", 1, 3) == "bc")
    #expect(try source("é=é", 2, 3) == "=")
  }

  @Test("A part with escapes covers whole escapes in the source")
  func escapes() throws {
    #expect(try source(#"\u003da + b"#, 1, 2) == "a")
    #expect(try source(#"\u003da + b"#, 0, 2) == #"\u003da"#)
    #expect(try source(#"a\"b\\c"#, 1, 4) == #"\"b\\"#)
    #expect(try source(#"a\u00e9b"#, 1, 2) == #"\u00e9"#)
    #expect(try source(#"a\u00e9b"#, 2, 4) == #"\u00e9b"#)
    #expect(try source(#"\ud83c\udf88x"#, 0, 1) == #"\ud83c\udf88"#)
    #expect(try source(#"\ud83c\udf88x"#, 4, 5) == "x")
  }

  @Test("An empty part maps to a position between two bytes of the source")
  func empty() throws {
    let document = try #require(readJSON(#""\na""#).document)
    for (offset, place) in [(0, 1), (1, 3), (2, 4)] {
      #expect(
        document.sourceRange(of: SourceRange(at: offset), in: .root) == SourceRange(at: place))
    }
  }

  @Test("The source of a part decodes to the same bytes, for random strings")
  func property() {
    let units = ["a", "é", "🎈", #"\n"#, #"\""#, #"\u0041"#, #"\u00e9"#, #"\ud83c\udf88"#]
    withEverySeed(0..<300) { generator in
      let chosen = (0...generator.integer(in: 0...9)).map { _ in
        units[generator.integer(in: 0...units.count - 1)]
      }
      let document = try #require(readJSON("\"\(chosen.joined())\"").document)
      let decoded = chosen.map { readJSON("\"\($0)\"").document?.string(.root) ?? "" }
      let lower = generator.integer(in: 0...chosen.count - 1)
      let upper = generator.integer(in: lower...chosen.count)
      func length(_ count: Int) -> Int { decoded.prefix(count).joined().utf8.count }
      let place = document.sourceRange(of: SourceRange(length(lower), length(upper)), in: .root)
      #expect(document.source.text(in: place) == chosen[lower..<upper].joined(), Seed.label)
    }
  }
}
