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

    package init(item: Int, offsetFromCenter: UIOffset) {
      (self.item, self.offsetFromCenter) = (item, offsetFromCenter)
    }
  }

  package var mode: Mode
  package var targets: [Target]

  package init(mode: Mode = .continuous, targets: [Target] = []) {
    (self.mode, self.targets) = (mode, targets)
  }
}
