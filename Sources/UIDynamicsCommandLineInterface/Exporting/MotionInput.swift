// SPDX-License-Identifier: MIT

internal import UIDynamicsMotionExport
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct MotionInput {
  let request: ExportRequest
  let input: RunInput
  let messages: Messages

  private var console: Console { input.console }

  func subject() throws(CommandFailure) -> ExportSubject {
    input.isScene ? try played() : try read()
  }

  // MARK: Scenes

  private func played() throws(CommandFailure) -> ExportSubject {
    let loading = try SceneInput.load(
      request.input, request.changes, recordings: .none, isDrawn: request.form.isDrawing,
      keptFrom: [NamedOutput("the output", request.output)], advises: !messages.isQuiet, console)
    messages.show(loading)
    guard var scene = loading.scene else { throw CommandFailure(exitCode: .input) }
    scene.expectations = []
    let chosen = try chosen(scene.itemIDs, of: "the scene", scene.itemIDs(listedAs:))
    let selection = MotionSelection(scene, chosen: chosen)
    let range = try range(in: scene)
    var recorder = MotionRecorder(
      motion(of: scene, selection, from: range.from), indices: selection.indices, filter: range,
      superviews: request.form.isDrawing ? scene.itemLooks.map { $0.parent } : nil)
    let outcome = try play(scene, range, into: &recorder)
    messages.show(outcome.warnings, after: loading)
    if !request.form.isBehavior, scene.scrolls {
      messages.warn(
        "the collection view scrolls; the motion is exported in content coordinates")
    }
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    if outcome.ending.status == .guard { throw guarded(outcome.reason, at: outcome.frame.time) }
    let motion = trimmed(recorder.recorded(reason: outcome.reason))
    try check(motion, among: scene.itemIDs)
    var subject = ExportSubject(motion: motion, options: request.options, scene: scene) {
      loading.location(of: $0)?.pointer
    }
    if request.form == .web, !request.options.isSmall {
      subject.module = try module(of: scene, loading)
    }
    return subject
  }

  /// The times to export; `--from release` and springs start when the last stroke ends.
  private func range(in scene: Scene?) throws(CommandFailure) -> RowFilter {
    if request.startsAtRelease == false { return request.filter }
    let ends = (scene?.gestures ?? []).flatMap { gesture in
      gesture.touches.indices.filter { gesture.end(after: $0) != nil }
        .map { gesture.touches[$0].time }
    }
    guard let last = ends.filter({ $0 < request.filter.to }).max() else {
      if request.startsAtRelease == nil { return request.filter }
      throw .usage(
        "--from release needs a stroke that ends", hint: "use a time in seconds: --from 0.5")
    }
    var range = request.filter
    range.from = last
    return range
  }

  private func motion(
    of scene: Scene, _ selection: MotionSelection, from start: Double
  ) -> Motion {
    var motion = Motion(
      scene: FilePath(request.input == "-" ? "<stdin>" : request.input).name,
      version: ToolVersion.current, numericsID: Runner.numericsID,
      ticksPerSecond: scene.run.ticksPerSecond, items: selection.items, canvas: scene.canvas)
    motion.title = scene.title
    motion.beginsHeld = scene.isHeld(at: start)
    return motion
  }

  private func play(
    _ scene: Scene, _ range: RowFilter, into recorder: inout MotionRecorder
  ) throws(CommandFailure) -> RunOutcome {
    let runner = try Runner.staged { () throws(StageFault) in try Runner(scene) }
    console.watchSignals()
    let clock = Clock()
    let end = range.to
    var kept = KeptRows(scene.limits)
    return try runner.run(shouldStop: { clock.time >= end || console.pendingSignal() != nil }) {
      (frame, events) throws(CommandFailure) in
      clock.time = frame.time
      if range.admits(time: frame.time) { try kept.add(frame.states.count) }
      recorder.append(frame, events)
    }
  }

  private final class Clock {
    var time = 0.0
  }

  // MARK: Logs

  private func read() throws(CommandFailure) -> ExportSubject {
    let reader = try RecordInput.open(request.input, console)
    guard let header = reader.header else {
      throw CommandFailure(
        exitCode: .input,
        message: "\(reader.file) contains rows but no log header",
        hint: "export the scene, or record a log: uidyn run SCENE --log x.log")
    }
    try check(header)
    let scene = self.scene(of: header)
    if request.form.isDrawing, scene?.movesViews == true { throw movedViews(header) }
    let chosen = try chosen(header.items, of: "the log") { text in
      // Without its scene, a log does not know which items are copies.
      scene?.itemIDs(listedAs: text) ?? SceneIDPattern.ids(listedAs: text, among: header.items)
    }
    let selection = scene.map { MotionSelection($0, chosen: chosen) }
    let items =
      selection?.items
      ?? header.items.filter { chosen?.contains($0) ?? true }.map {
        MotionItem(id: $0, shape: .rectangle, superview: nil, isChosen: true)
      }
    var motion = Motion(
      scene: header.scene.name, version: header.engine.version,
      numericsID: header.engine.numericsID,
      ticksPerSecond: header.ticksPerSecond, items: items, canvas: scene?.canvas)
    motion.title = header.scene.title
    let range = try range(in: scene)
    motion.beginsHeld = scene?.isHeld(at: range.from) ?? false
    let numbers = Dictionary(
      zip(header.items, header.items.indices), uniquingKeysWith: { first, _ in first })
    let indices = selection?.indices ?? items.compactMap { numbers[$0.id] }
    let recorded = try read(
      reader, into: MotionRecorder(motion, indices: indices, filter: range))
    try check(recorded, among: header.items)
    return ExportSubject(motion: recorded, options: request.options, scene: nil)
  }

  private func read(
    _ reader: TrajectoryReader, into start: MotionRecorder
  ) throws(CommandFailure) -> Motion {
    var (recorder, time) = (start, 0.0)
    var kept = KeptRows(request.changes.limits)
    try reporting { () throws(RecordFault) in
      try reader.forEachTick { (record, _) throws(RecordFault) in
        time = record.time
        try kept.add(reader.ids.count, from: reader.file)
        recorder.append(record, columns: reader.columns)
      }
    }
    if let summary = reader.summary, summary.status == .guard, time < request.filter.to {
      throw guarded(summary.reason, at: time)
    }
    return trimmed(recorder.recorded(reason: reader.summary?.reason ?? ""))
  }

  private func trimmed(_ motion: Motion) -> Motion { request.trims ? motion.trimmed() : motion }

  /// Rows use superview coordinates and do not record changes of superviews.
  private func movedViews(_ header: RunHeader) -> CommandFailure {
    CommandFailure(
      exitCode: .input,
      message:
        "\(inQuotes(request.input)) does not record changes of superview",
      hint: "export the scene instead: uidyn export \(sceneWord(header))")
  }

  private func sceneWord(_ header: RunHeader) -> String {
    let path = header.scene.path.map { FilePath(request.input).directory.appending($0).text }
    return ShellWord.quoted(path ?? header.scene.name)
  }

  /// A thin log does not show the motion between its rows.
  private func check(_ header: RunHeader) throws(CommandFailure) {
    if header.every == 1 { return }
    throw CommandFailure(
      exitCode: .input,
      message: "\(inQuotes(request.input)) contains only 1 of every \(header.every) ticks",
      hint: "export the scene instead: uidyn export \(sceneWord(header))")
  }

  /// Returns the scene of a log, for outlines and superviews; `nil` if it is missing or changed.
  private func scene(of header: RunHeader) -> Scene? {
    guard let path = header.scene.path, header.scene.hash != nil else { return nil }
    let folder = FilePath(request.input).directory
    let rule = FileRule.beside(request.input)
    let changes = PlayRecipe(header, in: folder, rule, allowed: request.changes.limits).changes
    let loading = try? SceneInput.load(
      folder.appending(path).text, rule: rule, changes, recordings: .none, advises: false, console)
    guard let loading, let scene = loading.scene, loading.digest?.whole == header.scene.hash,
      scene.itemIDs == header.items
    else { return nil }
    return scene
  }

  // MARK: Validation

  /// Rejects a motion without ticks or visible items.
  ///
  /// A named item must appear; a pattern needs only some of its items.
  private func check(_ motion: Motion, among ids: [String]) throws(CommandFailure) {
    // UIKit code can describe a scene at rest.
    guard motion.tickCount > 0 || request.form.isBehavior else {
      if request.filter.from > 0 || request.filter.to.isFinite {
        throw .usage(
          "no motion to export", hint: "there are fewer than two ticks between --from and --to")
      }
      throw CommandFailure(
        exitCode: .negative, message: "the motion is shorter than one tick")
    }
    let seen = Set(motion.chosen.map { $0.id })
    if let item = request.items?.first(where: { ids.contains($0) && !seen.contains($0) }) {
      throw CommandFailure(
        exitCode: .negative,
        message: input.isScene
          ? "\(inQuotes(item)) is never in the hierarchy"
          : "\(inQuotes(request.input)) contains no rows of \(inQuotes(item))",
        hint: "choose other items or times with --item, --from and --to")
    }
    guard seen.isEmpty, !request.form.isBehavior else { return }
    throw CommandFailure(
      exitCode: .negative, message: "no item is visible",
      hint: "name groups and mapped items with --item, or change --from and --to")
  }

  /// Returns the items matching ids, shared ids of copies, or patterns; `nil` for all.
  private func chosen(
    _ ids: [String], of source: String, _ listed: (String) -> [String]
  ) throws(CommandFailure) -> Set<String>? {
    guard let items = request.items else { return nil }
    var chosen: Set<String> = []
    for item in items {
      let found = listed(item)
      if found.isEmpty {
        throw .usage(
          "\(source) has no item \(inQuotes(item))", hint: Suggestion.hint(for: item, among: ids))
      }
      chosen.formUnion(found)
    }
    return chosen
  }

  private func guarded(_ reason: String, at time: Double) -> CommandFailure {
    CommandFailure(
      exitCode: .negative, message: "the run was stopped: \(reason)",
      hint: time > 0 ? "--to \(NumberText.text(of: time)) exports the motion before that" : nil)
  }
}

extension Scene {
  /// True if a finger is down.
  fileprivate func isHeld(at time: Double) -> Bool {
    gestures.contains { gesture in
      gesture.touches.lastIndex { $0.time <= time }.map { gesture.end(after: $0) == nil } ?? false
    }
  }

  fileprivate var movesViews: Bool {
    let actions = events.flatMap { $0.actions } + behaviors.flatMap { $0.actions }
    return actions.flatMap { $0.flattened }.contains { action in
      guard case .addSubview(let moved, let target?) = action else { return false }
      let isKnown = !moved.isOpen && !target.isOpen && target.known.count <= 1
      return !isKnown || moved.known.contains { views[$0].superview != target.known.first }
    }
  }

  fileprivate var scrolls: Bool {
    if collectionViewLayout?.collectionView == nil { return false }
    return gestures.contains { if case .scroll = $0.kind { true } else { false } }
      || events.flatMap({ $0.actions }).flatMap({ $0.flattened }).contains { action in
        if case .sets(.contentOffset)? = action.content.effect { true } else { false }
      }
  }
}
