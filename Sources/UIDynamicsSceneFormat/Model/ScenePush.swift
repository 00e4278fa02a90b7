// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

package struct ScenePush: Equatable, Sendable {
  package enum Mode: String, CaseIterable, Sendable {
    case continuous, instantaneous
  }

  package var mode = Mode.continuous
  /// The points at which items are pushed, relative to their centers.
  package var targets: [SceneItemValue<UIOffset>] = []
}
