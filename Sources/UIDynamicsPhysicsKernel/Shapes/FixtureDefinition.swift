// SPDX-License-Identifier: MIT

package struct FixtureDefinition: Sendable {
  /// The mass per area, kg/m²; 0 for no mass.
  package var density: Float = 0
  /// The coefficient of friction; a contact uses the geometric mean of both surfaces.
  package var friction: Float = 0.2
  /// The coefficient of restitution; a contact uses the larger of both surfaces.
  package var restitution: Float = 0
  package var filter = CollisionFilter()

  package init() {}
}
