// SPDX-License-Identifier: MIT

/// The time when an expression is evaluated, which determines the names it can use.
package enum ExpressionMoment: Sendable {
  /// Never, because the key accepts only literals.
  case never
  case load
  /// Each time the behavior is added.
  case adding
  /// Each time the field computes its force on an item.
  case force
  /// Each time the action runs.
  case action
  /// Each time the event occurs.
  case event
  case expectation
}
