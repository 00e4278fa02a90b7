// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension LivingScene {
  /// The scene of a page that can be touched; nil where the page can only play what was recorded.
  ///
  /// That is so for logs, for two runs, for parts of a run, for texts that are merged, for scenes that need
  /// files beside their text, and for an executable without the engine.
  init?(_ sources: [MotionSource], _ options: RenderOptions) {
    guard sources.count == 1, let loading = sources[0].loading, let scene = loading.scene,
      options.changes.overlays.isEmpty, options.timeLimit == nil, options.items == nil,
      options.filter.from == 0, options.filter.to == .infinity,
      scene.expectations.allSatisfy({ $0.match == nil }),
      scene.gestures.allSatisfy({ $0.recording == nil }),
      scene.collectionViewLayout?.collectionView == nil, let engine = PageEngine.module()
    else { return nil }
    self.init(
      name: FilePath(loading.source.name).name, text: loading.source.bytes,
      values: options.changes.settings.map { ($0.name, $0.text) }, engine: engine)
  }
}
