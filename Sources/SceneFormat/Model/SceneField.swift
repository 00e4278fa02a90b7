// SPDX-License-Identifier: MIT

package import Facts
package import Geometry

/// The properties of a field behavior; nil ones have UIKit's default.
package struct SceneField: Equatable, Sendable {
  package var kind: FieldKind
  package var position: CGPoint?
  package var region: SceneRegion?
  package var strength: Double?
  package var falloff: Double?
  package var minimumRadius: Double?
  package var direction: CGVector?
  package var smoothness: Double?
  package var animationSpeed: Double?
  /// The force of a custom field, N; its names are those of `SampleProperty`, and of the scene.
  package var force: SceneOperand?

  package init(
    _ kind: FieldKind, position: CGPoint? = nil, region: SceneRegion? = nil,
    strength: Double? = nil,
    falloff: Double? = nil, minimumRadius: Double? = nil, direction: CGVector? = nil,
    smoothness: Double? = nil, animationSpeed: Double? = nil
  ) {
    (self.kind, self.position, self.region) = (kind, position, region)
    (self.strength, self.falloff, self.minimumRadius) = (strength, falloff, minimumRadius)
    (self.direction, self.smoothness, self.animationSpeed) = (direction, smoothness, animationSpeed)
  }
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

  /// The shapes it is made of.
  package var shapeCount: Int {
    switch self {
    case .infinite, .circle, .rectangle: 1
    case .inverse(let region): region.shapeCount
    case .union(let one, let two), .intersection(let one, let two), .difference(let one, let two):
      one.shapeCount + two.shapeCount
    }
  }
}
