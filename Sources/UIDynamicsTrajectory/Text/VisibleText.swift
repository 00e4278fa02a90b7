// SPDX-License-Identifier: MIT

/// Replaces a scalar that controls the terminal, reorders text or is invisible.
///
/// Control characters become symbols such as `␛`, and others become codes such as `<U+202E>`, so printed names
/// cannot color the terminal or hide parts of themselves.
package func visible(_ scalar: Unicode.Scalar) -> String {
  if isVisible(scalar) { return String(scalar) }
  return switch scalar.value {
  case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? ""
  case 0x7F: "\u{2421}"
  default: "<U+\(hexadecimal(scalar))>"
  }
}

/// Makes every scalar of a string visible, on a single line; idempotent.
package func visible(_ text: String) -> String {
  isVisible(text) ? text : text.unicodeScalars.map { visible($0) }.joined()
}

/// Replaces scalars that are invisible or reorder text with spaces, for comments in generated code.
package func blanked(_ text: String) -> String {
  if isVisible(text) { return text }
  return String(
    String.UnicodeScalarView(text.unicodeScalars.map { isVisible($0) ? $0 : " " }))
}

/// Returns `true` for scalars that are visible and do not affect the terminal or the order of text.
package func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  if 0x20...0x7E ~= scalar.value { return true }
  if scalar.properties.isDefaultIgnorableCodePoint || blankLetters.contains(scalar) { return false }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
    .unassigned, .spaceSeparator:
    false
  default: true
  }
}

package func hexadecimal(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

private func isVisible(_ text: String) -> Bool {
  text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
}

/// Scalars that fonts draw as blank although Unicode does not ignore them: Braille blank, null notehead, and
/// Khitan filler.
private let blankLetters: [Unicode.Scalar] = ["\u{2800}", "\u{1D159}", "\u{16FE4}"]
