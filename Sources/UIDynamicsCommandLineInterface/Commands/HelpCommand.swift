// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// `uidyn help [TOPIC]`.
enum HelpCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    if arguments.has(.man) { return try console.show(ManualPage.text) }
    guard let name = arguments.operands.first else { return try console.show(HelpText.overview) }
    if let command = Command.named(name) { return try console.show(HelpText.page(of: command)) }
    if let topic = HelpTopic(rawValue: name) { return try console.show(topic.page) }
    if let page = TopicText.page(of: name) { return try console.show(page) }
    let names =
      Command.all.map(\.name) + HelpTopic.allCases.map(\.rawValue)
      + TopicText.names
    throw .usage(
      "there is no help on \(inQuotes(name))",
      hint: Suggestion.hint(for: name, among: names) ?? "\"uidyn help\" lists the topics")
  }
}
