// SPDX-License-Identifier: MIT

package import UIDynamicsFacts

/// A field that exerts a force on the bodies added to it while their origin is in its region (see `FieldForce`).
package struct Field: Equatable, Sendable, BitwiseCopyable {
  /// The owner computes the forces of custom fields; see `World.customFieldSamples`.
  package typealias Kind = FieldKind

  package var kind: Kind
  /// The origin of the field and its region.
  package var position = Vector.zero
  /// The acceleration of linear gravity, the velocity of a velocity field, or the velocity of the medium for drag.
  package var direction = Vector.zero
  /// Scales the force; negative values reverse it.
  package var strength: Float = 1
  /// The exponent k of the factor distance⁻ᵏ.
  package var falloff: Float
  /// The minimum distance for the fall-off; smaller distances are raised to it.
  package var minimumRadius = Tolerances.fieldMinimumRadius
  /// For noise only; 0 is the roughest.
  package var smoothness: Float = 0
  /// For noise only; 0 freezes it.
  package var animationSpeed: Float = 0
  /// For noise only; 0 selects the published permutation table.
  package var seed: UInt64 = 0
  /// If true, magnetic and vortex fields follow the physical law instead of the measured one.
  package var isPhysical = false
  package var region = Region.infinite
  /// The number of the region's units per meter.
  package var regionScale: Float = 1

  package init(_ kind: Kind) {
    self.kind = kind
    falloff = Float(kind.facts.falloff)
  }

  var isFinite: Bool {
    position.isFinite && direction.isFinite
      && [strength, falloff, minimumRadius, smoothness, animationSpeed].allSatisfy { $0.isFinite }
  }

  @inline(__always) func reaches(_ point: Vector) -> Bool {
    region.contains(regionScale * (point - position))
  }
}
