// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneAdvice
internal import UIDynamicsSceneFormat

package enum CLI {
  package static func run(arguments words: [String], console: Console) -> ExitCode {
    var messages = Messages(console)
    do throws(CommandFailure) {
      if words.isEmpty { throw CommandFailure(exitCode: .usage, page: HelpText.overview) }
      let arguments = try ArgumentReader.read(words)
      messages = Messages(
        console, isQuiet: arguments.has(.quiet), color: arguments[.color])
      return try perform(arguments, console, messages)
    } catch {
      messages.report(error)
      return error.exitCode
    }
  }

  private static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    if arguments.has(.version) { return try VersionCommand.perform(console) }
    guard let name = arguments.command else {
      if arguments.has(.help) { return try console.show(HelpText.overview) }
      throw .usage("missing command", hint: "\"uidyn help\" lists the commands")
    }
    let request = try Request(arguments, command: name)
    if arguments.has(.help) { return try console.show(HelpText.page(of: request.command)) }
    try request.checkOperands()
    warnOfMilliseconds(arguments, messages)
    switch request.command.id {
    case .run: return try RunCommand.perform(arguments, console, messages)
    case .render: return try RenderCommand.perform(arguments, console, messages)
    case .plot: return try PlotCommand.perform(arguments, console, messages)
    case .watch: return try WatchCommand.perform(arguments, console, messages)
    case .check: return try CheckCommand.perform(arguments, console, messages)
    case .fit: return try FitCommand.perform(arguments, console, messages)
    case .sweep: return try SweepCommand.perform(arguments, console, messages)
    case .diff: return try DiffCommand.perform(arguments, console, messages)
    case .export: return try ExportCommand.perform(arguments, console, messages)
    case .validate: return try ValidateCommand.perform(arguments, console, messages)
    case .new: return try NewCommand.perform(arguments, console, messages)
    case .expand: return try ExpandCommand.perform(arguments, console, messages)
    case .parameters: return try ParametersCommand.perform(arguments, console, messages)
    case .completions: return try CompletionsCommand.perform(arguments, console)
    case .schema: return try SchemaCommand.perform(arguments, console)
    case .help: return try HelpCommand.perform(arguments, console)
    case .version: return try VersionCommand.perform(console)
    }
  }

  /// The limit is in seconds, but some users expect milliseconds.
  private static func warnOfMilliseconds(_ arguments: Arguments, _ messages: Messages) {
    let mistake = UnitMistake.millisecondsOfRun
    guard let text = arguments[.timeLimit], let time = Arguments.decimal(text),
      mistake.isLikely(of: time, end: time)
    else { return }
    messages.warn(
      "--time-limit: \(mistake.sentence(time, text, of: "")); \(mistake.remedy(time, text))")
  }
}
