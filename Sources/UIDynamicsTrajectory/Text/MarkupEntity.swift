// SPDX-License-Identifier: MIT

/// What stands in XML and HTML for the letters that are markup.
package enum MarkupEntity {
  /// The entity of a letter; nil for one that may stand as it is, also in an attribute in double quotes.
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
