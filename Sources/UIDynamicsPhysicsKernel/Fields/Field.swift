// SPDX-License-Identifier: MIT

package import UIDynamicsFacts

/// A force that depends on where a body is and how it moves.
///
/// A field acts on the bodies that were added to it, as long as their origin lies in its region.
/// The formulas stand in `FieldForce`.
package struct Field: Equatable, Sendable, BitwiseCopyable {
  /// The forces of a custom one come from the owner of the world, see `World.customFieldSamples`.
  package typealias Kind = FieldKind

  package var kind: Kind
  /// Origin of the field and of its region, m.
  package var position = Vector.zero
  /// Acceleration (linear gravity, m/s²), velocity (velocity field, m/s), or velocity of the
  /// medium (drag, m/s); of no meaning for the other kinds.
  package var direction = Vector.zero
  /// 1; negative reverses.
  package var strength: Float = 1
  /// Exponent k of the factor distance⁻ᵏ.
  package var falloff: Float
  /// Distances below this count as this, m.
  package var minimumRadius = Tolerances.fieldMinimumRadius
  /// Noise only: 0 is roughest.
  package var smoothness: Float = 0
  /// Noise only: 0 is frozen, 1 usual.
  package var animationSpeed: Float = 0
  /// Noise only: which noise; 0 is the published one.
  package var seed: UInt64 = 0
  /// Magnetic and vortex only: true makes them what their names promise instead of what was measured,
  /// see `FieldForce`.
  package var isPhysical = false
  package var region = Region.infinite
  /// Units of the region in one metre, 1.
  package var regionScale: Float = 1

  package init(_ kind: Kind) {
    self.kind = kind
    falloff = Float(kind.facts.falloff)
  }

  /// Why this is not a field, or nil when it is one.
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

  /// Whether the field acts on a body whose origin lies at `point`, m.
  @inline(__always) func reaches(_ point: Vector) -> Bool {
    region.contains(regionScale * (point - position))
  }
}
