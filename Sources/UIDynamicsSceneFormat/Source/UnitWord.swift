// SPDX-License-Identifier: MIT

/// A unit after a number, which scenes do not allow.
package enum UnitWord {
  case degrees, milliseconds
  /// A unit of gravity other than UIKit's.
  case gravity
  /// The unit that scenes imply.
  case own

  package init?(_ word: some StringProtocol) {
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

  package static func without(_ digits: String) -> String {
    "write the number without a unit: \(digits)"
  }
}
