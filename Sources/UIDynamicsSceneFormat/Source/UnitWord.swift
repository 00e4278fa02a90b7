// SPDX-License-Identifier: MIT

/// A unit that people write after a number; a scene has none.
enum UnitWord {
  case degrees, milliseconds
  /// What numbers are in anyway.
  case own

  init?(_ word: some StringProtocol) {
    switch word {
    case "deg", "degrees", "°": self = .degrees
    case "ms": self = .milliseconds
    case "pt", "pts", "px", "s", "sec", "rad", "Hz", "kg", "pt/s", "rad/s": self = .own
    default: return nil
    }
  }

  /// What is said where the number itself will do.
  static func without(_ digits: String) -> String { "numbers have no units: \(digits)" }
}
