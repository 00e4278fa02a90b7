// SPDX-License-Identifier: MIT

/// The mixed coefficients of a contact.
///
/// The coefficients of a surface may be any finite number; the result never makes the solver's numbers
/// infinite or NaN.
struct MixedSurface: Equatable {
  var friction: Float
  var restitution: Float

  /// Takes the geometric mean of the frictions (0 if the product is negative) and the larger restitution.
  init(_ a: Fixture, _ b: Fixture) {
    let product = a.friction * b.friction
    friction = product > 0 ? smaller(product, .greatestFiniteMagnitude).squareRoot() : 0
    restitution = smaller(larger(a.restitution, b.restitution), Tolerances.largestRestitution)
  }
}
