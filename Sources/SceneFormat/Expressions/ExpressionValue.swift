// SPDX-License-Identifier: MIT

package import Geometry

/// The types of the expression language; there is no conversion between them.
package enum ExpressionType: String, CaseIterable, Sendable {
  case number, boolean, string, vector

  /// With an article, for sentences.
  package var noun: String { "a \(rawValue)" }
}

/// The types a value may have somewhere in a scene.
package struct ExpressionTypes: OptionSet, Sendable {
  package let rawValue: UInt8

  package static let number = ExpressionTypes(.number)
  package static let boolean = ExpressionTypes(.boolean)
  package static let string = ExpressionTypes(.string)
  package static let vector = ExpressionTypes(.vector)
  package static let any: ExpressionTypes = [.number, .boolean, .string, .vector]

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ type: ExpressionType) {
    rawValue =
      switch type {
      case .number: 1
      case .boolean: 2
      case .string: 4
      case .vector: 8
      }
  }

  package func contains(_ type: ExpressionType) -> Bool { contains(ExpressionTypes(type)) }

  /// With articles, for sentences: "a number or a vector".
  package var noun: String {
    Sentence.joined(ExpressionType.allCases.filter { contains($0) }.map(\.noun), "or")
  }
}

/// What an expression comes to.
package enum ExpressionValue: Equatable, Sendable {
  case number(Double)
  case boolean(Bool)
  case string(String)
  /// A point, a size or a direction.
  case vector(CGVector)

  package var type: ExpressionType {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .string: .string
    case .vector: .vector
    }
  }
}

extension ExpressionValue: CustomStringConvertible {
  /// As it would stand in an expression, but with a vector as `(1, 2)`.
  package var description: String {
    switch self {
    case .number(let number): Self.text(number)
    case .boolean(let boolean): "\(boolean)"
    case .string(let string): "'\(clipped(string))'"
    case .vector(let vector): "(\(Self.text(vector.dx)), \(Self.text(vector.dy)))"
    }
  }

  /// The shortest text that reads back as the number; whole numbers without a point.
  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
