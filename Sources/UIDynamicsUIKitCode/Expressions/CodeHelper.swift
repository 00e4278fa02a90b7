// SPDX-License-Identifier: MIT

/// Functions that expressions and delegates may need, written at the end of the file.
enum CodeHelper: CaseIterable {
  case length, sign, interpolated, normalized, rotated, pair
  case anyOf, allOf, countOf, sumOf, minOf, maxOf

  var lines: CodeBlock {
    switch self {
    case .length:
      [
        "/// The length of a vector.",
        "private func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {",
        "  (x * x + y * y).squareRoot()", "}",
      ]
    case .sign:
      [
        "/// -1, 0 or 1.", "private func sign(_ x: CGFloat) -> CGFloat {",
        "  x > 0 ? 1 : x < 0 ? -1 : 0", "}",
      ]
    case .interpolated:
      [
        "/// From one number (t = 0) to another (t = 1), and beyond.",
        "private func interpolated(_ start: CGFloat, _ end: CGFloat, _ t: CGFloat) -> CGFloat {",
        "  t < 0.5 ? start + (end - start) * t : end - (end - start) * (1 - t)", "}",
      ]
    case .normalized:
      [
        "/// The vector with the length 1.",
        "private func normalized(_ x: CGFloat, _ y: CGFloat) -> CGVector {",
        "  let length = (x * x + y * y).squareRoot()",
        "  return CGVector(dx: x / length, dy: y / length)", "}",
      ]
    case .rotated:
      [
        "/// The vector turned by an angle, clockwise on screen.",
        "private func rotated(_ x: CGFloat, _ y: CGFloat, _ angle: CGFloat) -> CGVector {",
        "  CGVector(dx: x * cos(angle) - y * sin(angle), dy: x * sin(angle) + y * cos(angle))", "}",
      ]
    case .pair:
      [
        "/// Whether two items are these, in either order.",
        "private func isPair(", "  _ item1: any UIDynamicItem, _ item2: any UIDynamicItem,",
        "  _ one: any UIDynamicItem, _ other: any UIDynamicItem", ") -> Bool {",
        "  (item1 === one && item2 === other) || (item1 === other && item2 === one)", "}",
      ]
    case .anyOf:
      [
        "/// Whether at least one is true.", "private func anyOf(_ conditions: Bool...) -> Bool {",
        "  conditions.contains(true)", "}",
      ]
    case .allOf:
      [
        "/// Whether each is true.", "private func allOf(_ conditions: Bool...) -> Bool {",
        "  !conditions.contains(false)", "}",
      ]
    case .countOf:
      [
        "/// How many are true.", "private func countOf(_ conditions: Bool...) -> CGFloat {",
        "  CGFloat(conditions.filter { $0 }.count)", "}",
      ]
    case .sumOf:
      [
        "/// The sum, from the first to the last.",
        "private func sumOf(_ numbers: CGFloat...) -> CGFloat {", "  numbers.reduce(0, +)", "}",
      ]
    case .minOf:
      [
        "/// The smallest; there is one.", "private func minOf(_ numbers: CGFloat...) -> CGFloat {",
        "  numbers.min() ?? 0", "}",
      ]
    case .maxOf:
      [
        "/// The largest; there is one.", "private func maxOf(_ numbers: CGFloat...) -> CGFloat {",
        "  numbers.max() ?? 0", "}",
      ]
    }
  }
}
