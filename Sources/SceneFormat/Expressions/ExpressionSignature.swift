// SPDX-License-Identifier: MIT

/// What an operator or a function takes, and what it gives.
package struct ExpressionSignature: Equatable, Sendable {
  package let parameters: [ExpressionType]
  package let result: ExpressionType

  init(_ parameters: ExpressionType..., gives result: ExpressionType) {
    (self.parameters, self.result) = (parameters, result)
  }

  /// Whether values of these types can be given; nil is a type that is not known.
  func accepts(_ types: [ExpressionType?]) -> Bool {
    zip(parameters, types).allSatisfy { $0 == $1 ?? $0 }
  }

  /// The parameters of an operator, for sentences: "two numbers", "a number and a vector".
  package var noun: String {
    guard let first = parameters.first, parameters.count == 2 else {
      return parameters.first?.noun ?? ""
    }
    return parameters[1] == first
      ? "two \(first.rawValue)s" : "\(first.noun) and \(parameters[1].noun)"
  }
}

extension [ExpressionSignature] {
  /// The type given to values of these types, as far as that is certain.
  func result(for types: [ExpressionType?]) -> ExpressionType? {
    let fitting = filter { $0.accepts(types) }
    return fitting.allSatisfy { $0.result == fitting[0].result } ? fitting.first?.result : nil
  }

  /// For sentences: "two numbers or two vectors".
  var noun: String { Sentence.joined(map(\.noun), "or") }
}
