// SPDX-License-Identifier: MIT

package struct FieldFacts: Sendable, BitwiseCopyable {
  /// The parameters of the UIKit class function that creates the field.
  package enum Making: Sendable, BitwiseCopyable {
    case nothing, position, direction, noise, block

    /// The parameter names in scenes and UIKit; the name for a block exists only in scenes.
    package var keys: [String] {
      switch self {
      case .nothing: []
      case .position: ["position"]
      case .direction: ["direction"]
      case .noise: ["smoothness", "animationSpeed"]
      case .block: ["force"]
      }
    }
  }

  /// The item property on which the field acts; without it, the field has no effect.
  package enum Subject: Sendable, BitwiseCopyable {
    case anything, mass, charge
  }

  package enum Strength: Sendable, BitwiseCopyable {
    /// Scales the force, as do the fall-off and minimum radius; 0 disables the field.
    case factor
    /// 0 disables the field; any other value acts as 1.
    case `switch`
    case nothing
  }

  /// UIKit behavior that differs from the field's name and documentation.
  package enum Quirk: Sendable, BitwiseCopyable {
    /// Every charge is treated as 1.
    case chargeSizeIgnored
    /// The force is divided by the mass, and then the acceleration is divided again.
    case massCountsTwice
  }

  package let making: Making
  package let hasDirection: Bool
  package let strength: Strength
  package let subject: Subject
  /// The default exponent k of the fall-off distance⁻ᵏ.
  package let falloff: Double
  package let quirk: Quirk?

  /// Creates facts; a field that is made with a direction always has one.
  @inlinable init(
    _ making: Making = .nothing, actsOn subject: Subject = .anything, hasDirection: Bool = false,
    strength: Strength = .factor, falloff: Double = 0, quirk: Quirk? = nil
  ) {
    (self.making, self.subject, self.quirk) = (making, subject, quirk)
    self.hasDirection = hasDirection || making == .direction
    (self.strength, self.falloff) = (strength, falloff)
  }
}
