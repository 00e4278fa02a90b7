// SPDX-License-Identifier: MIT

/// The types of the expression language; there is no conversion between them.
package enum ExpressionType: String, CaseIterable, Sendable {
  case number, boolean, string, vector

  /// With an article, for sentences.
  package var noun: String { "a \(rawValue)" }
}

/// The types a value may have somewhere in a scene.
extension [ExpressionType] {
  package static var any: Self { ExpressionType.allCases }

  /// With articles, for sentences: "a number or a vector".
  package var noun: String { Sentence.joined(map(\.noun), "or") }
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
