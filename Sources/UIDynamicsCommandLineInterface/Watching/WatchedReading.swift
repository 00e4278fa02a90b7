// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// What the watched files say: read once, it is had again with other values of its parameters.
struct WatchedReading {
  let loading: SceneLoading
  /// Nil where the files give no scene.
  let variations: SceneVariations?

  init(_ loading: SceneLoading, _ changes: SceneChanges) {
    self.loading = loading
    variations = SceneVariations(loading, changes.settings, changes.limits)
  }

  /// Those settings that the parameters take: a page may still have others, of an earlier save.
  func taken(of settings: [SceneSetting]) -> [SceneSetting] {
    settings.filter { (try? variations?.value(of: $0)) != nil }
  }
}
