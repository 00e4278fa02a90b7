// SPDX-License-Identifier: MIT

package import UIDynamicsFacts
package import UIDynamicsGeometry

package struct SceneField: Equatable, Sendable {
  package var kind: FieldKind
  /// Nil for UIKit's default, an infinite region.
  package var region: SceneRegion?
  /// The force of a custom field, N.
  package var force: SceneOperand?
}

/// The shape of a region, relative to the position of the field.
package indirect enum SceneRegion: Equatable, Sendable {
  case infinite
  case circle(radius: Double)
  case rectangle(CGSize)
  case inverse(SceneRegion)
  case union(SceneRegion, SceneRegion)
  case intersection(SceneRegion, SceneRegion)
  case difference(SceneRegion, SceneRegion)
}
