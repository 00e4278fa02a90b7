// SPDX-License-Identifier: MIT

/// What the expressions of a repeated view know besides the rest.
enum CopyWord: String {
  /// From 0, from 1 as in the id, and how many there are.
  case index, number, count
  /// The copies beside it; of these only the one before is known.
  case previous, next

  /// Whether a name that the scene gives to something means that in its place.
  var yields: Bool { self != .index && self != .count }
}
