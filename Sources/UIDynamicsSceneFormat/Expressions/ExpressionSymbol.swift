// SPDX-License-Identifier: MIT

/// The signs of the expression language.
enum ExpressionSymbol: String, CaseIterable, Sendable {
  case openParenthesis = "("
  case closeParenthesis = ")"
  case comma = ","
  case period = "."
  case question = "?"
  case colon = ":"
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case lessOrEqual = "<="
  case less = "<"
  case greaterOrEqual = ">="
  case greater = ">"
  case plus = "+"
  case minus = "-"
  case asterisk = "*"
  case slash = "/"
  case percent = "%"
  case exclamation = "!"
}

/// A word or sign of an expression.
struct ExpressionToken {
  enum Kind: Equatable {
    case number(Double)
    case string(String)
    /// Between backticks it is never a word of the language.
    case name(String, isQuoted: Bool)
    case symbol(ExpressionSymbol)
    case end
  }

  let kind: Kind
  /// Byte offsets in the expression.
  let range: SourceRange

  func `is`(_ symbol: ExpressionSymbol) -> Bool { kind == .symbol(symbol) }
}
