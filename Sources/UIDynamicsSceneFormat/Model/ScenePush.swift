// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// What a push behavior has besides its properties.
package struct ScenePush: Equatable, Sendable {
  /// How long it pushes.
  package enum Mode: String, CaseIterable, Sendable {
    case continuous, instantaneous
  }

  /// Where an item is pushed.
  package struct Target: Equatable, Sendable {
    /// Index of an item that is among the items of the behavior.
    package var item: Int
    package var offsetFromCenter: UIOffset
  }

  package var mode = Mode.continuous
  package var targets: [Target] = []
}
