// SPDX-License-Identifier: MIT

extension CommandFailure {
  /// Somebody at a terminal gave no operand and may not know what there is.
  static let shortHelp = CommandFailure(
    exitCode: .usage,
    page: """
      Usage: uidyn run SCENE [--format jsonl|csv] [-o FILE]
             uidyn validate SCENE…
             uidyn help [TOPIC]

      SCENE is a file, or - for standard input.

      """)
}
