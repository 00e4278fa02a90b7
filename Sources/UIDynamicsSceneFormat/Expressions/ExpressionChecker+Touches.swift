// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension TouchProperty {
  static let methods: [TouchProperty] = [.location, .translation, .velocity]
}

extension ExpressionChecker {
  /// Checks `touch.location(in:)` and its siblings, which convert a property of the touch to a view's coordinates.
  mutating func touch(
    _ property: TouchProperty, in space: ExpressionOperand, at range: SourceRange
  ) -> ExpressionOperand {
    guard case .object(.touch)? = meaning(of: "touch", isQuoted: false) else {
      let head = ExpressionNamePart(
        text: "touch", range: SourceRange(range.lower, range.lower + "touch".utf8.count))
      return name([head], isQuoted: false)
    }
    let value = add(.reference(.touch(property)), .vector, at: range)
    let end = converted(value, to: space, at: range)
    if property == .location { return end }
    let origin = add(.constant(.vector(.zero)), .vector, at: range)
    return infix(.subtract, end, converted(origin, to: space, at: range))
  }

  private mutating func converted(
    _ point: ExpressionOperand, to space: ExpressionOperand, at range: SourceRange
  ) -> ExpressionOperand {
    call(ExpressionFunction.convert.rawValue, at: range, [point, space], upTo: range.upper)
  }
}
