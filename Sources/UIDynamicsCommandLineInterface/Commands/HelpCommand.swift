// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// `uidyn help [TOPIC]`.
enum HelpCommand {
  /// Words that name something with another page.
  private static let synonyms = [
    "stasis": "until", "csv": "output", "jsonl": "output", "dynamicAnimatorDidPause": "pause",
    "dynamicAnimatorWillResume": "resume",
  ]

  static func perform(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    if arguments.has(.man) { return try console.show(ManualPage.text) }
    guard let word = arguments.operands.first else { return try console.show(HelpText.overview) }
    let name = Self.synonyms[word] ?? word
    if let command = Command.named(name) { return try console.show(HelpText.page(of: command)) }
    if let topic = HelpTopic(rawValue: name) { return try console.show(topic.page) }
    if let page = TopicText.page(of: name) { return try console.show(page) }
    let names =
      Command.all.map { $0.name } + HelpTopic.allCases.map { $0.rawValue }
      + TopicText.names
    throw .usage(
      "there is no help on \(inQuotes(name))",
      hint: Suggestion.hint(for: name, among: names) ?? "\"uidyn help\" lists the topics")
  }
}
