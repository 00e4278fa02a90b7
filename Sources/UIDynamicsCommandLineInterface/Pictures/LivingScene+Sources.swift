// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension LivingScene {
  /// Creates the scene of an interactive page; `nil` if the page can only replay the recording.
  ///
  /// Only one complete scene qualifies, without overlays and external files, in an executable with the
  /// engine.
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
