// SPDX-License-Identifier: MIT

package struct FixtureDefinition: Sendable {
  package var density: Float = 0
  /// A contact uses the geometric mean of both surfaces' values.
  package var friction: Float = 0.2
  /// A contact uses the larger of both surfaces' values.
  package var restitution: Float = 0
  package var filter = CollisionFilter()

  package init() {}
}
