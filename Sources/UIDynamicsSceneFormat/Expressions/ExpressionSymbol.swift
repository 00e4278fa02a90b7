// SPDX-License-Identifier: MIT

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

struct ExpressionToken {
  enum Kind: Equatable {
    case number(Double)
    case string(String)
    /// A name; one in backticks (`isQuoted`) is never a keyword.
    case name(String, isQuoted: Bool)
    case symbol(ExpressionSymbol)
    case end
  }

  let kind: Kind
  let range: SourceRange

  func `is`(_ symbol: ExpressionSymbol) -> Bool { kind == .symbol(symbol) }
}
