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
  }

  static func value(of flag: Flag) -> Value {
    switch flag.value {
    case .none: .none
    case .choice(let words): .words(words)
    case .text("FILE"), .text("DIR"): .file
    case .text where flag.id == .columns: .words(Column.allCases.map(\.rawValue))
    case .text where flag.id == .limit:
      .words(SceneLimit.allCases.map { "\($0.rawValue)=" })
    case .text: .anything
    }
  }

  /// What the operand of a command can be, save for files.
  static func operands(of command: Command) -> [String] {
    command.id == .help
      ? Command.all.map(\.name) + HelpTopic.allCases.map(\.rawValue) + TopicText.names
      : command.words
  }

  static func flags(of command: Command) -> [Flag] {
    command.options
  }

  // MARK: bash

  private static var bash: String {
    let names = Command.all.map(\.name)
    return """
      # Completions of uidyn for bash, made by "uidyn completions bash".
      _uidyn() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word
        COMPREPLY=()
        # bash cuts --name=value into three words.
        if [[ $current == "=" ]]; then
          current=
        elif [[ $previous == "=" ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case $word in
            \(names.joined(separator: "|"))) command=$word; break ;;
          esac
        done
        case $previous in
      \(bashValues)
        esac
        case $command in
          "") COMPREPLY=($(compgen -W "\(names.joined(separator: " ")) --help --version" -- "$current")) ;;
      \(Command.all.map(bashCommand).joined(separator: "\n"))
        esac
      }
      complete -o filenames -F _uidyn uidyn

      """
  }

  private static var bashValues: String {
    FlagTable.flags.compactMap { flag in
      let action: String
      switch value(of: flag) {
      case .none: return nil
      case .file: action = "COMPREPLY=($(compgen -f -- \"$current\"))"
      case .anything: action = ":"
      case .words(let words):
        action = "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
      }
      return "    \(flag.names.joined(separator: "|"))) \(action); return ;;"
    }.joined(separator: "\n")
  }

  private static func bashCommand(_ command: Command) -> String {
    let flags = flags(of: command).flatMap(\.names).joined(separator: " ")
    let words = operands(of: command).joined(separator: " ")
    let operand =
      command.takesFiles
      ? "COMPREPLY=($(compgen -f -- \"$current\"))"
      : "COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\"))"
    return """
          \(command.name))
            if [[ $current == -* ]]; then
              COMPREPLY=($(compgen -W "\(flags)" -- "$current"))
            else
              \(operand)
            fi ;;
      """
  }

  // MARK: zsh

  private static var zsh: String {
    let commands = Command.all.map { "    \(zshQuoted("\($0.name):\($0.summary)"))" }
    return """
      #compdef uidyn
      # Completions of uidyn for zsh, made by "uidyn completions zsh".
      _uidyn() {
        local curcontext=$curcontext state line
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        _arguments -C '1: :->command' '*:: :->rest'
        case $state in
          command) _describe command commands ;;
          rest)
            case $words[1] in
      \(Command.all.map(zshCommand).joined(separator: "\n"))
            esac ;;
        esac
      }
      if [[ $funcstack[1] == _uidyn ]]; then _uidyn "$@"; else compdef _uidyn uidyn; fi

      """
  }

  private static func zshCommand(_ command: Command) -> String {
    var arguments = flags(of: command).map(zshFlag)
    if command.takesFiles {
      arguments.append("'*:\(command.operand):_files'")
    } else if !operands(of: command).isEmpty {
      arguments.append("'1:\(command.name):(\(operands(of: command).joined(separator: " ")))'")
    }
    let lines = arguments.joined(separator: " \\\n            ")
    return "        \(command.name))\n          _arguments \\\n            \(lines) ;;"
  }

  private static func zshFlag(_ flag: Flag) -> String {
    let meaning = flag.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
    let repeats =
      flag.mayRepeat ? "*" : flag.shortName == nil ? "" : "(\(flag.names.joined(separator: " ")))"
    var tail = "[\(meaning)]"
    switch value(of: flag) {
    case .none: break
    case .file: tail += ":file:_files"
    case .anything: tail += ":\(flag.placeholder ?? ""):"
    case .words(let words): tail += ":\(flag.name.dropFirst(2)):(\(words.joined(separator: " ")))"
    }
    return flag.names.map { zshQuoted(repeats + $0 + tail) }.joined(separator: " ")
  }

  private static func zshQuoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }

  // MARK: fish

  private static var fish: String {
    var lines = [
      "# Completions of uidyn for fish, made by \"uidyn completions fish\".",
      "complete -c uidyn -f",
    ]
    for command in Command.all {
      let seen = "-n '__fish_seen_subcommand_from \(command.name)'"
      lines.append(
        "complete -c uidyn -n __fish_use_subcommand -a \(command.name) -d \(fishQuoted(command.summary))"
      )
      if command.takesFiles { lines.append("complete -c uidyn \(seen) -F") }
      let words = operands(of: command)
      if !words.isEmpty {
        lines.append("complete -c uidyn \(seen) -a \(fishQuoted(words.joined(separator: " ")))")
      }
      lines += flags(of: command).map { "complete -c uidyn \(seen) \(fishFlag($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishFlag(_ flag: Flag) -> String {
    var text = "-l \(flag.name.dropFirst(2))"
    if let short = flag.shortName { text += " -s \(short.dropFirst())" }
    switch value(of: flag) {
    case .none: break
    case .file: text += " -r -F"
    case .anything: text += " -x"
    case .words(let words): text += " -x -a \(fishQuoted(words.joined(separator: " ")))"
    }
    return "\(text) -d \(fishQuoted(flag.summary))"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
