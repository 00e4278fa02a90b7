// SPDX-License-Identifier: MIT

/// What a field does; the raw value is its word in a scene.
package enum FieldKind: String, Sendable, BitwiseCopyable, CaseIterable {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
  case magnetic
  /// Its forces come from a block of the program, or an expression of the scene.
  case custom

  /// The exponent k of the fall-off distance⁻ᵏ a field of this kind starts with.
  ///
  /// Measured; the reference page says 0 for all.
  @inlinable package var falloff: Double {
    switch self {
    case .radialGravity: 2
    case .electric, .magnetic: 1
    case .spring: -1
    case .drag, .vortex, .linearGravity, .velocity, .noise, .turbulence, .custom: 0
    }
  }
}
