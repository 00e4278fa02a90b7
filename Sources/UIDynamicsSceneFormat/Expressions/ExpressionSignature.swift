// SPDX-License-Identifier: MIT

package enum ExpressionParameter: Equatable, Sendable {
  case value(ExpressionType)
  /// A view, an item or the reference view.
  case space
  /// A space, its `frame` or `bounds`, or `rect(x, y, width, height)`.
  case region
  case addable

  static let number = ExpressionParameter.value(.number)
  static let boolean = ExpressionParameter.value(.boolean)
  static let string = ExpressionParameter.value(.string)
  static let vector = ExpressionParameter.value(.vector)

  package var type: ExpressionType? { if case .value(let type) = self { type } else { nil } }

  /// True if the type fits; an unknown type, `nil`, fits every parameter.
  func accepts(_ type: ExpressionType?) -> Bool {
    guard let type, let expected = self.type else { return true }
    return type == expected
  }

  package var noun: String {
    switch self {
    case .value(let type): type.noun
    case .space: "a view"
    case .region: "a view or a rectangle"
    case .addable: "a behavior or a view"
    }
  }
}

package final class ExpressionSignature: Sendable {
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

  func accepts(_ operands: some Sequence<ExpressionOperand>) -> Bool {
    zip(parameters, operands).allSatisfy { $0.accepts($1.type) }
  }

  /// The operands of an operator in a message: "two numbers", "a number and a vector".
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
  /// The result type, if all overloads that accept the operands agree on it.
  func result(for operands: [ExpressionOperand]) -> ExpressionType? {
    guard let first = first(where: { $0.accepts(operands) }) else { return nil }
    return allSatisfy { !$0.accepts(operands) || $0.result == first.result } ? first.result : nil
  }

  var noun: String { Sentence.joined(map { $0.noun }, "or") }
}
