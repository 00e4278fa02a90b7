// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

package enum BehaviorValue: Equatable, Sendable {
  case number(Double)
  case boolean(Bool)
  case vector(CGVector)
  case range(UIFloatRange)
  case insets(UIEdgeInsets)

  package enum Form: Sendable {
    case number, boolean, vector, range, insets

    /// The number of components; 0 for a Boolean.
    package var count: Int {
      switch self {
      case .number: 1
      case .boolean: 0
      case .vector, .range: 2
      case .insets: 4
      }
    }

    package var type: ExpressionType? {
      switch self {
      case .number: .number
      case .boolean: .boolean
      case .vector: .vector
      case .range, .insets: nil
      }
    }
  }

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

  package var value: ExpressionValue? {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .vector(let vector): .vector(vector)
    case .range, .insets: nil
    }
  }
}
