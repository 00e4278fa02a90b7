// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Runs the files in Tests/Fixtures/transcripts, whose README describes the format.
@Suite("Transcripts", .timeLimit(.minutes(30)))
struct TranscriptTests {
  @Test("Every command produces the accepted result", arguments: AcceptedText.names("transcripts"))
  func commands(name: String) throws {
    try AcceptedText.check("transcripts/\(name)") { Transcript.play($0) }
  }

  @Test("Changed messages, changed exit codes and unexpected files are reported")
  func differences() throws {
    let accepted = """
      # A message
        $ uidyn check
        ! uidyn: error: check needs files
        [2]

      # An exit code, and a file
      The file is written.

        $ uidyn new -q s.json
        $ uidyn new -q s.json
        [2]

      """
    let sections = AcceptedText.sections(of: accepted)
    let found = zip(sections, Transcript.play(sections)).compactMap { $0.difference(from: $1) }
    try #require(found.count == 2)
    #expect(
      found[0].hasPrefix("3: # A message\n  $ uidyn check\naccepted:   ! uidyn: error: check n"))
    #expect(
      found[1].hasPrefix("10: # An exit code, and a file\n  $ uidyn new -q s.json\naccepted:   $ "))
    #expect(found[1].contains("\nnow:        [0] created s.json\n"), "\(found[1])")
  }
}
