// SPDX-License-Identifier: MIT

import Testing

@Suite("Transcripts", .timeLimit(.minutes(30)))
struct TranscriptTests {
  /// A transcript from a page, the actual output, and whether they match.
  struct Case: Sendable, CustomTestStringConvertible {
    var shown: [String]
    var printed: String
    var fits: Bool
    var testDescription: String { "\(shown) and \(printed.debugDescription)" }
  }

  @Test(
    "An ellipsis matches any lines, and everything else matches itself",
    arguments: [
      Case(shown: [], printed: "", fits: true),
      Case(shown: [], printed: "a\n", fits: false),
      Case(shown: ["a"], printed: "", fits: false),
      Case(shown: ["a", "b"], printed: "a\nb\n", fits: true),
      Case(shown: ["a", "b"], printed: "a\nc\n", fits: false),
      Case(shown: ["…"], printed: "a\nb\n", fits: true),
      Case(shown: ["a", "…"], printed: "a\nb\nc\n", fits: true),
      Case(shown: ["a", "…"], printed: "b\na\n", fits: false),
      Case(shown: ["a", "…", "c"], printed: "a\nb\nc\n", fits: true),
      Case(shown: ["a", "…", "c"], printed: "a\nc\n", fits: true),
      Case(shown: ["a", "…", "c"], printed: "a\nc\nb\n", fits: false),
      Case(shown: ["a", "…", "a"], printed: "a\n", fits: false),
      Case(shown: ["…", "b", "…", "d"], printed: "a\nb\nc\nd\n", fits: true),
      Case(shown: ["…", "c", "…", "b", "…"], printed: "a\nb\nc\n", fits: false),
    ])
  func ellipsis(_ example: Case) throws {
    let entry = try #require(Transcript(["$ x"] + example.shown).entries.first)
    #expect((entry.difference(from: example.printed) == nil) == example.fits)
  }

  @Test("A difference shows the line, the expected text and the actual text")
  func message() throws {
    let entry = try #require(Transcript(["$ x", "a", "b"]).entries.first)
    #expect(
      entry.difference(from: "a\nc\n") == "line 2 differs\n  expected b\n  actual   c")
    #expect(entry.difference(from: "a\n") == "line 2 differs\n  expected b\n  actual   the end")
  }

  @Test("\"make run\" expands to the command that it runs after the build")
  func makeRun() throws {
    let entry = try #require(Transcript(["$ make run"]).entries.first)
    #expect(try entry.expanded() == "uidyn run Examples/falling-square.json")
  }
}
