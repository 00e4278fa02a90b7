// SPDX-License-Identifier: MIT

internal import UIDynamicsMotionExport
internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

extension MotionInput {
  /// The text of a JavaScript module with the scene and the engine.
  func module(
    of scene: Scene, _ loading: SceneLoading
  ) throws(CommandFailure) -> String {
    guard let engine = PageEngine.module() else {
      throw .usage(
        "this build of uidyn lacks the engine that --as web needs",
        hint: "build with make release, because swift build omits it, or use --small")
    }
    let living = try LivingScene(loading, scene, at: request.input, request.changes, nil, .device)
    let items = scene.itemIDs.enumerated().map { index, id in
      (id: id, superview: index < scene.views.count ? scene.views[index].superview : nil)
    }
    let file = CommentText.code(FilePath(request.input).name)
    return WebModule(
      comment: "uidyn \(ToolVersion.current) (numerics \(Runner.numericsID)), \(file)",
      scene: living,
      items: items, ticksPerSecond: scene.run.ticksPerSecond, size: scene.screenSize,
      fingers: scene.gestures.map { $0.kind.fingers }.max() ?? 1
    ).text(engine: engine)
  }
}
