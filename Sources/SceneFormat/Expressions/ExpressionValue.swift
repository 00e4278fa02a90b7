// SPDX-License-Identifier: MIT

package import Geometry

/// The types of the expression language; there is no conversion between them.
package enum ExpressionType: String, CaseIterable, Sendable {
  case number, boolean, string, vector

  /// With an article, for sentences.
  package var noun: String { "a \(rawValue)" }
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
