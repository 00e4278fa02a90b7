// SPDX-License-Identifier: MIT

internal import SceneFormat
internal import SceneRunner
internal import Trajectory

/// `uidyn run SCENE`: loads, plays, writes.
struct RunCommand {
  private let options: RunOptions
  private let console: Console
  private let messages: Messages

  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let options = try RunOptions(arguments)
    try OutputPlaces.check(options, console)
    return try RunCommand(options: options, console: console, messages: messages).perform()
  }

  private func perform() throws(CommandFailure) -> ExitCode {
    let loading = try SceneInput.load(options.scene, options.changes, console)
    messages.show(loading)
    guard var scene = loading.scene else { return .input }
    try options.apply(to: &scene.run)
    if options.ignoresExpectations { scene.expectations = [] }
    let layout = try options.layout(for: scene)
    let runner = try runner(for: scene, layout)

    console.watchSignals()
    let outputs = try RunOutputs(options, console)
    let progress = Progress(console, timeLimit: scene.run.timeLimit, isQuiet: options.isQuiet)
    let log = outputs.log.map { RunLog($0, RunHeader(scene, loading.source)) }
    let outcome = try play(runner, options.writer(layout), outputs, log, progress)
    messages.show(outcome.warnings, behind: loading)
    warnOfNoRows(outcome.frame.time)
    // The rows so far are whole and may go out; a file that is not whole never appears.
    if let signal = console.pendingSignal() {
      try outputs.rows.drain()
      throw .ended(by: .signal(signal))
    }
    let summary = RunSummary(outcome, of: scene, named: options.scene)
    if let channel = outputs.summary { SummaryWriter.write(summary, to: &channel.buffer) }
    log?.end(summary)
    try outputs.complete()
    for expectation in summary.expectations where !expectation.passed {
      messages.report(expectation)
    }
    return try Self.verdict(
      on: outcome.ending, outcome.reason, outcome.expectations,
      requiresStasis: options.requiresStasis, place: loading.place)
  }

  private func warnOfNoRows(_ end: Double) {
    if options.filter.admits(time: end) || options.filter.from < end { return }
    messages.warn(
      "--from \(NumberText.text(of: options.filter.from)) lies behind the end of the run, at"
        + " \(NumberText.text(of: end)) s: there are no rows")
  }

  private func runner(for scene: Scene, _ layout: RowLayout) throws(CommandFailure) -> Runner {
    do throws(StageFault) {
      return try Runner(scene, includesExtent: layout.columns.contains(where: \.needsExtent))
    } catch {
      throw CommandFailure(exitCode: .internalError, message: "internal error: \(error.message)")
    }
  }

  private func play(
    _ runner: consuming Runner, _ writer: consuming any TrajectoryWriter, _ outputs: RunOutputs,
    _ log: RunLog?, _ progress: consuming Progress
  ) throws(CommandFailure) -> RunOutcome {
    defer { progress.finish() }
    let rows = outputs.rows
    writer.begin(&rows.buffer)
    var lastTick: Int?
    let outcome = try runner.run(shouldStop: { console.pendingSignal() != nil }) {
      (frame, events) throws(CommandFailure) in
      if options.filter.admits(tick: frame.tick, time: frame.time) {
        writer.write(frame, to: &rows.buffer)
        lastTick = frame.tick
        try rows.drainIfFull()
      }
      if let channel = outputs.events {
        for event in events { EventWriter.write(event, to: &channel.buffer) }
        try channel.drainIfFull()
      }
      try log?.write(frame, after: events)
      progress.update(time: frame.time)
    }
    // How it ends belongs to the rows of every Nth tick, whatever its number.
    if lastTick != outcome.frame.tick, options.filter.admits(time: outcome.frame.time) {
      writer.write(outcome.frame, to: &rows.buffer)
    }
    return outcome
  }

  /// What the exit code says about a run that was written completely.
  static func verdict(
    on ending: RunEnding, _ reason: String, _ expectations: [RunSummary.Expectation] = [],
    requiresStasis: Bool, place: (ScenePart) -> ScenePlace? = { _ in nil }
  ) throws(CommandFailure) -> ExitCode {
    if ending.status == .guard {
      var failure = CommandFailure(exitCode: .guarded, message: "the run was stopped: \(reason)")
      if case .fault(let fault) = ending {
        (failure.place, failure.hint) = (fault.part.flatMap(place), fault.hint)
      }
      throw failure
    }
    let failures = expectations.count { !$0.passed }
    if failures > 0 {
      throw CommandFailure(
        exitCode: .negative,
        message: "\(failures) of \(expectations.count) expectations did not come true")
    }
    if requiresStasis && ending != .stasis {
      throw CommandFailure(
        exitCode: .negative, message: "the scene did not come to rest: \(reason)")
    }
    return .success
  }
}

extension RunSummary {
  fileprivate init(_ outcome: RunOutcome, of scene: Scene, named path: String) {
    self.init(
      scene: FilePath(path).name, parameters: scene.parameterRecord,
      status: outcome.ending.status, reason: outcome.reason,
      ticks: outcome.frame.tick, time: outcome.frame.time, elapsedTime: outcome.elapsedTime,
      items: zip(zip(outcome.ids, outcome.frame.states), outcome.settleTimes).map {
        Item(id: $0.0, state: $0.1, settleTime: $1)
      },
      contacts: outcome.contacts, expectations: outcome.expectations,
      stateHash: outcome.stateHash, numericsID: Runner.numericsID, version: ToolVersion.current)
  }
}

extension RunHeader {
  fileprivate init(_ scene: Scene, _ source: SourceText) {
    self.init(
      scene: FilePath(source.name).name, sceneHash: Self.digest(of: source.bytes),
      title: scene.title, description: scene.description, parameters: scene.parameterRecord,
      seed: scene.run.seed, ticksPerSecond: scene.run.ticksPerSecond,
      profile: scene.run.profile.rawValue, items: scene.itemIDs, numericsID: Runner.numericsID,
      version: ToolVersion.current)
  }
}
