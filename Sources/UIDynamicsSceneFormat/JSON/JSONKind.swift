// SPDX-License-Identifier: MIT

/// The kind of a JSON value; `true` and `false` are separate kinds so that no payload is needed.
package enum JSONKind: UInt8, BitwiseCopyable, Sendable {
  case null, `true`, `false`, number, string, array, object

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
