// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// Operator precedence, from lowest to highest.
enum CodeBinding: Int, Comparable {
  case choice, or, and, comparison, sum, product, sign, atom

  static func < (one: CodeBinding, other: CodeBinding) -> Bool { one.rawValue < other.rawValue }

  /// The precedence that the right operand needs.
  var tighter: CodeBinding { CodeBinding(rawValue: rawValue + 1) ?? .atom }

  init(_ infix: ExpressionInfix) {
    self =
      switch infix {
      case .or: .or
      case .and: .and
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
      case .add, .subtract: .sum
      case .multiply, .divide, .remainder: .product
      }
  }
}

/// A Swift expression with one value.
struct CodeTerm {
  var text: String
  var binding = CodeBinding.atom
  /// The value, if it is known while exporting.
  var constant: ExpressionValue?

  init(_ text: String, _ binding: CodeBinding = .atom, constant: ExpressionValue? = nil) {
    (self.text, self.binding, self.constant) = (text, binding, constant)
  }

  init(_ value: ExpressionValue) {
    switch value {
    case .number(let number):
      self.init(CodeLiteral.number(number), number < 0 ? .sign : .atom, constant: value)
    case .boolean(let truth): self.init("\(truth)", constant: value)
    case .string(let text): self.init(CodeLiteral.text(text), constant: value)
    case .vector(let vector):
      self.init(
        VectorKind.vector.call(CodeLiteral.number(vector.dx), CodeLiteral.number(vector.dy)),
        constant: value)
    }
  }

  /// The text, in parentheses if it binds less tightly than `least`.
  func text(_ least: CodeBinding) -> String { binding < least ? "(\(text))" : text }
}

struct CodeVector {
  let x: CodeTerm
  let y: CodeTerm
  /// The object that holds both numbers, and its type.
  var whole: (text: String, kind: VectorKind)?

  init(_ x: CodeTerm, _ y: CodeTerm) { (self.x, self.y) = (x, y) }

  init(_ text: String, _ kind: VectorKind) {
    x = CodeTerm("\(text).\(kind.parts.0)")
    y = CodeTerm("\(text).\(kind.parts.1)")
    whole = (text, kind)
  }

  func text(_ kind: VectorKind) -> String {
    if let whole, whole.kind == kind { return whole.text }
    return kind.call(x.text, y.text)
  }
}

enum CodeValue {
  case one(CodeTerm)
  case vector(CodeVector)

  var terms: [CodeTerm] {
    switch self {
    case .one(let term): [term]
    case .vector(let vector): [vector.x, vector.y]
    }
  }
}

/// An error for scene features that UIKit cannot express.
struct Inexpressible: Error {
  /// A clause without a period.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  static let copies = Inexpressible("the copies are only known at run time")
}
