// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct FitCommand {
  static let runsPerParameter = 200
  /// With more parameters, other methods find better values in the same number of runs.
  private static let mostParameters = 6

  private let options: FitOptions
  private let scene: CaseScene
  private let parameters: [FitParameter]
  private let measure: CaseMeasure?
  private let console: Console
  private let messages: Messages

  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let options = try FitOptions(arguments)
    let outputs = [
      NamedOutput("the report", .standardOutput), NamedOutput("-o", options.patch),
      NamedOutput("--summary", options.summary),
    ]
    try OutputConflicts.check(
      outputs, scenes: [options.scene], inputs: options.changes.overlays, console)
    guard
      let scene = try CaseScene(
        options.scene, options.changes, timeLimit: options.timeLimit, keptFrom: outputs, console,
        messages)
    else { return .input }
    let scope = FitScope(try options.parameters(of: scene), of: scene)
    try scope.tell(messages)
    let parameters = scope.parameters
    var measure: CaseMeasure?
    if let text = options.minimized {
      measure = try CaseMeasure(text, of: "--minimize", SweepTable(scene.scene, metrics: []))
    }
    let command = FitCommand(
      options: options, scene: scene, parameters: parameters, measure: measure,
      console: console, messages: messages)
    return try command.perform()
  }

  private func perform() throws(CommandFailure) -> ExitCode {
    try check()
    console.watchSignals()
    let patch = try OutputChannel.open(options.patch, console)
    let summary = try OutputChannel.open(options.summary, console)
    let report = try search()
    let output = try OutputChannel(.standardOutput, console)
    output.show(TerminalText(page: report.text))
    if let patch { FitRecords.patch(report, to: &patch.buffer) }
    if let summary { FitRecords.summary(report, to: &summary.buffer) }
    try OutputChannel.complete([output, patch, summary].compactMap { $0 })
    return report.isDone ? .success : .negative
  }

  private func check() throws(CommandFailure) {
    if scene.scene.expectations.isEmpty, measure == nil {
      throw .usage(
        "the scene has no expectations",
        hint:
          "add \"expect\" to the scene, such as { \"at\": \"end\", \"that\": \"card.center.y < 300\" }"
      )
    }
    if parameters.count > Self.mostParameters {
      messages.warn(
        "\(parameters.count) parameters may be too many for this search; docs/fit.md describes alternatives"
      )
    }
  }

  private func search() throws(CommandFailure) -> FitReport {
    let player = FitPlayer(
      scene, parameters, minimizing: measure, jobs: options.jobs, console)
    var progress = Progress(console, isQuiet: options.isQuiet)
    var lowest: Double?
    let fit = Fit(
      player, parameters,
      budget: options.budget ?? Self.runsPerParameter * parameters.count
    ) { number, run in
      lowest = [lowest, run.evaluation.knownCost].compactMap { $0 }.min()
      let cost = lowest.map { ", cost \(NumberText.text(of: Float($0)))" } ?? ""
      progress.update("\(Sentence.count(number, "runs"))\(cost)")
    }
    let report = try report(player, fit)
    progress.finish()
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    guard let report else {
      let reason = fit.runs.lazy.compactMap { $0.invalid }.first.map { "; the first error: \($0)" }
      throw CommandFailure(
        exitCode: .guarded, message: "the scene was invalid in every run\(reason ?? "")")
    }
    warnOfPlain(report.before)
    return report
  }

  private func report(_ player: FitPlayer, _ fit: Fit) throws(CommandFailure) -> FitReport? {
    let start = parameters.map { scene.parameter($0.name)?.value.number ?? $0.start }
    guard let before = player.run(start) else { return nil }
    // No parameter value can fix different clocks.
    if let apart = before.apart {
      throw CommandFailure(
        exitCode: .input, message: apart, hint: "docs/match.md explains the times of recordings")
    }
    guard let found = fit.search(from: before),
      let indifference = fit.indifference(around: found.values)
    else { return nil }
    return FitReport(
      fit: fit, before: before, found: found, indifference: indifference,
      uncertainty: fit.uncertainty(), minimized: options.minimized,
      reproduce: options.changes.line(
        running: options.scene, timeLimit: options.timeLimit, player.settings(found.values)),
      settings: scene.scene.parameterRecord.filter { member in
        options.changes.settings.contains { $0.name == member.key }
      })
  }

  /// Boolean conditions give the search no gradient.
  private func warnOfPlain(_ run: FitRun) {
    for expectation in run.expectations where expectation.margin?.sense == .sign {
      messages.warn(
        "\(inQuotes(expectation.text)) is true or false, which gives the search no gradient; compare numbers instead"
      )
    }
  }
}
