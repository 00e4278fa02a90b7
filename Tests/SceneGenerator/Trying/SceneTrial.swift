// SPDX-License-Identifier: MIT

internal import TestSupport
internal import UIDynamicsCommandLineInterface

/// A single scene, run in all the ways that must agree.
package struct SceneTrial {
  /// The exit codes of runs; 70 would be an internal error.
  private static let expectedCodes: Set<Int32> = [0, 1, 3, 4]

  package let code: Int32
  /// A 64-bit hash of all output and messages.
  package let digest: UInt64
  package private(set) var rows = 0
  package private(set) var fault: String?

  package init(_ json: String) {
    let logged = Self.play(json, "--log")
    code = logged.code.status
    digest = Self.digest(of: "\(code)\n\(logged.output)\n\(logged.messages)")
    fault =
      codeFault(logged) ?? repetitionFault(json, logged) ?? verdictFault(json)
      ?? (code == 3 ? nil : recordFault(json, logged))
  }

  private static func play(_ json: String, _ output: String) -> CommandResult {
    let rows = output == "--output" ? [] : ["--output", "/dev/null"]
    return cli(["run", "-", output, "-"] + rows, input: json)
  }

  private func codeFault(_ result: CommandResult) -> String? {
    if Self.expectedCodes.contains(code) { return nil }
    let error = result.messages.split(separator: "\n").last { $0.contains("error") }
    return "exit code \(code): \(error ?? "no message")"
  }

  private func repetitionFault(_ json: String, _ first: CommandResult) -> String? {
    let second = Self.play(json, "--log")
    if second == first { return nil }
    return "two runs differ" + Self.difference(first.output, second.output)
  }

  /// The fault if `validate` reports the scene as invalid and `run` does not exit with 3, or vice versa.
  private func verdictFault(_ json: String) -> String? {
    let verdict = cli(["validate", "-"], input: json).code.status
    if verdict == (code == 3 ? 1 : 0) { return nil }
    return "validate ends with \(verdict), run with \(code)"
  }

  private mutating func recordFault(_ json: String, _ logged: CommandResult) -> String? {
    let played = Self.play(json, "--output")
    let log = LoggedRecords(logged.output)
    rows = log.frames.count
    if played.code != logged.code { return "exit code \(played.code.status), with a log \(code)" }
    if log.frames != played.lines.map(String.init) {
      return "rows differ from the frames of the log"
        + Self.difference(log.frames.joined(separator: "\n"), played.output)
    }
    let events = Self.play(json, "--events").lines.map(String.init)
    if log.events != events {
      return "events differ from those of the log"
        + Self.difference(
          log.events.joined(separator: "\n"), events.joined(separator: "\n"))
    }
    return log.fault
  }

  private static func difference(_ one: String, _ other: String) -> String {
    let (lines, others) = (one.split(separator: "\n"), other.split(separator: "\n"))
    guard
      let index = (0..<max(lines.count, others.count)).first(where: {
        $0 >= lines.count || $0 >= others.count || lines[$0] != others[$0]
      })
    else { return "" }
    func text(_ lines: [Substring]) -> Substring {
      index < lines.count ? lines[index].prefix(400) : "(nothing)"
    }
    return " in line \(index + 1):\n  \(text(lines))\n  \(text(others))"
  }

  private static func digest(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
