// SPDX-License-Identifier: MIT

package typealias ExpressionHints = @Sendable (ExpressionDoubt) -> String?

/// An unknown name in an expression or after "set", with the values that its hint needs.
package enum ExpressionDoubt {
  case name(String, any ExpressionScope)
  case property([String], of: ExpressionObject)
  /// A property that cannot be set.
  case target(String, among: [String])
}
