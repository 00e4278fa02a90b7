// SPDX-License-Identifier: MIT

package typealias ExpressionHints = @Sendable (ExpressionDoubt) -> String?

/// An unknown name in an expression or after "set", with the values needed to find a hint.
package enum ExpressionDoubt {
  case name(String, any ExpressionScope)
  case property([String], of: ExpressionObject)
  /// A property that is not settable.
  case target(String, among: [String])
}
