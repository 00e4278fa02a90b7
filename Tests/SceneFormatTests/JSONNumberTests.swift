// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

@Suite("JSON numbers", .timeLimit(.minutes(30)))
struct JSONNumberTests {
  @Test("A number equals the Double that the standard library parses from the same text")
  func agreesWithTheStandardLibrary() {
    withEverySeed(0..<200) { generator in
      let texts = (0..<50).map { _ in decimal(&generator) }
      let text = "[" + texts.joined(separator: ",") + "]"
      let document = try #require(readJSON(text).document, "\(text)")
      let actual = document.elements(of: .root).map { document.number($0)?.bitPattern }
      let expected = texts.map { Double($0)?.bitPattern }
      #expect(actual == expected, "\(Seed.label) \(text)")
    }
  }

  @Test("Numbers are exact on both sides of the fast path's limits")
  func edgesOfTheFastWay() throws {
    let digits = ["9007199254740991", "9007199254740992", "9007199254740993", "18014398509481985"]
    for text in digits {
      for exponent in -25...25 {
        let number = "\(text)e\(exponent)"
        let document = try #require(readJSON(number).document)
        #expect(document.number(.root) == Double(number), "\(number)")
      }
    }
  }

  /// A number of up to 25 digits, sometimes with a large exponent.
  private func decimal(_ generator: inout SplitMix64) -> String {
    var text = generator.bool() ? "-" : ""
    text += "\(generator.integer(in: 1...9))" + digits(generator.integer(in: 0...12), &generator)
    if generator.bool() { text += "." + digits(generator.integer(in: 1...12), &generator) }
    if generator.bool() { text += "e\(generator.integer(in: -290...290))" }
    return text
  }

  private func digits(_ count: Int, _ generator: inout SplitMix64) -> String {
    (0..<count).map { _ in "\(generator.integer(in: 0...9))" }.joined()
  }
}
