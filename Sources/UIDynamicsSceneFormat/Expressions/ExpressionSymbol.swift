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

  /// The bytes of each symbol as a number, because comparing numbers is much faster than looking up raw values.
  private static let codes = allCases.map { $0.rawValue.utf8.reduce(0) { $0 << 8 | Int($1) } }
  private static let signs = allCases

  init?(_ first: UInt8, _ second: UInt8? = nil) {
    let code = second.map { Int(first) << 8 | Int($0) } ?? Int(first)
    guard let index = Self.codes.firstIndex(of: code) else { return nil }
    self = Self.signs[index]
  }
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
