// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsTrajectory

/// A number in a shorthand: a constant, or the text of an expression.
struct ShorthandTerm {
  /// The constant; `nil` for an expression.
  private(set) var number: Double?
  /// The number, or the expression in parentheses.
  let text: String

  init(_ number: Double) {
    (self.number, text) = (number, NumberText.text(of: number))
  }

  init(expression: String) { text = expression }

  /// Creates a term from a literal number or a string that starts with `=`.
  init?(_ value: JSONValue?, in document: JSONDocument) {
    guard let value else { return nil }
    if let number = document.finite(value) {
      self.init(number)
    } else if let text = document.expression(value) {
      self.init(expression: "(\(text))")
    } else {
      return nil
    }
  }

  /// The term as JSON; numbers are rounded so that sums of decimals stay short.
  var json: String {
    guard let number else { return JSONText.text(of: "=" + text) }
    return NumberText.text(of: (number * 1e9).rounded() / 1e9)
  }

  /// The term as JSON, without rounding.
  var exactJSON: String { number.map { NumberText.text(of: $0) } ?? json }

  static func + (one: ShorthandTerm, other: ShorthandTerm) -> ShorthandTerm {
    made(one, other, "\(one.text) + \(other.text)") { $0 + $1 }
  }

  static func * (one: ShorthandTerm, other: ShorthandTerm) -> ShorthandTerm {
    made(one, other, "\(one.text) * \(other.text)") { $0 * $1 }
  }

  /// Returns a value between two others: `share` is 0 for the first and 1 for the second.
  static func between(
    _ one: ShorthandTerm, _ other: ShorthandTerm, share: Double
  ) -> ShorthandTerm {
    if share == 1 { return other }
    let part = NumberText.text(of: share)
    return made(
      one, other, "\(one.text) + \(part) * (\(other.text) - \(one.text))"
    ) { $0 + share * ($1 - $0) }
  }

  /// Returns the result of a formula, in parentheses if it is an expression.
  static func made(
    _ one: ShorthandTerm, _ other: ShorthandTerm, _ text: String,
    _ formula: (Double, Double) -> Double
  ) -> ShorthandTerm {
    if let one = one.number, let other = other.number {
      return ShorthandTerm(formula(one, other))
    }
    return ShorthandTerm(expression: "(\(text))")
  }
}

/// A point or vector in a shorthand.
struct ShorthandPoint {
  var x: ShorthandTerm
  var y: ShorthandTerm

  init(_ x: ShorthandTerm, _ y: ShorthandTerm) { (self.x, self.y) = (x, y) }

  /// Creates a point from an array of two numbers or expressions, or from an expression for both.
  init?(_ value: JSONValue?, in document: JSONDocument) {
    guard let value else { return nil }
    if let text = document.expression(value) {
      self.init(
        ShorthandTerm(expression: "(\(text)).x"), ShorthandTerm(expression: "(\(text)).y"))
      return
    }
    let terms = document.elements(of: value).compactMap { ShorthandTerm($0, in: document) }
    guard terms.count == 2 else { return nil }
    self.init(terms[0], terms[1])
  }

  static func + (one: ShorthandPoint, other: ShorthandPoint) -> ShorthandPoint {
    ShorthandPoint(one.x + other.x, one.y + other.y)
  }

  static func between(
    _ one: ShorthandPoint, _ other: ShorthandPoint, share: Double
  ) -> ShorthandPoint {
    ShorthandPoint(
      .between(one.x, other.x, share: share), .between(one.y, other.y, share: share))
  }
}

extension JSONDocument {
  /// The text of an expression without its `=`.
  fileprivate func expression(_ value: JSONValue) -> String? {
    isExpression(value) ? string(value).map { String($0.dropFirst()) } : nil
  }
}
