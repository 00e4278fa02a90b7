// SPDX-License-Identifier: MIT

struct ExpressionToken {
  enum Kind: Equatable {
    case number(Double)
    case string(String)
    /// A name; one in backticks (`isQuoted`) is never a keyword.
    case name(String, isQuoted: Bool)
    /// One of `symbols`.
    case symbol(String)
    case end
  }

  static let symbols: [String] =
    ExpressionInfix.allCases.map { $0.rawValue } + ["(", ")", ",", ".", "?", ":", "!"]

  let kind: Kind
  let range: SourceRange

  func `is`(_ symbol: String) -> Bool { kind == .symbol(symbol) }
}
