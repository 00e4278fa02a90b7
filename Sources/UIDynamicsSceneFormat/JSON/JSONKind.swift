// SPDX-License-Identifier: MIT

/// What a JSON value is; `true` and `false` are kinds of their own and so need no payload.
enum JSONKind: UInt8, Sendable {
  case null, `true`, `false`, number, string, array, object

  /// The kind in a sentence: "must be a point, not …".
  var noun: String {
    switch self {
    case .null: "null"
    case .true: "true"
    case .false: "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
