// SPDX-License-Identifier: MIT

/// The kind of a field; scenes use the raw value.
package enum FieldKind: String, Sendable, BitwiseCopyable, CaseIterable {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
  case magnetic
  /// Forces come from a block of the program or an expression of the scene.
  case custom

  /// The fall-offs are measured; Apple's reference says 0 for all.
  @inlinable package var facts: FieldFacts {
    switch self {
    case .drag: FieldFacts(hasDirection: true)
    case .vortex: FieldFacts(actsOn: .mass, quirk: .massCountsTwice)
    case .radialGravity: FieldFacts(.position, actsOn: .mass, falloff: 2)
    case .linearGravity: FieldFacts(.direction, actsOn: .mass)
    case .velocity: FieldFacts(.direction, strength: .nothing)
    case .noise, .turbulence: FieldFacts(.noise)
    case .spring: FieldFacts(falloff: -1)
    case .electric: FieldFacts(actsOn: .charge, falloff: 1)
    case .magnetic: FieldFacts(actsOn: .charge, falloff: 1, quirk: .chargeSizeIgnored)
    case .custom: FieldFacts(.block, strength: .switch)
    }
  }
}
