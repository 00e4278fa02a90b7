// SPDX-License-Identifier: MIT

internal import UIDynamicsMotionExport
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct MotionInput {
  let request: ExportRequest
  let console: Console
  let messages: Messages

  func subject() throws(CommandFailure) -> ExportSubject {
    let loading = try SceneInput.load(
      request.input, request.changes, recordings: .none, isDrawn: request.form.isDrawing,
      keptFrom: [NamedOutput("the output", request.output)], advises: !messages.isQuiet, console)
    messages.show(loading)
    guard var scene = loading.scene else { throw CommandFailure(exitCode: .input) }
    scene.expectations = []
    let selection = MotionSelection(scene, chosen: try scene.chosen(request.items))
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
    let recorded = recorder.recorded(reason: outcome.reason)
    let motion = request.trims ? recorded.trimmed() : recorded
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
  private func range(in scene: Scene) throws(CommandFailure) -> RowFilter {
    if request.startsAtRelease == false { return request.filter }
    let ends = scene.gestures.flatMap { gesture in
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
        message: "\(inQuotes(item)) is never in the hierarchy",
        hint: "choose other items or times with --items, --from and --to")
    }
    guard seen.isEmpty, !request.form.isBehavior else { return }
    throw CommandFailure(
      exitCode: .negative, message: "no item is visible",
      hint: "name groups and mapped items with --items, or change --from and --to")
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

  fileprivate var scrolls: Bool {
    if collectionViewLayout?.collectionView == nil { return false }
    return gestures.contains { if case .scroll = $0.kind { true } else { false } }
      || events.flatMap({ $0.actions }).flatMap({ $0.flattened }).contains { action in
        if case .sets(.contentOffset)? = action.content.effect { true } else { false }
      }
  }
}
