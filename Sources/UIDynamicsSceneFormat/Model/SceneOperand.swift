// SPDX-License-Identifier: MIT

/// A value in an action: a single expression, or one for each number of an array.
package struct SceneOperand: Equatable, Sendable {
  /// An expression and the range of its value; `nil` allows any finite value.
  package struct Part: Equatable, Sendable {
    package var expression: Expression
    package var range: ClosedRange<Double>?

    package init(_ expression: Expression, within range: ClosedRange<Double>?) {
      (self.expression, self.range) = (expression, range)
    }
  }

  package var parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }
}

extension SceneOperand {
  package var expressions: [Expression] { parts.map { $0.expression } }
}

package struct SceneMember: Equatable, Sendable {
  package var key: String
  package var value: SceneOperand
}
