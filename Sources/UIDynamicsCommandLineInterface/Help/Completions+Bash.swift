// SPDX-License-Identifier: MIT

extension Completions {
  static var bash: String {
    let names = Command.all.map { $0.name }
    return """
      # Completions of uidyn for bash, made by "uidyn completions bash".
      _uidyn() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word
        COMPREPLY=()
        # bash splits --name=value into three words.
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
      \(values)
        esac
        case $command in
          "") COMPREPLY=($(compgen -W "\(names.joined(separator: " ")) --help --version" -- "$current")) ;;
      \(Command.all.map(part).joined(separator: "\n"))
        esac
      }
      complete -o filenames -F _uidyn uidyn

      """
  }

  private static var values: String {
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

  private static func part(_ command: Command) -> String {
    let flags = command.options.flatMap { $0.names }.joined(separator: " ")
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
}
