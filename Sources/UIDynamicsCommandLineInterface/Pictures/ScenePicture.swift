// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory
internal import UIDynamicsWeb

enum ScenePicture {
  static func play(
    _ path: String, _ options: RenderOptions, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> MotionSource {
    let loading = try SceneInput.load(
      path, options.changes, recordings: .thoseThere, isDrawn: true,
      keptFrom: [NamedOutput("the output", options.output)], advises: !messages.isQuiet, console)
    messages.show(loading)
    guard var scene = loading.scene else {
      throw CommandFailure(exitCode: .input)
    }
    try scene.run.apply(timeLimit: options.timeLimit, options.changes.limits)
    var progress = Progress(console, isQuiet: options.isQuiet)
    let played = try play(
      scene, named: FilePath(loading.source.name).name, options.filter,
      shouldStop: { console.pendingSignal() != nil },
      onFrame: { progress.update(time: $0.time, of: scene.run.timeLimit) })
    progress.finish()
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    messages.show(played.outcome.warnings, after: loading)
    var source = MotionSource(motion: played.motion)
    let header = RunHeader(
      scene, loading, RunHeader.Origin(scene: path, options.changes, logFolder: nil))
    source.looks = header.looks
    (source.outcome, source.loading) = (played.outcome, loading)
    return source
  }

  /// Runs to the end and passes every frame to `onFrame`.
  static func play(
    _ scene: Scene, named name: String, _ filter: RowFilter = RowFilter(),
    shouldStop: @escaping () -> Bool, onFrame: (Frame) -> Void = { _ in }
  ) throws(CommandFailure) -> PlayedScene {
    var kept = KeptRows(scene.limits)
    let runner = try Runner.staged { () throws(StageFault) in
      try Runner(scene, includesScenery: true)
    }
    let played = try PlayedScene(
      scene, runner, named: name, filter, shouldStop: shouldStop
    ) { (frame) throws(CommandFailure) in
      if filter.admits(tick: frame.tick, time: frame.time) { try kept.add(frame.states.count) }
      onFrame(frame)
    }
    return played
  }
}
