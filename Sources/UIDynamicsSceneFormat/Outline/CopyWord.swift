// SPDX-License-Identifier: MIT

/// A word that is available only in the expressions of a repeated view.
enum CopyWord: String {
  /// The index (from 0), the number in the id (from 1), and the number of copies.
  case index, number, count
  case previous, next

  /// True if a name that the scene declares takes precedence.
  var yields: Bool { self != .index && self != .count }
}
