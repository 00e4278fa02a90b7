// SPDX-License-Identifier: MIT

/// A unit that people write after a number; a scene has none.
enum UnitWord {
  case degrees, milliseconds
  /// Those of a gravity that is not UIKit's.
  case gravity
  /// What numbers are in anyway.
  case own

  init?(_ word: some StringProtocol) {
    switch word {
    case "deg", "degrees", "°", "deg/s", "degrees/s", "°/s": self = .degrees
    case "ms": self = .milliseconds
    case "pt", "pts", "px", "s", "sec", "rad", "Hz", "kg", "pt/s", "rad/s", "px/s", "pt/s2",
      "pt/s²":
      self = .own
    case "m/s2", "m/s²", "m/s^2", "cm/s2", "cm/s²", "g": self = .gravity
    default: return nil
    }
  }

  /// What is said where the number itself will do.
  static func without(_ digits: String) -> String { "numbers have no units: \(digits)" }
}
