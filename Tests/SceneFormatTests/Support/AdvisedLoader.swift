// SPDX-License-Identifier: MIT

import UIDynamicsSceneAdvice

@testable import UIDynamicsSceneFormat

/// Loads scenes and their warnings.
enum AdvisedLoader {
  static func load(
    _ bytes: [UInt8], name: String, overrides: SceneOverrides = SceneOverrides(),
    limits: SceneLimits = .default
  ) -> SceneLoading {
    SceneLoader.load(
      bytes, name: name, overrides: overrides, limits: limits, adviser: SceneAdvice.adviser)
  }
}
