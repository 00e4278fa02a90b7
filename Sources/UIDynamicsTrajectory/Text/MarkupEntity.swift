// SPDX-License-Identifier: MIT

package enum MarkupEntity {
  /// Returns the entity for a scalar, or `nil` if it needs none, even in a double-quoted attribute.
  package static func of(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }
}
