// SPDX-License-Identifier: MIT

/// What a kind of field is made from, acts on and leaves aside.
package struct FieldFacts: Sendable, BitwiseCopyable {
  /// What UIKit's class function that makes one takes; it is named after the kind.
  package enum Making: Sendable, BitwiseCopyable {
    case nothing, position, direction, noise, block

    /// The properties among it, as scenes and UIKit call them; those of a block are the scene's own.
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

  /// What of an item it needs: without it the field does nothing.
  package enum Subject: Sendable, BitwiseCopyable {
    case anything, mass, charge
  }

  /// What its strength does.
  package enum Strength: Sendable, BitwiseCopyable {
    /// It counts, as fall-off and minimum radius do; one of 0 switches the field off.
    case factor
    /// One of 0 switches the field off, and every other is as good as 1.
    case `switch`
    case nothing
  }

  /// What UIKit does otherwise than its name and documentation promise.
  package enum Quirk: Sendable, BitwiseCopyable {
    /// A charge counts as 1, whatever its size.
    case chargeSizeIgnored
    /// The force is divided by the mass, and the acceleration again.
    case massCountsTwice
  }

  package let making: Making
  /// Whether its direction counts.
  package let hasDirection: Bool
  package let strength: Strength
  package let subject: Subject
  /// The exponent k of the fall-off distance⁻ᵏ that it starts with.
  package let falloff: Double
  package let quirk: Quirk?

  /// What is made with a direction has one.
  @inlinable init(
    _ making: Making = .nothing, actsOn subject: Subject = .anything, hasDirection: Bool = false,
    strength: Strength = .factor, falloff: Double = 0, quirk: Quirk? = nil
  ) {
    (self.making, self.subject, self.quirk) = (making, subject, quirk)
    self.hasDirection = hasDirection || making == .direction
    (self.strength, self.falloff) = (strength, falloff)
  }
}
