// SPDX-License-Identifier: MIT

extension Completions {
  static var fish: String {
    var lines = [
      """
      # Completions of uidyn for fish, made by "uidyn completions fish".
      complete -c uidyn -f
      """
    ]
    for command in Command.all {
      let seen = "-n '__fish_seen_subcommand_from \(command.name)'"
      lines.append(
        "complete -c uidyn -n __fish_use_subcommand -a \(command.name) -d \(literal(command.summary))"
      )
      if command.takesFiles { lines.append("complete -c uidyn \(seen) -F") }
      let words = operands(of: command)
      if !words.isEmpty {
        lines.append("complete -c uidyn \(seen) -a \(literal(words.joined(separator: " ")))")
      }
      lines += command.options.map { "complete -c uidyn \(seen) \(argument($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func argument(_ flag: Flag) -> String {
    var text = "-l \(flag.name.dropFirst(2))"
    if let short = flag.shortName { text += " -s \(short.dropFirst())" }
    switch value(of: flag) {
    case .none: break
    case .file: text += " -r -F"
    case .anything: text += " -x"
    case .words(let words):
      text += " -x -a \(literal(words.joined(separator: " ")))"
    }
    return "\(text) -d \(literal(flag.summary))"
  }

  private static func literal(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
