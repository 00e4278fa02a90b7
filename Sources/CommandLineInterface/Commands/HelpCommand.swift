// SPDX-License-Identifier: MIT

internal import SceneFormat

/// `uidyn help [TOPIC]`.
enum HelpCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    guard let name = arguments.operands.first else { return try console.show(HelpText.overview) }
    if let command = Command.named(name) { return try console.show(HelpText.page(of: command)) }
    if let topic = HelpTopic(rawValue: name) { return try console.show(topic.page) }
    let names = Command.all.map(\.name) + HelpTopic.allCases.map(\.rawValue)
    throw .usage(
      "there is no help on \(inQuotes(name))",
      hint: Suggestion.hint(for: name, among: names) ?? "\"uidyn help\" lists the topics")
  }
}
