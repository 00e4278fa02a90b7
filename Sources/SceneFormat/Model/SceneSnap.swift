// SPDX-License-Identifier: MIT

package import Geometry

/// The properties of a snap behavior.
package struct SceneSnap: Equatable, Sendable {
  package var snapPoint: CGPoint
  /// Nil has UIKit's default.
  package var damping: Double?

  package init(snapPoint: CGPoint, damping: Double? = nil) {
    (self.snapPoint, self.damping) = (snapPoint, damping)
  }
}
