// SPDX-License-Identifier: MIT

internal import Picture
internal import SceneFormat
internal import SceneRunner
internal import Trajectory

/// Plays a scene to be drawn.
enum ScenePicture {
  static func play(
    _ path: String, _ options: RenderOptions, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> MotionSource {
    let loading = try SceneInput.load(path, options.changes, console)
    messages.show(loading)
    guard var scene = loading.scene else {
      throw CommandFailure(exitCode: .input)
    }
    try scene.run.apply(timeLimit: options.timeLimit, options.changes.limits)
    let name = FilePath(loading.source.name).name
    var recorder = MotionRecorder(
      Motion(name: name, title: scene.title, looks: scene.itemLooks), options.filter)
    var progress = Progress(console, isQuiet: options.isQuiet)
    let outcome = try play(scene, console) { (frame, events) in
      recorder.take(frame, events)
      progress.update(time: frame.time, of: scene.run.timeLimit)
    }
    progress.finish()
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    messages.show(outcome.warnings, behind: loading)
    var motion = recorder.finished()
    (motion.ending, motion.expectations) = (outcome.reason, outcome.expectations)
    motion.isFaulty = outcome.ending.status == .guard
    var source = MotionSource(motion: motion)
    let header = RunHeader(
      scene, loading, RunHeader.Origin(scene: path, options.changes, logFolder: nil))
    source.looks = header.looks
    (source.outcome, source.loading) = (outcome, loading)
    return source
  }

  /// Plays to the end; frames have their scenery.
  static func play(
    _ scene: Scene, _ console: Console, _ deliver: (Frame, [EventRecord]) -> Void
  ) throws(CommandFailure) -> RunOutcome {
    let runner: Runner
    do throws(StageFault) {
      runner = try Runner(scene, includesScenery: true)
    } catch {
      throw CommandFailure(exitCode: .internalError, message: "internal error: \(error.message)")
    }
    return runner.run(shouldStop: { console.pendingSignal() != nil }, deliver: deliver)
  }
}
