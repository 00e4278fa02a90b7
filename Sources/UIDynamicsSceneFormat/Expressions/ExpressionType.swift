// SPDX-License-Identifier: MIT

/// The types of the expression language, which has no conversions.
package enum ExpressionType: String, CaseIterable, Sendable {
  case number, boolean, string, vector

  package var noun: String { "a \(rawValue)" }

  static let textHint = "convert numbers and booleans to strings with text(value)"
}

package struct ExpressionTypes: OptionSet, Sendable {
  package let rawValue: UInt8

  package static let number = ExpressionTypes(.number)
  package static let boolean = ExpressionTypes(.boolean)
  package static let string = ExpressionTypes(.string)
  package static let vector = ExpressionTypes(.vector)
  package static let any: ExpressionTypes = [.number, .boolean, .string, .vector]

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ type: ExpressionType) {
    rawValue = 1 << UInt8(ExpressionType.allCases.firstIndex(of: type) ?? 0)
  }

  package func contains(_ type: ExpressionType) -> Bool { contains(ExpressionTypes(type)) }

  package var noun: String {
    Sentence.joined(ExpressionType.allCases.filter { contains($0) }.map { $0.noun }, "or")
  }
}

extension ExpressionValue {
  package var type: ExpressionType {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .string: .string
    case .vector: .vector
    }
  }
}
