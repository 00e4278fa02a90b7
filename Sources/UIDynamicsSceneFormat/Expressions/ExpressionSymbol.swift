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

  /// A sign of one byte.
  ///
  /// By bytes, because to look for the text of every sign costs more than all the rest of it.
  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): self = .openParenthesis
    case UInt8(ascii: ")"): self = .closeParenthesis
    case ASCII.comma: self = .comma
    case ASCII.point: self = .period
    case UInt8(ascii: "?"): self = .question
    case ASCII.colon: self = .colon
    case UInt8(ascii: "<"): self = .less
    case UInt8(ascii: ">"): self = .greater
    case ASCII.plus: self = .plus
    case ASCII.minus: self = .minus
    case ASCII.star: self = .asterisk
    case ASCII.slash: self = .slash
    case UInt8(ascii: "%"): self = .percent
    case UInt8(ascii: "!"): self = .exclamation
    default: return nil
    }
  }

  /// A sign of two bytes.
  init?(_ first: UInt8, _ second: UInt8) {
    switch (first, second) {
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): self = .or
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): self = .and
    case (ASCII.equals, ASCII.equals): self = .equal
    case (UInt8(ascii: "!"), ASCII.equals): self = .notEqual
    case (UInt8(ascii: "<"), ASCII.equals): self = .lessOrEqual
    case (UInt8(ascii: ">"), ASCII.equals): self = .greaterOrEqual
    default: return nil
    }
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
