// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import Trajectory

// The values that actions work with; nil means that there is a fault now.
extension EventPlayer {
  /// What the engine computes with stays finite below this.
  static let largest = 1e6

  /// The value of each part, each within its range.
  func values(_ operand: SceneOperand) -> [ExpressionValue]? {
    var values: [ExpressionValue] = []
    for (place, part) in operand.parts.enumerated() {
      guard let value = value(of: part) else { return nil }
      let range = place < operand.ranges.count ? operand.ranges[place] : operand.ranges.last ?? nil
      if let range, !isWithin(range, value, part) { return nil }
      values.append(value)
    }
    return values
  }

  private func isWithin(
    _ range: ClosedRange<Double>, _ value: ExpressionValue, _ part: Expression
  ) -> Bool {
    let numbers: [Double] =
      switch value {
      case .number(let number): [number]
      case .vector(let vector): [vector.dx, vector.dy]
      case .boolean, .string: []
      }
    guard let stray = numbers.first(where: { !range.contains($0) }) else { return true }
    let (lower, upper) = (
      NumberText.text(of: range.lowerBound), NumberText.text(of: range.upperBound)
    )
    fail(
      "\"\(part.text)\" is \(NumberText.text(of: stray)), which is not between \(lower) and \(upper)"
    )
    return false
  }

  /// So many numbers, a vector counting for two, that the engine can work with.
  func numbers(
    _ operand: SceneOperand, count: Int, within largest: Double = EventPlayer.largest
  ) -> [Double]? {
    guard let values = values(operand) else { return nil }
    let numbers = values.flatMap { value in
      if case .vector(let vector) = value { [vector.dx, vector.dy] } else { [value.number] }
    }
    for number in numbers where number.magnitude > largest {
      fail("the value \(NumberText.text(of: number)) is beyond \(NumberText.text(of: largest))")
      return nil
    }
    return numbers.count == count ? numbers : nil
  }

  func number(_ operand: SceneOperand, atLeast lower: Double? = nil) -> Double? {
    guard let number = numbers(operand, count: 1)?.first else { return nil }
    if let lower, number < lower {
      fail("the value \(NumberText.text(of: number)) is below \(NumberText.text(of: lower))")
      return nil
    }
    return number
  }

  func vector(
    _ operand: SceneOperand, within largest: Double = EventPlayer.largest
  ) -> CGVector? {
    numbers(operand, count: 2, within: largest).map { CGVector(dx: $0[0], dy: $0[1]) }
  }
}
