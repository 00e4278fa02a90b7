// SPDX-License-Identifier: MIT

/// The coefficients of a contact, mixed from those of its two surfaces.
///
/// Surfaces may have any finite coefficient, negative and huge ones too. What they mix to never
/// makes a number of the solver infinite or NaN.
struct MixedSurface: Equatable {
  var friction: Float
  var restitution: Float

  /// The geometric mean of the frictions, 0 if one of them is negative; the larger restitution.
  init(_ a: Fixture, _ b: Fixture) {
    let product = a.friction * b.friction
    friction = product > 0 ? smaller(product, .greatestFiniteMagnitude).squareRoot() : 0
    restitution = smaller(larger(a.restitution, b.restitution), Tolerances.largestRestitution)
  }
}
