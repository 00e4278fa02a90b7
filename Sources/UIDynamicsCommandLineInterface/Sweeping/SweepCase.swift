// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct SweepCase: Sendable {
  /// The number of the case, starting at 1.
  let number: Int
  let settings: [SceneSetting]
}
