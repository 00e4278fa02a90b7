// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

package enum Sentence {
  /// Formats an integer with thousands separators: 10,000.
  package static func number(_ value: Int) -> String { number(Int64(value)) }

  private static func number(_ value: Int64) -> String {
    let digits = String(value.magnitude)
    let groups = stride(from: digits.count, to: 0, by: -3).reversed().map { end in
      String(digits.prefix(end).suffix(min(3, end)))
    }
    return (value < 0 ? "-" : "") + groups.joined(separator: ",")
  }

  /// Formats a number with a noun, which is passed as a plural: 10,000 steps, 1 step.
  package static func count(_ value: Int, _ plural: String) -> String {
    count(Int64(value), plural)
  }

  static func count(_ value: Int64, _ plural: String) -> String {
    "\(number(value)) \(Plural.noun(plural, for: value))"
  }

  /// Formats a bound: 1,000,000 or 0.01.
  package static func number(_ value: Double) -> String {
    guard value.magnitude <= 0x1p53, let whole = Int64(exactly: value) else { return "\(value)" }
    return number(whole)
  }

  /// Rounds a positive number up to two significant digits: 0.14.
  static func number(roundedUp value: Double) -> String {
    var scale = 1.0
    while value * scale < 10 { scale *= 10 }
    return number((value * scale).rounded(.up) / scale)
  }

  /// Joins quoted names: "a", "b" or "c".
  package static func list(_ names: [String], _ conjunction: String = "or") -> String {
    joined(names.map { quoted($0) }, conjunction)
  }

  package static func choice(_ lead: String, _ names: [String], _ conjunction: String = "or")
    -> String
  {
    names.count <= 12
      ? "\(lead) \(list(names, conjunction))" : "\"uidyn help scene-keys\" lists all of them"
  }

  static func inventory(
    _ noun: String, _ plural: String, _ names: [String], none: String
  ) -> String? {
    switch names.count {
    case 0: none
    case 1: "the only \(noun) is \(list(names))"
    case 2...6: "the \(plural) are \(list(names, "and"))"
    default: nil
    }
  }

  package static func first(_ most: Int, of names: [String]) -> String {
    let shown = names.prefix(most).joined(separator: ", ")
    return names.count > most ? "\(shown) and \(names.count - most) more" : shown
  }

  package static func joined(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    let space = conjunction.hasPrefix(",") ? "" : " "
    return words.dropLast().joined(separator: ", ") + "\(space)\(conjunction) \(last)"
  }
}
