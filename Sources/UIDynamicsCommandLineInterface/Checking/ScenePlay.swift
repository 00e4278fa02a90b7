// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct ScenePlay {
  let scene: Scene
  let loading: SceneLoading
  let header: RunHeader
  private let path: String
  private let recipe: PlayRecipe
  private let console: Console

  /// Loads a scene with its recipe; a file found in a folder can turn out not to be a scene.
  static func load(
    _ path: String, rule: FileRule = .named, _ recipe: PlayRecipe, keptFrom outputs: [NamedOutput],
    isFromFolder: Bool = false, _ console: Console
  ) throws(CommandFailure) -> SceneLoading {
    try OutputConflicts.check(
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

  /// The command that runs the scene and reports failed expectations.
  var command: String {
    ShellWord.line(["uidyn", "run", path] + recipe.words + ["-o", "/dev/null"])
  }

  /// Returns operands for `render`; a golden in a different folder does not lead to the scene.
  func pair(_ golden: String, _ candidate: String) -> [String] {
    FilePath(path).directory == FilePath(golden).directory
      ? [golden, candidate] : [golden, path] + recipe.words
  }

  var side: ComparedSide {
    var side = header
    side.every = 1
    return ComparedSide(
      name: path, header: side,
      columns: Column.defaultColumns.filter { !$0.belongsToTick && $0 != .item }
    )
  }

  struct End {
    var summary: RunSummary
    var stop: [String] = []
    var stopLocation: ReportLocation?

    var isFit: Bool { summary.meetsExpectations && summary.stop == nil }
  }

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
      outcome.ending, outcome.reason, location: { loading.location(of: $0) })
    {
      end.stop = [failure.fullMessage]
      end.stopLocation = failure.location?.reported
      if let hint = failure.hint { end.stop.append("hint: \(hint)") }
    }
    return end
  }

  /// Runs the scene and writes a log, which appears only if it is complete and wanted.
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

  func compare(
    with reader: TrajectoryReader, _ rules: ComparisonRules
  ) throws(CommandFailure) -> ComparisonOutcome {
    var record = TickRecord()
    let comparison = try reporting { () throws(RecordFault) in
      try MotionComparison(reader, side, rules)
    }
    let end = try play { (frame, events) throws(CommandFailure) in
      record.replace(with: frame, events)
      let digest = TickDigest(tick: frame.tick, value: frame.digest)
      try reporting { () throws(RecordFault) in
        try comparison.compare(record, ids: header.items, digests: [digest])
      }
    }
    var result = try reporting { () throws(RecordFault) in try comparison.finish(end.summary) }
    (result.judgment.stop, result.judgment.location) = (end.stop, end.stopLocation)
    return result
  }
}

struct PlayRecipe {
  var changes: SceneChanges
  var timeLimit: Double?
  var every = 1
  var ignoresExpectations = false

  init(_ changes: SceneChanges) { self.changes = changes }

  var words: [String] { changes.words(timeLimit: timeLimit) }

  /// Creates a recipe from a log's header.
  ///
  /// A log can lower limits but not raise them above `allowed`.
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
