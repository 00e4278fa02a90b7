// SPDX-License-Identifier: MIT

/// What an argument of a function can be: a value, or something of the scene that is named.
package enum ExpressionParameter: Equatable, Sendable {
  case value(ExpressionType)
  /// A view, an item or the reference view: something with coordinates of its own.
  case space
  /// A space, its `frame` or `bounds`, or `rect(x, y, width, height)`.
  case region
  /// A behavior, or what a space is besides the reference view.
  case addable

  static let number = ExpressionParameter.value(.number)
  static let boolean = ExpressionParameter.value(.boolean)
  static let string = ExpressionParameter.value(.string)
  static let vector = ExpressionParameter.value(.vector)

  /// The type of the value; nil for what is not a value.
  package var type: ExpressionType? { if case .value(let type) = self { type } else { nil } }

  /// Whether a value of a type can be given; nil is a type that is not known.
  func accepts(_ type: ExpressionType?) -> Bool {
    guard let type, let expected = self.type else { return true }
    return type == expected
  }

  /// With an article, for sentences.
  package var noun: String {
    switch self {
    case .value(let type): type.noun
    case .space: "a view"
    case .region: "a view or a rectangle"
    case .addable: "a behavior or a view"
    }
  }
}

/// What an operator or a function takes, and what it gives.
package final class ExpressionSignature: Equatable, Sendable {
  package let parameters: [ExpressionParameter]
  package let result: ExpressionType

  convenience init(_ parameters: ExpressionParameter..., gives result: ExpressionType) {
    self.init(parameters, gives: result)
  }

  init(_ parameters: [ExpressionParameter], gives result: ExpressionType) {
    (self.parameters, self.result) = (parameters, result)
  }

  package static func == (one: ExpressionSignature, other: ExpressionSignature) -> Bool {
    (one.parameters, one.result) == (other.parameters, other.result)
  }

  /// Whether these can be given, as far as their types are known.
  func accepts(_ operands: some Sequence<ExpressionOperand>) -> Bool {
    zip(parameters, operands).allSatisfy { $0.accepts($1.type) }
  }

  /// The parameters of an operator, for sentences: "two numbers", "a number and a vector".
  package var noun: String {
    guard let first = parameters.first, parameters.count == 2 else {
      return parameters.first?.noun ?? ""
    }
    guard parameters[1] == first, let type = first.type else {
      return "\(first.noun) and \(parameters[1].noun)"
    }
    return "two \(type.rawValue)s"
  }
}

extension [ExpressionSignature] {
  /// The type given to operands, as far as that is certain; without any, whatever they are.
  func result(for operands: [ExpressionOperand]) -> ExpressionType? {
    guard let first = first(where: { $0.accepts(operands) }) else { return nil }
    return allSatisfy { !$0.accepts(operands) || $0.result == first.result } ? first.result : nil
  }

  /// For sentences: "two numbers or two vectors".
  var noun: String { Sentence.joined(map { $0.noun }, "or") }
}
