// SPDX-License-Identifier: MIT

/// Words that only expressions of a repeated view have.
enum CopyWord: String {
  /// The index from 0, the number in the id from 1, and the count.
  case index, number, count
  case previous, next

  /// True if a name declared by the scene takes precedence.
  var yields: Bool { self != .index && self != .count }
}
