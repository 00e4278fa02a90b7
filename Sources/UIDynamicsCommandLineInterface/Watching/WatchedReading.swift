// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The parsed files, reusable with other parameter values.
struct WatchedReading {
  let loading: SceneLoading
  /// `nil` without a valid scene.
  let variations: SceneVariations?

  init(_ loading: SceneLoading, _ changes: SceneChanges) {
    self.loading = loading
    variations = SceneVariations(loading, changes.settings, changes.limits)
  }

  /// Returns the valid settings; a page can have outdated ones.
  func taken(of settings: [SceneSetting]) -> [SceneSetting] {
    settings.filter { (try? variations?.value(of: $0)) != nil }
  }
}
