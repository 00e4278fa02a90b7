// SPDX-License-Identifier: MIT

/// The help pages, generated from the tables of the parser.
enum HelpText {
  static var overview: String {
    """
    uidyn simulates UIKit Dynamics scenes and records every item's motion.

      uidyn new falling.json                 write a scene to start from
      uidyn run falling.json --format csv    simulate it: one row per tick and item
      uidyn check falling.json               compare the motion with its golden log

    Usage: uidyn COMMAND [options]

    \(Command.Group.allCases.map { section($0) }.joined(separator: "\n\n"))

    Topics: \(HelpTopic.allCases.map { $0.rawValue }.joined(separator: ", "))
    "uidyn help WORD" explains commands, topics, and words of scenes and messages.

    """
  }

  private static func section(_ group: Command.Group) -> String {
    let commands = Command.all.filter { $0.group == group }
    let lines = commands.map { command in
      let gap = String(repeating: " ", count: 13 - command.name.count)
      return "  \(command.name)\(gap)\(command.summary)"
    }
    return "\(group.rawValue):\n\(lines.joined(separator: "\n"))"
  }

  static func page(of command: Command) -> String {
    let examples = command.examples.map { "  \($0)\n" }
    var page = "\(command.details)\n\nUsage: \(command.usage)\n\nExamples:\n"
    page += examples.prefix(2).joined()
    let flags = command.options
    for group in Flag.Group.allCases {
      let rows = flags.filter { $0.group == group }.map { (label(of: $0), $0.summary) }
      if !rows.isEmpty { page += "\n\(group.rawValue):\n\(list(rows))\n" }
    }
    return examples.count <= 2 ? page : page + "\nMore examples:\n" + examples.dropFirst(2).joined()
  }

  /// For example, `-o, --output FILE`.
  static func label(of flag: Flag) -> String {
    let names = flag.names.joined(separator: ", ")
    return flag.placeholder.map { "\(names) \($0)" } ?? names
  }
}
