// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Scripts for shells, made from the tables of commands and options.
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

  /// What the value of an option can be.
  enum Value {
    case none, file, anything
    case words([String])
    /// Some of these, with commas between them.
    case list([String])
    /// One of these, and more behind it.
    case beginning([String])
    /// A parameter of the scene on the command line, and more behind it.
    case parameter
  }

  static func value(of flag: Flag) -> Value {
    switch flag.value {
    case .none: .none
    case .choice(let words): .words(words)
    case .text("FILE"), .text("DIR"): .file
    case .list where flag.id == .columns: .list(Column.allCases.map { $0.rawValue })
    case .text where flag.id == .limit:
      .beginning(SceneLimit.allCases.map { "\($0.rawValue)=" })
    case .text where flag.id == .set || flag.id == .vary: .parameter
    case .text, .list: .anything
    }
  }

  /// What the operand of a command can be, save for files.
  static func operands(of command: Command) -> [String] {
    command.id == .help
      ? Command.all.map { $0.name } + HelpTopic.allCases.map { $0.rawValue } + TopicText.names
      : command.words
  }

  /// The name and "=" in each line of `uidyn parameters` that begins a parameter.
  static let parameterPattern = "s/^  \\([^ =]*=\\).*/\\1/p"
}
