// SPDX-License-Identifier: MIT

/// The pages of `uidyn help`, made from the tables that drive the parsing.
enum HelpText {
  /// The page of the tool as a whole.
  static var overview: String {
    """
    uidyn plays scenes of UIKit Dynamics without a screen and writes what every item does.

    Usage: uidyn COMMAND [options]

    Commands:
    \(table(Command.all.map { ($0.name, $0.summary) }))

    Topics:
    \(table(HelpTopic.allCases.map { ($0.rawValue, $0.summary) }))

    "uidyn help COMMAND" and "uidyn help TOPIC" explain one of them, and so does "uidyn help WORD" for
    every type, action, trigger, function and diagnostic: snap, addItem, contactBegan, unresolved-id.

    """
  }

  /// The page of one command.
  static func page(of command: Command) -> String {
    var page = "Usage: \(command.usage)\n\n\(command.details)\n"
    let flags = command.options
    for group in Flag.Group.allCases {
      let rows = flags.filter { $0.group == group }.map { (label(of: $0), $0.summary) }
      if !rows.isEmpty { page += "\n\(group.rawValue):\n\(table(rows))\n" }
    }
    return page + "\nExamples:\n" + command.examples.map { "  \($0)\n" }.joined()
  }

  /// `-o, --output FILE`.
  static func label(of flag: Flag) -> String {
    let names = flag.names.joined(separator: ", ")
    return flag.placeholder.map { "\(names) \($0)" } ?? names
  }

  /// Two columns; a label that is too long for its column has a line of its own.
  static func table(_ rows: [(label: String, text: String)]) -> String {
    let width = min(26, rows.map(\.label.count).max() ?? 0)
    let lines = rows.map { row in
      let gap =
        row.label.count > width
        ? "\n" + String(repeating: " ", count: width + 4)
        : String(repeating: " ", count: width + 2 - row.label.count)
      return "  \(row.label)\(gap)\(row.text)"
    }
    return lines.joined(separator: "\n")
  }
}
