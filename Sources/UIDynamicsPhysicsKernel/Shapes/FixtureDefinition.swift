// SPDX-License-Identifier: MIT

/// Surface, weight and contact filter of a fixture.
package struct FixtureDefinition: Sendable {
  /// kg/m²; 0 means the fixture has no mass.
  package var density: Float = 0
  /// Coefficient of friction, 1; the contact uses the geometric mean of both surfaces.
  package var friction: Float = 0.2
  /// Coefficient of restitution, 1; the contact uses the larger of both surfaces.
  package var restitution: Float = 0
  package var filter = CollisionFilter()

  package init() {}
}
