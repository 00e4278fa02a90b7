// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct SweepCommand {
  private let options: SweepOptions
  private let scene: CaseScene
  private let table: SweepTable
  private let writer: CaseWriter
  private let console: Console
  private let messages: Messages

  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let options = try SweepOptions(arguments)
    let outputs = [NamedOutput("the lines", options.output)]
    try OutputConflicts.check(
      outputs, scenes: [options.scene],
      inputs: options.changes.overlays + (options.cases.map { [$0] } ?? []), console)
    guard
      let scene = try CaseScene(
        options.scene, options.changes, timeLimit: options.timeLimit, keptFrom: outputs, console,
        messages)
    else { return .input }
    let source = try CaseSource(options, scene, console)
    for list in options.lists {
      if let remark = list.remark { messages.warn("--vary \(list.name): \(remark)") }
    }
    let metrics = try options.metrics.map { metric throws(CommandFailure) in
      (name: metric.name, type: try type(of: metric, in: scene))
    }
    let table = SweepTable(scene.scene, metrics: metrics)
    guard let format = options.format else {
      console.watchSignals()
      try SweepPage(options: options, scene: scene, table: table, console: console).write(source)
      return .success
    }
    if options.isPlan { return try showPlan(source, options, format, table, console) }
    let command = SweepCommand(
      options: options, scene: scene, table: table,
      writer: CaseWriter(table.columns, format), console: console, messages: messages)
    return try command.perform(source)
  }

  private static func type(
    of metric: SweepOptions.Metric, in scene: CaseScene
  ) throws(CommandFailure) -> ExpressionType {
    if SweepTable.isTaken(metric.name, in: scene.scene) {
      throw .usage("\(inQuotes(metric.name)) is already a column")
    }
    do throws(SceneOverrideFault) {
      return try scene.variations.scene(with: [], [metric.text]).expressions[0].type
    } catch {
      throw .usage("--metric \(metric.name): \(error.message)", hint: error.hint)
    }
  }

  private func perform(_ source: CaseSource) throws(CommandFailure) -> ExitCode {
    var best: BestCase?
    if let text = options.best { best = try BestCase(text, table) }
    console.watchSignals()
    let channel = try OutputChannel(options.output, console)
    writer.begin(&channel.buffer)
    let work = SweepWork(
      scene, table, writer, options, channel, best: best, total: source.count, console)
    let (found, fault) = try work.perform(source, jobs: min(options.jobs, source.count ?? .max))
    // Cases before an invalid line are kept; a file without any case does not appear.
    if fault == nil || work.count > 0 { try OutputChannel.complete([channel]) }
    if let fault { throw kept(fault, count: work.count) }
    return try found.map(show) ?? .success
  }

  /// Adds the number of cases in the file to a fault.
  private func kept(_ fault: CommandFailure, count: Int) -> CommandFailure {
    guard count > 0, case .file(let path) = options.output else { return fault }
    var fault = fault
    fault.hint =
      (fault.hint.map { "\($0); " } ?? "")
      + "\(inQuotes(path)) contains the \(count == 1 ? "case" : "\(Sentence.number(count)) cases") before it"
    return fault
  }

  private static func showPlan(
    _ source: CaseSource, _ options: SweepOptions, _ format: RowFormat,
    _ table: SweepTable, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let channel = try OutputChannel(options.output, console)
    let names = options.lists.map { $0.name }
    let writer = CaseWriter(
      format == .csv ? ["case"] + names.map(table.column) : names, format)
    writer.begin(&channel.buffer)
    while let (next, values) = try source.next() {
      let cells = next.settings.map { CaseCell.value(RecordValue(values[$0.name] ?? .number(0))) }
      writer.write(
        format == .csv ? [.integer(next.number)] + cells : cells, to: &channel.buffer)
      try channel.drainIfFull()
      if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    }
    try OutputChannel.complete([channel])
    return .success
  }

  private func show(_ best: BestCase) throws(CommandFailure) -> ExitCode {
    messages.answer(best.sentence)
    guard let number = best.number else { return .negative }
    if let settings = try settings(ofCase: number) {
      messages.answer(
        options.changes.line(running: options.scene, timeLimit: options.timeLimit, settings))
    }
    return .success
  }

  /// Returns the settings of a case, or `nil` if they came from standard input.
  private func settings(ofCase number: Int) throws(CommandFailure) -> [SceneSetting]? {
    if options.cases == "-" { return nil }
    let source = try CaseSource(options, scene, console)
    while let (next, _) = try source.next() {
      if next.number == number { return next.settings }
    }
    return nil
  }
}
