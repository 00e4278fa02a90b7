// SPDX-License-Identifier: MIT

/// Completion scripts, generated from the command tables.
enum Completions {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  enum Value {
    case none, file, anything
    case words([String])
  }

  static func value(of flag: Flag) -> Value {
    switch flag.value {
    case .none: .none
    case .choice(let words): .words(words)
    case .text("FILE"), .text("DIR"): .file
    case .text, .list: .anything
    }
  }

  static func operands(of command: Command) -> [String] {
    command.id == .help
      ? Command.all.map { $0.name } + HelpTopic.allCases.map { $0.rawValue } + TopicText.names
      : command.words
  }
}
