// SPDX-License-Identifier: MIT

/// A value that an action works with: one expression, or one for each number of an array.
package struct SceneOperand: Equatable, Sendable {
  /// An expression, and what its value must lie within; nil for anything finite.
  package struct Part: Equatable, Sendable {
    package var expression: Expression
    package var range: ClosedRange<Double>?

    package init(_ expression: Expression, within range: ClosedRange<Double>?) {
      (self.expression, self.range) = (expression, range)
    }
  }

  /// One; two of a vector; four of a rectangle; all numbers where there is more than one.
  package var parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }
}

extension SceneOperand {
  package var expressions: [Expression] { parts.map { $0.expression } }
}

/// A named value of an emitted record.
package struct SceneMember: Equatable, Sendable {
  package var key: String
  package var value: SceneOperand
}
