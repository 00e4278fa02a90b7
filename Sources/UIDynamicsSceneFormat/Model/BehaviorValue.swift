// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// What a property of a behavior can be.
package enum BehaviorValue: Equatable, Sendable {
  case number(Double)
  case boolean(Bool)
  /// A point, a direction.
  case vector(CGVector)
  /// Infinite where it has no bound.
  case range(UIFloatRange)
  case insets(UIEdgeInsets)

  /// The forms of values, as the rows of the table have them.
  package enum Form: Sendable {
    case number, boolean, vector, range, insets

    /// How many numbers it takes; none for a boolean.
    package var count: Int {
      switch self {
      case .number: 1
      case .boolean: 0
      case .vector, .range: 2
      case .insets: 4
      }
    }

    /// What an expression gets that reads such a value; nil for one it has no type for.
    package var type: ExpressionType? {
      switch self {
      case .number: .number
      case .boolean: .boolean
      case .vector: .vector
      case .range, .insets: nil
      }
    }
  }

  /// A value from what the parts of an operand come to; nil for parts of another form.
  package init?(_ parts: [ExpressionValue], as form: Form) {
    let numbers = parts.flatMap { $0.numbers }
    guard numbers.count == form.count else { return nil }
    switch form {
    case .number: self = .number(numbers[0])
    case .boolean:
      guard case .boolean(let value)? = parts.first else { return nil }
      self = .boolean(value)
    case .vector: self = .vector(CGVector(dx: numbers[0], dy: numbers[1]))
    case .range: self = .range(UIFloatRange(minimum: numbers[0], maximum: numbers[1]))
    case .insets:
      self = .insets(
        UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    }
  }

  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  package var vector: CGVector? { if case .vector(let vector) = self { vector } else { nil } }

  /// The value for an expression; nil for one it has no type for.
  package var value: ExpressionValue? {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .vector(let vector): .vector(vector)
    case .range, .insets: nil
    }
  }
}
