// SPDX-License-Identifier: MIT

package import Geometry

/// The properties of a gravity behavior; nil ones have UIKit's default.
///
/// Either the direction is given, or angle and magnitude, or none of them.
package struct SceneGravity: Equatable, Sendable {
  /// Its length is the magnitude.
  package var gravityDirection: CGVector?
  /// Rad, clockwise on screen from the right.
  package var angle: Double?
  /// 1 is 1,000 pt/s².
  package var magnitude: Double?

  package init(
    gravityDirection: CGVector? = nil, angle: Double? = nil, magnitude: Double? = nil
  ) {
    self.gravityDirection = gravityDirection
    self.angle = angle
    self.magnitude = magnitude
  }

  /// How strong it is; 1 is 1,000 pt/s².
  var strength: Double {
    guard let direction = gravityDirection else { return (magnitude ?? 1).magnitude }
    return (direction.dx * direction.dx + direction.dy * direction.dy).squareRoot()
  }
}
