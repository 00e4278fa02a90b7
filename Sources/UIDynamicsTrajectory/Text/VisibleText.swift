// SPDX-License-Identifier: MIT

/// A scalar that changes the terminal or the order of the text, or cannot be seen, as something to see.
///
/// Control characters become their pictures (`␛`), others their number (`<U+202E>`); a name or a
/// line of the scene printed through here can neither colour the terminal nor hide a part of itself.
package func visible(_ scalar: Unicode.Scalar) -> String {
  if isVisible(scalar) { return String(scalar) }
  return switch scalar.value {
  case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? ""
  case 0x7F: "\u{2421}"
  default: "<U+\(hexadecimal(scalar))>"
  }
}

/// A text as it may be shown to a person: every scalar visible, and all of it on one line.
///
/// What has been through here once is not changed by a second time.
package func visible(_ text: String) -> String {
  isVisible(text) ? text : text.unicodeScalars.map { visible($0) }.joined()
}

/// A text with a blank for each scalar that cannot be seen or reorders: for comments of code.
package func blanked(_ text: String) -> String {
  if isVisible(text) { return text }
  return String(
    String.UnicodeScalarView(text.unicodeScalars.map { isVisible($0) ? $0 : " " }))
}

/// Whether a terminal neither obeys a scalar nor turns the text around for it, and it can be seen.
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

/// The number of a scalar, four digits and more.
package func hexadecimal(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

private func isVisible(_ text: String) -> Bool {
  text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
}

/// Letters and signs that fonts draw as nothing, though Unicode does not call them ignorable: the empty
/// Braille pattern, a null notehead, a filler of Khitan.
private let blankLetters: [Unicode.Scalar] = ["\u{2800}", "\u{1D159}", "\u{16FE4}"]
