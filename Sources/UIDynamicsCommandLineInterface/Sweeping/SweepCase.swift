// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// One set of values to play a scene with.
struct SweepCase: Sendable {
  /// From 1, over all parts of the sweep.
  let number: Int
  let settings: [SceneSetting]
}
