// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct PlotCommand {
  private let arguments: Arguments
  private let console: Console
  private let messages: Messages

  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    try PlotCommand(arguments: arguments, console: console, messages: messages).perform()
  }

  private func perform() throws(CommandFailure) -> ExitCode {
    let input = try arguments.runInputs([arguments.operands[0]], console)[0]
    let series = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["each.y"]
    // Accepts the options of `uidyn run`, although only these columns are drawn.
    let options = try RunOptions(arguments)
    let destination = Destination(arguments[.output] ?? "-")
    if let name = arguments[.output], let end = RowFormat.ending(of: name), end != "txt" {
      throw .usage(
        "\(inQuotes(name)) does not end in .txt, but a plot is text",
        hint: "for .svg or .html, use uidyn render")
    }
    try OutputConflicts.check(destination, [options.scene] + options.changes.overlays, console)
    if input.isScene { return try play(series, options, to: destination, input.console) }
    let plot = try RecordedPlot.read(
      arguments.operands[0], series, items: options.items, options.filter, options.changes.limits,
      input.console, messages)
    try write(plot, to: destination)
    return .success
  }

  // MARK: Scenes

  private func play(
    _ series: [String], _ options: RunOptions, to destination: Destination, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let columns = series.map {
      SceneColumnText(name: $0, text: ItemNumber($0)?.expression ?? $0, isLine: true)
    }
    let loading = try SceneInput.load(
      options.scene, options.changes, columns: columns, as: "plot", recordings: .none,
      keptFrom: [NamedOutput("the output", destination)], advises: !messages.isQuiet, console)
    messages.show(loading)
    guard var scene = loading.scene else { return .input }
    try scene.run.apply(timeLimit: options.timeLimit, options.changes.limits)
    scene.expectations = []
    console.watchSignals()
    let (plot, outcome) = try lines(of: scene, options)
    messages.show(outcome.warnings, after: loading)
    try write(plot, to: destination)
    return try RunCommand.verdict(
      on: outcome.ending, outcome.reason, requiresStasis: false, location: loading.location)
  }

  private func lines(
    of scene: Scene, _ options: RunOptions
  ) throws(CommandFailure) -> (Plot, RunOutcome) {
    let items = try options.layout(for: scene).indices
    var recorder = ScenePlot(scene, items: items, filter: options.filter)
    let runner = try Runner.staged { () throws(StageFault) in
      try Runner(scene, includesExtent: recorder.needsExtent)
    }
    var kept = KeptRows(scene.limits)
    let outcome = try runner.run(shouldStop: { console.pendingSignal() != nil }) {
      (frame, _) throws(CommandFailure) in
      if options.filter.admits(time: frame.time) { try kept.add(recorder.plot.lines.count) }
      recorder.append(frame)
    }
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    return (recorder.plot, outcome)
  }

  // MARK: Drawing

  private func write(_ plot: Plot, to destination: Destination) throws(CommandFailure) {
    let (most, times) = (LineChart.mostColors, plot.times)
    var lines = plot.lines
    func drop(_ isDropped: (PlottedLine) -> Bool) {
      lines = lines.allSatisfy(isDropped) ? lines : lines.filter { !isDropped($0) }
    }
    if arguments.operands.count == 1, !arguments.has(.items) { drop { $0.isFlat } }
    if lines.count > most { drop { $0.isEmpty } }
    if lines.count > most {
      messages.remark("drew \(most) of \(lines.count) lines; use --items to choose")
    }
    let channel = try OutputChannel(destination, console)
    if times.isEmpty {
      messages.warn("no ticks between --from and --to")
    } else {
      let size = console.plotSize(isFile: destination != .standardOutput)
      channel.show(
        LineChart(
          lines: Array(lines.prefix(most)), times: times, columns: size.columns, rows: size.rows,
          isColored: console.isColored(
            destination == .standardOutput ? .output : nil, arguments[.color])
        ).text)
    }
    try OutputChannel.complete([channel])
  }
}

extension Console {
  fileprivate func plotSize(isFile: Bool) -> (columns: Int, rows: Int) {
    let usual = (columns: 80, rows: 20)
    let given = environment("COLUMNS").flatMap(Arguments.wholeNumber)
    let size = isFile || !isTerminal(.output) ? nil : terminalSize()
    let columns = size?.columns ?? given ?? usual.columns
    // Leaves room for legend, time axis and prompt.
    let rows = min(usual.rows, (size?.rows ?? usual.rows + 6) - 6)
    return (
      min(max(columns, LineChart.leastColumns), 1000), max(rows, LineChart.leastRows)
    )
  }
}
