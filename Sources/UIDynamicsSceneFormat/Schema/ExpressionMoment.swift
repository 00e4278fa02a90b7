// SPDX-License-Identifier: MIT

/// The time at which an expression is evaluated, which determines the names it can use.
package enum ExpressionMoment: Sendable {
  /// The key takes only literals.
  case never
  case load
  /// Whenever its behavior is added.
  case adding
  /// Whenever the field computes its force on an item.
  case force
  /// Whenever its action runs.
  case action
  /// Whenever its event occurs.
  case event
  case expectation
}
