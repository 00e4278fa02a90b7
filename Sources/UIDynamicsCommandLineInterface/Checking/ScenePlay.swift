// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A scene that is played to be compared, or to be recorded.
struct ScenePlay {
  let scene: Scene
  let loading: SceneLoading
  let header: RunHeader
  private let path: String
  private let recipe: PlayRecipe
  private let console: Console

  /// Reads the scene as its log says it was given; what lies in a folder need not be one.
  static func load(
    _ path: String, rule: FileRule = .named, _ recipe: PlayRecipe, keptFrom outputs: [NamedOutput],
    isFromFolder: Bool = false, _ console: Console
  ) throws(CommandFailure) -> SceneLoading {
    try OutputPlaces.check(
      outputs, scenes: [], inputs: [path] + recipe.changes.overlays, console)
    return try SceneInput.load(
      path, rule: rule, recipe.changes, recordings: recipe.ignoresExpectations ? .none : .all,
      keptFrom: outputs, isFromFolder: isFromFolder, advises: false, console)
  }

  init(
    _ path: String, _ loading: SceneLoading, _ recipe: PlayRecipe, logFolder: FilePath?,
    _ console: Console
  ) throws(CommandFailure) {
    (self.path, self.loading, self.recipe, self.console) = (path, loading, recipe, console)
    guard var scene = loading.scene else { throw .invalid(loading) }
    try scene.run.apply(timeLimit: recipe.timeLimit, recipe.changes.limits)
    if recipe.ignoresExpectations { scene.expectations = [] }
    self.scene = scene
    var header = RunHeader(
      scene, loading, RunHeader.Origin(scene: path, recipe.changes, logFolder: logFolder))
    (header.overrides.timeLimit, header.every) = (recipe.timeLimit, recipe.every)
    self.header = header
  }

  /// The command that plays it, and says of what is expected what did not come true.
  var command: String {
    ShellWord.line(["uidyn", "run", path] + recipe.words + ["-o", "/dev/null"])
  }

  /// The operands of `render` that show it beside its golden, which may be too far away to name the scene.
  func pair(_ golden: String, _ candidate: String) -> [String] {
    FilePath(path).directory == FilePath(golden).directory
      ? [golden, candidate] : [golden, path] + recipe.words
  }

  /// What a comparison knows of the run before it begins.
  var side: ComparedSide {
    var side = header
    // Every tick is there, however few a log would hold.
    side.every = 1
    return ComparedSide(
      name: path, header: side,
      columns: Column.defaultColumns.filter { !$0.belongsToTick && $0 != .item }
    )
  }

  /// How a run ended, and what there is to say where a guard stopped it.
  struct End {
    var summary: RunSummary
    var stop: [String] = []
    var stopPlace: ReportPlace?

    /// Whether it may become a golden.
    var isFit: Bool { summary.meetsExpectations && summary.stop == nil }
  }

  /// Plays, and delivers every tick.
  private func play(
    _ deliver: (Frame, [EventRecord]) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> End {
    let runner = try Runner.staged { () throws(StageFault) in
      try Runner(scene, includesStateHash: true)
    }
    let outcome = try runner.run(
      shouldStop: { console.pendingSignal() != nil }, deliver: deliver)
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    var end = End(summary: RunSummary(outcome, of: scene, named: path))
    if let failure = CommandFailure.guarded(
      outcome.ending, outcome.reason, place: { loading.place(of: $0) })
    {
      end.stop = [failure.placed]
      end.stopPlace = failure.place?.reported
      if let hint = failure.hint { end.stop.append("hint: \(hint)") }
    }
    return end
  }

  /// Plays, and writes the log to a file, which appears when it is whole and wanted.
  @discardableResult
  func record(
    to path: String, _ rule: FileRule, if isWanted: (End) -> Bool = { _ in true }
  ) throws(CommandFailure) -> End {
    let channel = try OutputChannel(.file(path), rule: rule, console)
    let log = RunLog(channel, header)
    let end = try play { (frame, events) throws(CommandFailure) in
      try log.write(frame, after: events)
    }
    log.end(end.summary)
    if isWanted(end) { try OutputChannel.complete([channel]) }
    return end
  }

  /// The whole log in memory.
  func recorded() throws(CommandFailure) -> [UInt8] {
    var kept = KeptRows(scene.limits)
    var writer = LogWriter(items: header.items, every: header.every)
    var buffer = ByteBuffer()
    writer.begin(header, to: &buffer)
    let end = try play { (frame, events) throws(CommandFailure) in
      try kept.add(frame.states.count)
      writer.write(frame, after: events, to: &buffer)
    }
    writer.end(end.summary, to: &buffer)
    return buffer.bytes
  }

  /// Plays, and compares with what was recorded.
  func compare(
    with reader: TrajectoryReader, _ rules: ComparisonRules
  ) throws(CommandFailure) -> ComparisonOutcome {
    var record = TickRecord()
    let comparison = try reporting { () throws(RecordFault) in
      try MotionComparison(reader, side, rules)
    }
    let end = try play { (frame, events) throws(CommandFailure) in
      record.take(frame, events)
      let digest = TickDigest(tick: frame.tick, value: frame.digest)
      try reporting { () throws(RecordFault) in
        try comparison.take(record, ids: header.items, digests: [digest])
      }
    }
    var result = try reporting { () throws(RecordFault) in try comparison.finish(end.summary) }
    (result.stop, result.stopPlace) = (end.stop, end.stopPlace)
    return result
  }
}

/// What a scene is given to be played as a log says it was.
struct PlayRecipe {
  var changes: SceneChanges
  var timeLimit: Double?
  /// Frames of every so many ticks go into a log.
  var every = 1
  var ignoresExpectations = false

  init(_ changes: SceneChanges) { self.changes = changes }

  /// The options that ask for it again.
  var words: [String] { changes.words(timeLimit: timeLimit) }

  /// The settings in the header of a log in a folder.
  ///
  /// A log may lower limits and not raise them; `allowed` has those of the command line.
  init(
    _ header: RunHeader, in folder: FilePath, _ rule: FileRule, allowed: SceneLimits = .default
  ) {
    var limits = allowed
    for member in header.overrides.limits {
      guard let limit = SceneLimit(rawValue: member.key), case .number(let value) = member.value,
        let value = Int(exactly: value)
      else { continue }
      limits[limit] = min(value, allowed[limit])
    }
    changes = SceneChanges(
      limits: limits,
      overlays: header.overrides.merge.map {
        $0.hasPrefix("/") ? $0 : folder.appending($0).text
      },
      settings: header.overrides.parameters.map {
        SceneSetting(name: $0.key, text: $0.value.shown)
      })
    changes.rule = rule
    (timeLimit, every) = (header.overrides.timeLimit, header.every)
  }
}
