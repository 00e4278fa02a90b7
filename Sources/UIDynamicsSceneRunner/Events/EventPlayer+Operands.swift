// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

// The values of operands; `nil` means that a fault was recorded.
extension EventPlayer {
  /// Evaluates each part and checks its range.
  func values(_ operand: SceneOperand) -> [ExpressionValue]? {
    var values: [ExpressionValue] = []
    for part in operand.parts {
      guard let value = value(part) else { return nil }
      values.append(value)
    }
    return values
  }

  func value(_ operand: SceneOperand) -> ExpressionValue? { values(operand)?.first }

  private func value(_ part: SceneOperand.Part) -> ExpressionValue? {
    guard let value = value(of: part.expression), isWithin(part.range, value, part.expression)
    else { return nil }
    return value
  }

  private func isWithin(
    _ range: ClosedRange<Double>?, _ value: ExpressionValue, _ expression: Expression
  ) -> Bool {
    guard let range, let stray = value.number(outside: range) else { return true }
    let (lower, upper) = (
      NumberText.text(of: range.lowerBound), NumberText.text(of: range.upperBound)
    )
    fail(
      "\"\(expression.text)\" is \(NumberText.text(of: stray)),"
        + " which is not between \(lower) and \(upper)")
    return false
  }

  /// Evaluates all parts as numbers; a vector yields two.
  func numbers(_ operand: SceneOperand) -> [Double]? {
    var numbers: [Double] = []
    for part in operand.parts {
      guard let value = value(part) else { return nil }
      value.append(to: &numbers)
    }
    return numbers
  }

  func number(_ operand: SceneOperand) -> Double? { numbers(operand)?.first }

  func vector(_ operand: SceneOperand) -> CGVector? {
    guard let numbers = numbers(operand), numbers.count == 2 else { return nil }
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
}
