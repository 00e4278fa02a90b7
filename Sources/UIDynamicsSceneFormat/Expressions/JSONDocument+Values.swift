// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension JSONDocument {
  /// The same document with values in the place of expressions, by the places of their strings.
  func resolving(_ values: [Int: ExpressionValue]) -> JSONDocument {
    resolving(values.mapValues(\.json))
  }

  /// The same document with more values in the place of expressions.
  func laying(_ values: [Int: ExpressionValue]) -> JSONDocument {
    values.isEmpty ? self : laying(values.mapValues(\.json))
  }

  /// What an expression came to; nil for anything else.
  func value(of value: JSONValue) -> ExpressionValue? {
    computed(value).map { ExpressionValue($0) }
  }

  /// The text of a value for sentences: what an expression came to, else what stands in the source.
  func text(of value: JSONValue) -> String {
    self.value(of: value).map { "\($0)" } ?? clipped(sourceText(of: value))
  }
}

extension ExpressionValue {
  fileprivate init(_ scalar: JSONScalar) {
    self =
      switch scalar {
      case .number(let number): .number(number)
      case .boolean(let boolean): .boolean(boolean)
      case .string(let string): .string(string)
      case .pair(let dx, let dy): .vector(CGVector(dx: dx, dy: dy))
      }
  }

  fileprivate var json: JSONScalar {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let boolean): .boolean(boolean)
    case .string(let string): .string(string)
    case .vector(let vector): .pair(vector.dx, vector.dy)
    }
  }
}
