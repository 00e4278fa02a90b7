// SPDX-License-Identifier: MIT

package enum MarkupEntity {
  /// Returns the entity, or `nil` if none is needed, even in a double-quoted attribute.
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
