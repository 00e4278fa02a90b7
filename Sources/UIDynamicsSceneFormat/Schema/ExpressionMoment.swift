// SPDX-License-Identifier: MIT

/// When the expressions of a place in a scene are worked out, which decides what they may know.
package enum ExpressionMoment: Sendable {
  /// Never: the place takes literals only.
  case never
  /// When the scene is loaded.
  case load
  /// Whenever the behavior they belong to is added.
  case adding
  /// Whenever the field is asked for its force on an item.
  case force
  /// Whenever the action they belong to runs.
  case action
  /// Whenever the event they belong to happens, which may be about a contact.
  case event
  /// When an expectation is checked.
  case expectation
}
