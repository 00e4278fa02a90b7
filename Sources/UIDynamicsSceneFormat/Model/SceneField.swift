// SPDX-License-Identifier: MIT

package import UIDynamicsFacts
package import UIDynamicsGeometry

/// What a field behavior has besides its properties.
package struct SceneField: Equatable, Sendable {
  package var kind: FieldKind
  /// Nil has UIKit's default, everywhere.
  package var region: SceneRegion?
  /// The force of a custom field, N; its names are those of `SampleProperty`, and of the scene.
  package var force: SceneOperand?
}

/// Where a field acts, relative to its position.
package indirect enum SceneRegion: Equatable, Sendable {
  case infinite
  case circle(radius: Double)
  case rectangle(CGSize)
  case inverse(SceneRegion)
  case union(SceneRegion, SceneRegion)
  case intersection(SceneRegion, SceneRegion)
  case difference(SceneRegion, SceneRegion)
}
