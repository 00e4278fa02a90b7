// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct RunCommand {
  private let options: RunOptions
  private let console: Console
  private let messages: Messages

  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let options = try RunOptions(arguments)
    try OutputConflicts.check(
      options.destinations.outputs, scenes: [options.scene], inputs: options.changes.overlays,
      console)
    try RowFormat.check(arguments)
    return try RunCommand(options: options, console: console, messages: messages).perform()
  }

  private func perform() throws(CommandFailure) -> ExitCode {
    let loading = try SceneInput.load(
      options.scene, options.changes, columns: options.columns.expressions,
      recordings: options.ignoresExpectations ? .none : .all,
      keptFrom: options.destinations.outputs, advises: !messages.isQuiet, console)
    messages.show(loading)
    guard var scene = loading.scene else { return .input }
    if options.ignoresExpectations { scene.expectations = [] }
    try scene.run.apply(timeLimit: options.timeLimit, options.changes.limits)
    let layout = try options.layout(for: scene)
    let runner = try runner(for: scene, layout)

    console.watchSignals()
    let outputs = try RunOutputs(options.destinations, console)
    let progress = Progress(console, isQuiet: options.isQuiet)
    let log = outputs.log.map { RunLog($0, header(scene, loading)) }
    var tickCount = 0
    let outcome = try play(
      runner, RowWriter(layout, options.format, isWide: options.isWide), outputs, log,
      progress, scene.run.timeLimit, &tickCount)
    let warnings = report(outcome, after: loading)
    // Complete rows are flushed; incomplete files never appear.
    if let signal = console.pendingSignal() {
      try outputs.rows.drain()
      throw .ended(by: .signal(signal))
    }
    lazy var summary = RunSummary(outcome, of: scene, named: options.scene)
    try outputs.complete(summary, log)
    if console.isTerminal(.messages) && options.destinations.rows != .standardOutput {
      let rows = tickCount * (options.isWide ? 1 : layout.ids.count)
      messages.remark(summary.endReport(rows: rows))
    }
    for expectation in outcome.expectations where !expectation.passed && !expectation.isUnchecked {
      messages.report(expectation)
    }
    let code = try Self.verdict(
      on: outcome.ending, outcome.reason, outcome.expectations,
      requiresStasis: options.requiresStasis, location: loading.location)
    if options.changes.isStrict && warnings > 0 {
      throw CommandFailure(
        exitCode: .negative,
        message: "\(Sentence.count(warnings, "warnings")) in the run, rejected by --strict")
    }
    return code
  }

  /// Reports the warnings of a run and returns their number.
  private func report(_ outcome: RunOutcome, after loading: SceneLoading) -> Int {
    let count = messages.show(outcome.warnings, after: loading) + warnOfNoRows(outcome.frame.time)
    for gap in outcome.gaps { messages.warn(gap.sentence) }
    return count + outcome.gaps.count
  }

  private func warnOfNoRows(_ end: Double) -> Int {
    if options.filter.admits(time: end) || options.filter.from < end { return 0 }
    messages.warn(
      "--from \(NumberText.text(of: options.filter.from)) is after the run ends, at"
        + " \(NumberText.text(of: end)) s: no rows")
    return 1
  }

  private func runner(for scene: Scene, _ layout: RowLayout) throws(CommandFailure) -> Runner {
    try Runner.staged { () throws(StageFault) in
      try Runner(
        scene, includesExtent: layout.columns.contains(where: { $0.needsExtent }),
        includesStateHash: options.destinations.log != nil, includesEvents: options.includesEvents)
    }
  }

  private func header(_ scene: Scene, _ loading: SceneLoading) -> RunHeader {
    let folder: FilePath? =
      switch options.destinations.log {
      case .file(let path)?: FilePath(path).directory
      case .standardOutput?, nil: nil
      }
    var header = RunHeader(
      scene, loading, RunHeader.Origin(scene: options.scene, options.changes, logFolder: folder))
    header.overrides.timeLimit = options.timeLimit
    header.every = options.filter.every
    return header
  }

  private func play(
    _ runner: consuming Runner, _ writer: RowWriter, _ outputs: RunOutputs,
    _ log: RunLog?, _ progress: consuming Progress, _ timeLimit: Double,
    _ tickCount: inout Int
  ) throws(CommandFailure) -> RunOutcome {
    defer { progress.finish() }
    let rows = outputs.rows
    var writer = writer
    writer.begin(&rows.buffer)
    var (lastTick, isShown) = (Int?.none, false)
    let outcome = try runner.run(shouldStop: { console.pendingSignal() != nil }) {
      (frame, events) throws(CommandFailure) in
      isShown = true
      if options.filter.admits(tick: frame.tick, time: frame.time) {
        writer.write(frame, to: &rows.buffer)
        lastTick = frame.tick
        try rows.drainIfFull()
        tickCount += 1
      }
      try outputs.write(events)
      try log?.write(frame, after: events)
      progress.update(time: frame.time, of: timeLimit)
    }
    // With `--every N`, the last row is always written, except for a run that ends before its first tick.
    if isShown, lastTick != outcome.frame.tick, options.filter.admits(time: outcome.frame.time) {
      writer.write(outcome.frame, to: &rows.buffer)
      tickCount += 1
    }
    return outcome
  }

  static func verdict(
    on ending: RunEnding, _ reason: String, _ expectations: [RunSummary.Expectation] = [],
    requiresStasis: Bool, location: (ScenePart) -> SceneLocation? = { _ in nil }
  ) throws(CommandFailure) -> ExitCode {
    if let failure = CommandFailure.guarded(ending, reason, expectations, location: location) {
      throw failure
    }
    let failures = expectations.count { !$0.passed }
    if failures > 0 {
      throw CommandFailure(
        exitCode: .negative,
        message: expectations.count == 1
          ? "the expectation failed"
          : "\(failures) of \(expectations.count) expectations failed")
    }
    if requiresStasis && ending != .stasis {
      throw CommandFailure(
        exitCode: .negative, message: "the scene is not at rest at the end: \(reason)")
    }
    return .success
  }
}

extension CommandFailure {
  static func guarded(
    _ ending: RunEnding, _ reason: String, _ expectations: [RunSummary.Expectation] = [],
    location: (ScenePart) -> SceneLocation?
  ) -> CommandFailure? {
    guard ending.status == .guard else { return nil }
    let open = expectations.count { $0.isUnchecked }
    let rest = open == 0 ? "" : "; \(Sentence.count(open, "expectations")) not checked"
    var failure = CommandFailure(
      exitCode: .guarded, message: RunSummary.sentence(ofStop: reason) + rest)
    if case .fault(let fault) = ending {
      (failure.location, failure.hint) = (fault.part.flatMap(location), fault.hint)
    }
    return failure
  }
}

extension ColumnGap {
  fileprivate var sentence: String {
    let times = count == 1 ? "once" : "\(count) times"
    return "the column \(inQuotes(column)) has no value \(times), first at tick \(tick): \(reason)"
  }
}
