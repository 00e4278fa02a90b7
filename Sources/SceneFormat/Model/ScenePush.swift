// SPDX-License-Identifier: MIT

package import Geometry

/// The properties of a push behavior; nil ones have UIKit's default.
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
  package var active: Bool?
  /// Set in this order: direction, angle, magnitude.
  package var pushDirection: CGVector?
  package var angle: Double?
  package var magnitude: Double?
  package var targets: [Target]

  package init(
    mode: Mode = .continuous, active: Bool? = nil, pushDirection: CGVector? = nil,
    angle: Double? = nil, magnitude: Double? = nil, targets: [Target] = []
  ) {
    (self.mode, self.active, self.targets) = (mode, active, targets)
    (self.pushDirection, self.angle, self.magnitude) = (pushDirection, angle, magnitude)
  }
}
