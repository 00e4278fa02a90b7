// SPDX-License-Identifier: MIT

internal import Geometry

/// What a field does, and the numbers only some kinds of field have.
struct FieldLaw {
  enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring
    case electric, magnetic
    case custom

    /// The exponent a field of the kind starts with.
    ///
    /// Measured; the reference page says 0 for all.
    var falloff: CGFloat {
      switch self {
      case .radialGravity: 2
      case .electric, .magnetic: 1
      case .spring: -1
      default: 0
      }
    }

    /// Whether smoothness and animation speed mean anything.
    var isNoise: Bool { self == .noise || self == .turbulence }
  }

  let kind: Kind
  /// Of a custom field.
  var block: UIFieldBehavior.EvaluationBlock?
}
