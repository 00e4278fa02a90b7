// SPDX-License-Identifier: MIT

import CommandLineInterface
import TestSupport
import Testing

@Suite("Help and version")
struct HelpTests {
  @Test(
    "Every page is as it was accepted",
    arguments: [
      "", "run", "check", "diff", "validate", "schema", "help", "version", "output", "exit-codes", "limits",
    ])
  func pages(topic: String) throws {
    let result = cli("help \(topic)")
    let accepted = try #require(Fixture.text("cli/help\(topic.isEmpty ? "" : "-")\(topic).txt"))
    #expect(result == CommandResult(output: accepted, code: .success))
  }

  @Test("No line of a page is wider than a terminal", arguments: ["", "run", "check", "diff", "output", "limits"])
  func width(topic: String) {
    for line in cli("help \(topic)").lines { #expect(line.count <= 100, "\(line)") }
  }

  @Test("--help shows the page of the command, even beside wrong operands")
  func helpOption() {
    #expect(cli("--help") == cli("help"))
    #expect(cli("-h") == cli("help"))
    #expect(cli("run --help") == cli("help run"))
    #expect(cli("run a b c -h") == cli("help run"))
    #expect(cli("--help validate") == cli("help validate"))
  }

  @Test("The version names the release and the numbers")
  func version() {
    let expected = CommandResult(output: "uidyn 0.1.0 (numerics 1)\n", code: .success)
    for line in ["--version", "version", "run --version"] { #expect(cli(line) == expected) }
  }
}
