// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension LivingScene {
  /// The scene of an interactive page; `nil` for logs, two runs, and parts of a run.
  init?(_ sources: [MotionSource], _ options: RenderOptions) throws(CommandFailure) {
    guard sources.count == 1, let loading = sources[0].loading, let scene = loading.scene,
      options.items == nil, options.filter.from == 0, options.filter.to == .infinity
    else { return nil }
    try self.init(
      loading, scene, at: options.inputs[0], options.changes, options.timeLimit, options.view)
  }

  /// A scene that was loaded from a path, with the files that it names.
  init(
    _ loading: SceneLoading, _ scene: Scene, at path: String, _ changes: SceneChanges,
    _ timeLimit: Double?, _ view: PictureView
  ) throws(CommandFailure) {
    let source = loading.source
    let texts = source.parts.enumerated().map { index, part in
      // The texts are separated by line breaks.
      let end = index + 1 < source.parts.count ? source.parts[index + 1].start - 1 : nil
      return (name: part.name, text: Array(source.bytes[part.start..<(end ?? source.bytes.count)]))
    }
    self.init(name: FilePath(texts[0].name).name, text: texts[0].text, view: view)
    overlays = Array(texts.dropFirst())
    values = changes.settings.map { ($0.name, $0.text) }
    self.timeLimit = timeLimit
    warnings = DiagnosticRenderer(source, style: .plain).render(loading.diagnostics)
    limits = SceneLimit.allCases.filter { changes.limits[$0] != $0.defaultValue }
      .map { ($0.rawValue, changes.limits[$0]) }
    for image in scene.styles.compactMap({ $0.style.image }) {
      if let data = image.data, !images.contains(where: { $0.name == image.name }) {
        images.append((image.name, data))
      }
    }
    recordings = try RecordingFiles.contents(of: scene, at: path)
  }
}
