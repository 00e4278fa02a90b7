// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// What a push behavior has besides its properties.
package struct ScenePush: Equatable, Sendable {
  /// How long it pushes.
  package enum Mode: String, CaseIterable, Sendable {
    case continuous, instantaneous
  }

  package var mode = Mode.continuous
  /// Where items are pushed, from their centers.
  package var targets: [SceneItemValue<UIOffset>] = []
}
