// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Texts of scenes on their way into a picture: every scalar can be seen, and none is markup.
enum ShownText {
  /// The text with its invisible scalars by their numbers: controls, marks of direction, blanks.
  static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    return text.unicodeScalars.map { isVisible($0) ? String($0) : numbered($0) }.joined()
  }

  /// As the content of an element, or of an attribute in quotation marks.
  static func xml(_ text: String) -> String {
    var escaped = ""
    for scalar in visible(text).unicodeScalars {
      escaped += MarkupEntity.of(scalar) ?? (scalar == "'" ? "&#39;" : String(scalar))
    }
    return escaped
  }

  /// As a string of JSON that may stand inside an element `script`.
  static func json(_ text: String) -> String {
    var buffer = ByteBuffer()
    JSONText.append(visible(text), to: &buffer)
    var escaped = ""
    for scalar in String(decoding: buffer.bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<": escaped += "\\u003c"
      case ">": escaped += "\\u003e"
      case "&": escaped += "\\u0026"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// How wide a text is, about; letters differ.
  static func width(of text: String, size: Double) -> Double {
    visible(text).unicodeScalars.reduce(0) {
      $0 + ($1.value < 0x1100 ? 0.56 : 1.05) * size
    }
  }

  private static func numbered(_ scalar: Unicode.Scalar) -> String { "[U+\(hexadecimal(scalar))]" }
}
