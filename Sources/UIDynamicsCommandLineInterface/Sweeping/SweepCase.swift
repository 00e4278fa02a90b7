// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct SweepCase: Sendable {
  /// From 1, counted across shards.
  let number: Int
  let settings: [SceneSetting]
}
