// SPDX-License-Identifier: MIT

/// The kind of a field; the raw value is its name in scenes.
package enum FieldKind: String, Sendable, BitwiseCopyable, CaseIterable {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
  case magnetic
  /// A block in the program or an expression in the scene computes the forces.
  case custom

  /// The properties of this kind; fall-offs are measured, although Apple's reference documents 0 for all kinds.
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
