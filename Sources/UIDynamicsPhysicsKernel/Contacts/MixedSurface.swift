// SPDX-License-Identifier: MIT

/// The mixed coefficients of a contact, limited so that the solver's numbers stay finite for any finite input.
struct MixedSurface: Equatable {
  var friction: Float
  var restitution: Float

  /// Uses the geometric mean of the frictions (0 for a negative product) and the larger restitution.
  init(_ a: Fixture, _ b: Fixture) {
    let product = a.material.friction * b.material.friction
    friction = product > 0 ? smaller(product, .greatestFiniteMagnitude).squareRoot() : 0
    restitution = smaller(
      larger(a.material.restitution, b.material.restitution), Tolerances.largestRestitution)
  }
}
