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

  /// By bytes, because to look for the text of every sign costs more than all the rest of it.
  private static let codes = allCases.map { $0.rawValue.utf8.reduce(0) { $0 << 8 | Int($1) } }
  private static let signs = allCases

  /// A sign of one byte, or of two.
  init?(_ first: UInt8, _ second: UInt8? = nil) {
    let code = second.map { Int(first) << 8 | Int($0) } ?? Int(first)
    guard let place = Self.codes.firstIndex(of: code) else { return nil }
    self = Self.signs[place]
  }
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
