// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// How tightly a piece of Swift holds together, from loose to tight.
enum CodeBinding: Int, Comparable {
  case choice, or, and, comparison, sum, product, sign, atom

  static func < (one: CodeBinding, other: CodeBinding) -> Bool { one.rawValue < other.rawValue }

  /// One step tighter: what the right side of an operator needs.
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

/// A piece of Swift that has one value.
struct CodeTerm {
  var text: String
  var binding = CodeBinding.atom
  /// Its value, where that is known already.
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

  /// The text, in parentheses if it holds together less than it must.
  func text(_ least: CodeBinding) -> String { binding < least ? "(\(text))" : text }
}

/// Two numbers in Swift.
struct CodeVector {
  let x: CodeTerm
  let y: CodeTerm
  /// An object that holds both, and its type.
  var whole: (text: String, kind: VectorKind)?

  init(_ x: CodeTerm, _ y: CodeTerm) { (self.x, self.y) = (x, y) }

  /// The two parts of an object.
  init(_ text: String, _ kind: VectorKind) {
    x = CodeTerm("\(text).\(kind.parts.0)")
    y = CodeTerm("\(text).\(kind.parts.1)")
    whole = (text, kind)
  }

  /// An object of a type with the two numbers.
  func text(_ kind: VectorKind) -> String {
    if let whole, whole.kind == kind { return whole.text }
    return kind.call(x.text, y.text)
  }
}

/// An expression in Swift.
enum CodeValue {
  case one(CodeTerm)
  case vector(CodeVector)

  /// Its numbers, or what else it is.
  var terms: [CodeTerm] {
    switch self {
    case .one(let term): [term]
    case .vector(let vector): [vector.x, vector.y]
    }
  }
}

/// Why something cannot be said with UIKit.
struct Unsaid: Error {
  /// A clause without a full stop.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// What is to be said of copies that are yet to be made.
  static let copies = Unsaid("which copies are there turns out when it happens")
}
