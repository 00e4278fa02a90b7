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
        "/// Returns -1, 0 or 1.", "private func sign(_ x: CGFloat) -> CGFloat {",
        "  x > 0 ? 1 : x < 0 ? -1 : 0", "}",
      ]
    case .interpolated:
      [
        "/// Interpolates between two numbers; extrapolates below 0 and above 1.",
        "private func interpolated(_ start: CGFloat, _ end: CGFloat, _ t: CGFloat) -> CGFloat {",
        "  t < 0.5 ? start + (end - start) * t : end - (end - start) * (1 - t)", "}",
      ]
    case .normalized:
      [
        "/// The vector scaled to length 1.",
        "private func normalized(_ x: CGFloat, _ y: CGFloat) -> CGVector {",
        "  let length = (x * x + y * y).squareRoot()",
        "  return CGVector(dx: x / length, dy: y / length)", "}",
      ]
    case .rotated:
      [
        "/// The vector rotated clockwise by an angle.",
        "private func rotated(_ x: CGFloat, _ y: CGFloat, _ angle: CGFloat) -> CGVector {",
        "  CGVector(dx: x * cos(angle) - y * sin(angle), dy: x * sin(angle) + y * cos(angle))", "}",
      ]
    case .pair:
      [
        "/// Returns `true` if the two pairs are the same items, in either order.",
        "private func isPair(", "  _ item1: any UIDynamicItem, _ item2: any UIDynamicItem,",
        "  _ one: any UIDynamicItem, _ other: any UIDynamicItem", ") -> Bool {",
        "  (item1 === one && item2 === other) || (item1 === other && item2 === one)", "}",
      ]
    case .anyOf:
      [
        "/// Returns `true` if any condition is true.",
        "private func anyOf(_ conditions: Bool...) -> Bool {",
        "  conditions.contains(true)", "}",
      ]
    case .allOf:
      [
        "/// Returns `true` if all conditions are true.",
        "private func allOf(_ conditions: Bool...) -> Bool {",
        "  !conditions.contains(false)", "}",
      ]
    case .countOf:
      [
        "/// The number of true conditions.",
        "private func countOf(_ conditions: Bool...) -> CGFloat {",
        "  CGFloat(conditions.filter { $0 }.count)", "}",
      ]
    case .sumOf:
      [
        "/// The sum, added from left to right.",
        "private func sumOf(_ numbers: CGFloat...) -> CGFloat {", "  numbers.reduce(0, +)", "}",
      ]
    case .minOf:
      [
        "/// The smallest number.", "private func minOf(_ numbers: CGFloat...) -> CGFloat {",
        "  numbers.min() ?? 0", "}",
      ]
    case .maxOf:
      [
        "/// The largest number.", "private func maxOf(_ numbers: CGFloat...) -> CGFloat {",
        "  numbers.max() ?? 0", "}",
      ]
    }
  }
}
