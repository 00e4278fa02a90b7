// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// `uidyn plot SCENE item.y…`: numbers of a run over time, drawn into the terminal.
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
    // The options of a run hold for its rows, of which nothing is seen but these columns.
    var options = try RunOptions(arguments)
    let series = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["each.y"]
    let columns = series.map { SceneColumnText(name: $0, text: Self.expression($0)) }
    let loading = try SceneInput.load(
      arguments.operands[0], options.changes, columns: columns, as: "plot", console)
    messages.show(loading)
    guard var scene = loading.scene else { return .input }
    try scene.run.apply(timeLimit: options.timeLimit, options.changes.limits)
    options.rows = Destination(arguments[.output] ?? "-")
    scene.expectations = []
    for column in scene.columns where column.expression.type == .string {
      throw .usage("plot: \(inQuotes(column.name)) is a text, and a line needs numbers")
    }
    console.watchSignals()
    let (lines, times, outcome) = try play(scene, options)
    messages.show(outcome.warnings, behind: loading)
    try write(lines, times, options.rows)
    return try RunCommand.verdict(
      on: outcome.ending, outcome.reason, requiresStasis: false, place: loading.place)
  }

  /// `card-1.y` means what `` `card-1`.y `` does: who subtracts leaves spaces.
  private static func expression(_ text: String) -> String {
    guard let point = text.firstIndex(of: "."), !text.contains(" ") else { return text }
    let (id, path) = (text[..<point], text[text.index(after: point)...])
    let isID = id.contains("-") && SceneColumnText.isName(String(id).replacing("-", with: "_"))
    return isID && ItemValueName.columns(of: String(path)) != nil ? "`\(id)`.\(path)" : text
  }

  // MARK: The lines

  private func play(
    _ scene: Scene, _ options: RunOptions
  ) throws(CommandFailure) -> ([PlottedLine], [Double], RunOutcome) {
    let layout = try options.layout(for: scene)
    var recorder = PlotRecorder(scene, layout.places)
    var times: [Double] = []
    let runner = try Runner.staged { () throws(StageFault) in try Runner(scene) }
    let outcome = try runner.run(shouldStop: { console.pendingSignal() != nil }) {
      (frame, _) throws(CommandFailure) in
      guard options.filter.admits(time: frame.time) else { return }
      times.append(frame.time)
      recorder.take(frame)
    }
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    return (recorder.lines, times, outcome)
  }

  private func write(
    _ lines: [PlottedLine], _ times: [Double], _ place: Destination
  ) throws(CommandFailure) {
    let most = LineChart.mostColors
    if lines.count > most {
      messages.remark("\(most) of \(lines.count) lines are drawn; --items chooses the items")
    }
    let channel = try OutputChannel(place, console)
    if times.isEmpty {
      messages.warn("there is no tick between --from and --to")
    } else {
      let size = console.plotSize(isFile: place != .standardOutput)
      channel.buffer.append(
        LineChart(
          lines: Array(lines.prefix(most)), times: times, columns: size.columns, rows: size.rows,
          isColored: console.isColored(place == .standardOutput ? .output : nil, arguments[.color])
        ).text)
    }
    try OutputChannel.complete([channel])
  }

}

/// Collects the columns of a scene as lines: one for the tick, or one for each item.
private struct PlotRecorder {
  private(set) var lines: [PlottedLine] = []
  private let sources: [(column: Int, item: Int)]

  init(_ scene: Scene, _ items: [Int]) {
    let ids = scene.itemIDs
    var sources: [(column: Int, item: Int)] = []
    for (place, column) in scene.columns.enumerated() {
      for item in column.belongsToItem ? items : [0] {
        sources.append((place, item))
        let name = column.name.hasPrefix("each.") ? "\(ids[item])\(column.name.dropFirst(4))" : nil
        lines.append(
          PlottedLine(
            name ?? (column.belongsToItem ? "\(column.name) (\(ids[item]))" : column.name)))
      }
    }
    self.sources = sources
  }

  mutating func take(_ frame: Frame) {
    for (line, source) in sources.enumerated() {
      lines[line].append(frame.computed[source.column][source.item]?.number ?? .nan)
    }
  }
}

extension Console {
  /// How large a picture may be: the terminal's size, what COLUMNS says, or 80 by 20.
  fileprivate func plotSize(isFile: Bool) -> (columns: Int, rows: Int) {
    let usual = (columns: 80, rows: 20)
    let said = environment("COLUMNS").flatMap(Arguments.wholeNumber)
    let size = isFile || !isTerminal(.output) ? nil : terminalSize()
    let columns = size?.columns ?? said ?? usual.columns
    // Words above, times below, and the line of the next prompt.
    let rows = min(usual.rows, (size?.rows ?? usual.rows + 6) - 6)
    return (
      min(max(columns, LineChart.leastColumns), 1000), max(rows, LineChart.leastRows)
    )
  }
}
