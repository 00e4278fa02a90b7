// SPDX-License-Identifier: MIT

extension Completions {
  static var zsh: String {
    let commands = Command.all.map { "    \(literal("\($0.name):\($0.summary)"))" }
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
      \(Command.all.map(part).joined(separator: "\n"))
            esac ;;
        esac
      }
      if [[ $funcstack[1] == _uidyn ]]; then _uidyn "$@"; else compdef _uidyn uidyn; fi

      """
  }

  private static func part(_ command: Command) -> String {
    var arguments = command.options.map(argument)
    if command.takesFiles {
      arguments.append("'*:\(command.operand):_files'")
    } else if !operands(of: command).isEmpty {
      arguments.append("'1:\(command.name):(\(operands(of: command).joined(separator: " ")))'")
    }
    let lines = arguments.joined(separator: " \\\n            ")
    return "        \(command.name))\n          _arguments \\\n            \(lines) ;;"
  }

  private static func argument(_ flag: Flag) -> String {
    let meaning = flag.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
    let repeats =
      flag.mayRepeat ? "*" : flag.shortName == nil ? "" : "(\(flag.names.joined(separator: " ")))"
    var tail = "[\(meaning)]"
    let name = flag.name.dropFirst(2)
    switch value(of: flag) {
    case .none: break
    case .file: tail += ":file:_files"
    case .anything: tail += ":\(flag.placeholder ?? ""):"
    case .words(let words): tail += ":\(name):(\(words.joined(separator: " ")))"
    }
    return flag.names.map { literal(repeats + $0 + tail) }.joined(separator: " ")
  }

  private static func literal(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
