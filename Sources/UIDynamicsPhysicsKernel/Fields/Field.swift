// SPDX-License-Identifier: MIT

package import UIDynamicsFacts

/// A force on the bodies added to it while their origin is in its region; see `FieldForce` for the formulas.
package struct Field: Equatable, Sendable, BitwiseCopyable {
  /// The owner sets the forces of custom fields; see `World.customFieldSamples`.
  package typealias Kind = FieldKind

  package var kind: Kind
  /// The origin of the field and its region.
  package var position = Vector.zero
  /// The acceleration of linear gravity, or the velocity of a velocity field or of drag's medium.
  package var direction = Vector.zero
  /// A factor; negative values reverse the force.
  package var strength: Float = 1
  /// The exponent k of the factor distance⁻ᵏ.
  package var falloff: Float
  /// The distance to which smaller ones are raised.
  package var minimumRadius = Tolerances.fieldMinimumRadius
  /// Noise only: 0 is roughest.
  package var smoothness: Float = 0
  /// Noise only: 0 is frozen.
  package var animationSpeed: Float = 0
  /// Noise only: 0 selects the published noise.
  package var seed: UInt64 = 0
  /// True gives magnetic and vortex fields their physical law instead of the measured one.
  package var isPhysical = false
  package var region = Region.infinite
  /// Units of the region per meter.
  package var regionScale: Float = 1

  package init(_ kind: Kind) {
    self.kind = kind
    falloff = Float(kind.facts.falloff)
  }

  package var fault: String? {
    if !position.isFinite { return "the position is not finite." }
    if !direction.isFinite { return "the direction is not finite." }
    for (name, value) in [
      ("strength", strength), ("falloff", falloff), ("smoothness", smoothness),
      ("animation speed", animationSpeed),
    ] where !value.isFinite {
      return "\(name) is \(value); it must be finite."
    }
    if minimumRadius >= 0 && minimumRadius.isFinite { return nil }
    return "minimum radius is \(minimumRadius); it must be finite and at least 0."
  }

  @inline(__always) func reaches(_ point: Vector) -> Bool {
    region.contains(regionScale * (point - position))
  }
}
