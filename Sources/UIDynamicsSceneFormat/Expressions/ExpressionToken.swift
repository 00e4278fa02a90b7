// SPDX-License-Identifier: MIT

/// A word or sign of an expression.
struct ExpressionToken {
  enum Kind: Equatable {
    case number(Double)
    case string(String)
    /// Between backticks it is never a word of the language.
    case name(String, isQuoted: Bool)
    /// One of `signs`.
    case sign(String)
    case end
  }

  let kind: Kind
  /// Byte offsets in the expression.
  let range: SourceRange

  func `is`(_ sign: String) -> Bool { kind == .sign(sign) }

  /// Those of the grammar, and the operators.
  static let signs =
    ["(", ")", ",", ".", "?", ":"] + ExpressionInfix.allCases.map(\.rawValue)
    + ExpressionPrefix.allCases.map(\.rawValue)

  /// By bytes, because to look for the text of every sign costs more than all the rest of it.
  private static let codes = signs.map { $0.utf8.reduce(0) { $0 << 8 | Int($1) } }

  /// A sign of one byte, or of two; nil where there is none.
  static func sign(_ first: UInt8, _ second: UInt8? = nil) -> String? {
    let code = second.map { Int(first) << 8 | Int($0) } ?? Int(first)
    return codes.firstIndex(of: code).map { signs[$0] }
  }
}
