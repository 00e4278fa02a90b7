// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

@Suite("Suggestions", .timeLimit(.minutes(30)))
struct SuggestionTests {
  @Test(
    "A suggestion is made only for near misses",
    arguments: [
      ("ites", ["items"]), ("itmes", ["items"]), ("itemss", ["items"]), ("ITEMS", ["items"]),
      ("tiems", ["items"]), ("frmae", ["frame"]), ("framed", ["frame"]),
      ("gravitydirection", ["gravityDirection"]),
      ("gravityDirektoin", ["gravityDirection"]), ("direction", []), ("x", []), ("", []),
      ("it", []),
      ("itmz", []), ("framitems", []), ("iD", ["id"]), ("ie", []),
    ])
  func nearMisses(name: String, expected: [String]) {
    let known = ["id", "items", "frame", "gravityDirection"]
    #expect(Suggestion.nearest(to: name, among: known) == expected)
  }

  @Test("Up to three equally near names are suggested in order, and none if there are more")
  func ties() {
    #expect(Suggestion.hint(for: "box-9", among: ["box-1"]) == "did you mean \"box-1\"?")
    #expect(
      Suggestion.hint(for: "box-9", among: ["box-2", "box-1", "crate"])
        == "did you mean \"box-2\" or \"box-1\"?")
    #expect(
      Suggestion.hint(for: "box-9", among: ["box-1", "box-2", "box-3"])
        == "did you mean \"box-1\", \"box-2\" or \"box-3\"?")
    #expect(Suggestion.hint(for: "box-9", among: (1...4).map { "box-\($0)" }) == nil)
    #expect(Suggestion.hint(for: "box-9", among: (1...4).map { "box-\($0)" } + ["box-99"]) == nil)
  }

  @Test(
    "Nearness is the number of edits",
    arguments: [
      ("", "", 0), ("a", "", 1), ("abc", "abc", 0), ("abc", "acb", 1), ("abcd", "badc", 2),
      ("ca", "abc", 3),
      ("kitten", "sitting", 3), ("flaw", "lawn", 2),
    ])
  func distances(first: String, second: String, expected: Int) {
    let (one, other) = (Array(first.utf8), Array(second.utf8))
    #expect(Suggestion.distance(one, other, atMost: 9) == expected)
    #expect(Suggestion.distance(other, one, atMost: 9) == expected)
    #expect(Suggestion.distance(one, other, atMost: expected - 1) == nil)
  }

  @Test("The number of edits equals the optimal string alignment distance")
  func agreesWithTheDefinition() {
    withEverySeed(0..<300) { generator in
      let words = (0..<2).map { _ in
        (0..<generator.integer(in: 0...6)).map { _ in UInt8(generator.integer(in: 0...2)) }
      }
      let expected = alignment(words[0][...], words[1][...])
      #expect(Suggestion.distance(words[0], words[1], atMost: 9) == expected, "\(Seed.label)")
    }
  }

  /// The recursive definition, without a table.
  private func alignment(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Int {
    guard let a = first.last, let b = second.last else { return max(first.count, second.count) }
    var best = min(
      alignment(first.dropLast(), second) + 1, alignment(first, second.dropLast()) + 1,
      alignment(first.dropLast(), second.dropLast()) + (a == b ? 0 : 1))
    if first.count > 1, second.count > 1, first.dropLast().last == b, second.dropLast().last == a {
      best = min(best, alignment(first.dropLast(2), second.dropLast(2)) + 1)
    }
    return best
  }
}
