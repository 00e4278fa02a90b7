// SPDX-License-Identifier: MIT

/// What a string of a document is read as after it has been worked out.
enum JSONScalar: Sendable {
  case number(Double)
  case boolean(Bool)
  case string(String)
  /// An array of two numbers.
  case pair(Double, Double)

  var kind: JSONKind {
    switch self {
    case .number: .number
    case .boolean(let value): value ? .true : .false
    case .string: .string
    case .pair: .array
    }
  }
}
