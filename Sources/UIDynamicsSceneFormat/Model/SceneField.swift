// SPDX-License-Identifier: MIT

package import UIDynamicsFacts
package import UIDynamicsGeometry

package struct SceneField: Equatable, Sendable {
  package var kind: FieldKind
  /// The region; `nil` for UIKit's default, which is infinite.
  package var region: SceneRegion?
  /// The force of a custom field in newtons.
  package var force: SceneOperand?
}

/// The shape of a region, relative to the field's position.
package indirect enum SceneRegion: Equatable, Sendable {
  case infinite
  case circle(radius: Double)
  case rectangle(CGSize)
  case inverse(SceneRegion)
  case union(SceneRegion, SceneRegion)
  case intersection(SceneRegion, SceneRegion)
  case difference(SceneRegion, SceneRegion)
}
