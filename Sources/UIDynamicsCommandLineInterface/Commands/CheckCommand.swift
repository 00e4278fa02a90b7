// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsTrajectory

enum CheckCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let options = try ComparisonOptions(arguments)
    let update = arguments[.update].flatMap(GoldenUpdate.init)
    if update != nil && console.isInCI {
      throw .usage(
        "--update is not allowed when CI is set",
        hint: "accept the change on your own machine, review it, and commit it")
    }
    let every = try arguments.count(.every)
    let jobs = try arguments.jobs()
    let targets = try CheckTarget.all(arguments.operands, console)
    let output = Destination(arguments[.output] ?? "-")
    let changes = try SceneChanges(arguments)
    if changes.overlays.contains("-") {
      throw .usage("check cannot merge standard input", hint: "name a file: --merge FILE")
    }
    try OutputConflicts.check(output, targets.flatMap { $0.files } + changes.overlays, console)
    console.watchSignals()
    let setting = GoldenCheck.Setting(
      options: options, update: update, every: every,
      ignoresExpectations: arguments.has(.noExpect), changes: changes,
      isQuiet: arguments.has(.quiet),
      output: output)
    let answers = CheckWork(targets, setting, console, color: arguments[.color])
      .answers(jobs: jobs)
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    if let refusal = answers.lazy.compactMap({ $0.refusal }).first { throw refusal }
    for answer in answers { console.writeMessages(TerminalText(rendered: answer.messages)) }
    let entries = answers.compactMap { $0.entry }
    if entries.isEmpty {
      if targets.contains(where: { $0.scene != nil }) {
        throw CheckTarget.nothing(in: arguments.operands)
      }
      throw CommandFailure(
        exitCode: .input, message: "none of the logs names its scene file",
        hint: "to compare two logs, use uidyn diff")
    }
    return try conclude(entries, output, options, console)
  }

  private static func conclude(
    _ entries: [ReportEntry], _ output: Destination, _ options: ComparisonOptions,
    _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    try options.reporter.write(entries, of: "check", to: output, console)
    if entries.contains(where: { $0.isUnwritten }) { return .output }
    if entries.contains(where: { $0.isStopped }) { return .guarded }
    if entries.contains(where: { $0.verdict == .unreadable }) { return .input }
    return entries.contains(where: { $0.isFailure }) ? .negative : .success
  }
}
