// SPDX-License-Identifier: MIT

/// An expression that has been read and checked: every name is known and every type fits.
package struct Expression: Equatable, Sendable {
  /// As it stands in the scene, without the `=`.
  package let text: String
  package let type: ExpressionType
  private let value: ExpressionValue

  /// An expression that is one value, for what the scene writes as a literal.
  package init(_ value: ExpressionValue, text: String) {
    (self.text, self.type, self.value) = (text, value.type, value)
  }

  /// Works out the value; a value that is no finite number is a fault.
  package func evaluate<Context: ExpressionContext>(
    in context: borrowing Context
  ) throws(ExpressionFault) -> ExpressionValue {
    value
  }
}

/// Where the values of names come from while an expression is worked out.
package protocol ExpressionContext: ~Copyable {
  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue
}

/// Why an expression has no value at this moment; it ends the run.
package struct ExpressionFault: Error, Equatable {
  /// A sentence without a full stop that names the operation and its operands.
  package var message: String
  /// The expression it happened in; added by the one who evaluates it.
  package var expression: String

  package init(_ message: String, in expression: String = "") {
    (self.message, self.expression) = (message, expression)
  }
}
