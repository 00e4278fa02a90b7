// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Terminal, color and progress", .timeLimit(.minutes(30)))
struct ConsoleTests {
  private static let red = "\u{1B}[1;31m"

  @Test("Errors are red in a terminal unless the environment or an option disables colors")
  func color() {
    func messages(_ line: String, _ environment: [String: String], terminal: Bool) -> String {
      cli(line) {
        $0.environment = environment
        $0.terminals = terminal ? [.messages] : []
      }.messages
    }
    let line = "run /nowhere.json"
    #expect(messages(line, [:], terminal: true).contains(Self.red))
    #expect(messages(line, ["NO_COLOR": ""], terminal: true).contains(Self.red))
    #expect(!messages(line, [:], terminal: false).contains("\u{1B}"))
    #expect(!messages(line, ["NO_COLOR": "1"], terminal: true).contains("\u{1B}"))
    #expect(!messages(line, ["TERM": "dumb"], terminal: true).contains("\u{1B}"))
    #expect(!messages(line + " --color never", [:], terminal: true).contains("\u{1B}"))
    #expect(
      messages(line + " --color always", ["NO_COLOR": "1"], terminal: false).contains(Self.red))
    let diagnostic = cli("validate - --color=always", input: TestScenes.faulty)
    #expect(diagnostic.messages.contains(Self.red))
  }

  @Test("Progress appears in a terminal after half a second and is erased at the end")
  func progress() {
    let result = cli("run - -o /dev/null --time-limit 7", input: TestScenes.gliding) {
      $0.terminals = [.messages]
      $0.clockStep = 0.2
    }
    #expect(result.code == .success)
    #expect(result.messages.hasPrefix("\r\u{1B}[Ksimulated 0 s of at most 7 s"))
    #expect(result.messages.contains("\r\u{1B}[Ksimulated 6 s of at most 7 s"))
    #expect(
      result.messages.hasSuffix("\r\u{1B}[Knot at rest after 7 s (420 ticks), 842 rows\n"),
      "\(result.messages.suffix(80))")
  }

  @Test(
    "Progress is not shown for a short run, in a file, under CI, on a dumb terminal, or with --quiet"
  )
  func noProgress() {
    let line = "run - -o /dev/null"
    let scene = TestScenes.gliding
    func messages(_ line: String, configure: (TestConsole) -> Void) -> String {
      cli(line, input: scene) {
        $0.terminals = [.messages]
        $0.clockStep = 1
        configure($0)
      }.messages
    }
    #expect(messages(line) { _ in }.contains("simulated"))
    let report = "not at rest after 0.1 s (6 ticks), 14 rows\n"
    #expect(messages(line) { $0.clockStep = 0.01 } == report)
    #expect(messages(line) { $0.terminals = [.input, .output] } == "")
    #expect(messages(line) { $0.environment = ["CI": "true"] } == report)
    #expect(messages(line) { $0.environment = ["TERM": "dumb"] } == report)
    #expect(messages(line + " --quiet") { _ in } == "")
  }
}
