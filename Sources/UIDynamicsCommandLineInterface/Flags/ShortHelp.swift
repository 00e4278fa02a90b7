// SPDX-License-Identifier: MIT

extension CommandFailure {
  /// Short help for a command without operands on a terminal.
  static let shortHelp = CommandFailure(
    exitCode: .usage,
    page: """
      Usage: uidyn run SCENE [--format jsonl|csv] [-o FILE]
             uidyn validate SCENE…
             uidyn help [TOPIC]

      SCENE is a file, or - for standard input.

      """)
}
