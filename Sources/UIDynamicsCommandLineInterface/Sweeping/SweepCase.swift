// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct SweepCase: Sendable {
  /// From 1.
  let number: Int
  let settings: [SceneSetting]
}
