// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Makes scene text safe for pictures: every scalar is visible, and none is parsed as markup.
enum ShownText {
  /// Replaces invisible scalars (controls, bidirectional marks, spaces) by their code points.
  static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    return text.unicodeScalars.map { isVisible($0) ? String($0) : numbered($0) }.joined()
  }

  /// Escapes text for element content and quoted attributes.
  static func xml(_ text: String) -> String {
    var escaped = ""
    for scalar in visible(text).unicodeScalars {
      escaped += MarkupEntity.of(scalar) ?? (scalar == "'" ? "&#39;" : String(scalar))
    }
    return escaped
  }

  /// A JSON string that is safe inside a `script` element.
  static func json(_ text: String) -> String {
    var escaped = ""
    for scalar in JSONText.text(of: visible(text)).unicodeScalars {
      switch scalar {
      case "<": escaped += "\\u003c"
      case ">": escaped += "\\u003e"
      case "&": escaped += "\\u0026"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  static func width(of text: String, size: Double) -> Double {
    visible(text).unicodeScalars.reduce(0) {
      $0 + ($1.value < 0x1100 ? 0.56 : 1.05) * size
    }
  }

  private static func numbered(_ scalar: Unicode.Scalar) -> String { "[U+\(hexadecimal(scalar))]" }
}
