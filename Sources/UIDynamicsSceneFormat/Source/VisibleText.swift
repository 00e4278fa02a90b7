// SPDX-License-Identifier: MIT

/// A scalar that changes the terminal or the order of the text, or cannot be seen, as something to see.
///
/// Control characters become their pictures (`␛`), others their number (`<U+202E>`); a name or a
/// line of the scene printed through here can neither colour the terminal nor hide a part of itself.
package func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0x20...0x7E: String(scalar)
  case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? ""
  case 0x7F: "\u{2421}"
  default: isInvisible(scalar) ? numbered(scalar) : String(scalar)
  }
}

/// A text as it may be shown to a person: every scalar visible, and all of it on one line.
///
/// What has been through here once is not changed by a second time.
package func visible(_ text: String) -> String {
  let scalars = text.unicodeScalars
  if scalars.allSatisfy({ 0x20...0x7E ~= $0.value }) { return text }
  return scalars.map { visible($0) }.joined()
}

/// The scalar for a sentence: in quotation marks, or by number where it cannot be seen.
func name(of scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0x09: "a tab"
  case 0x0A, 0x0D: "a line break"
  case 0x00...0x1F, 0x7F...0x9F: "U+" + hexadecimal(scalar)
  case 0xA0, 0x2000...0x200A, 0x3000: "the space U+" + hexadecimal(scalar)
  default: isInvisible(scalar) ? "the invisible U+" + hexadecimal(scalar) : "\"\(scalar)\""
  }
}

/// A name for a sentence: in quotation marks, visible throughout and at most 40 scalars long.
func quoted(_ text: String) -> String { "\"\(clipped(text))\"" }

/// A text for a sentence without quotation marks, visible throughout and at most 40 scalars long.
func clipped(_ text: String) -> String {
  let longest = 40
  let scalars = text.unicodeScalars
  let start = scalars.prefix(longest).map { visible($0) }.joined()
  return scalars.dropFirst(longest).isEmpty ? start : start + "…"
}

/// How many columns of a terminal a scalar fills: 0, 1 or 2.
///
/// Approximates Unicode Standard Annex #11 by the blocks that are wide throughout.
func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: return 0
  default: break
  }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1F9FF, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.properties.isDefaultIgnorableCodePoint || blankLetters.contains(scalar) { return true }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
    true
  case .spaceSeparator: scalar != " "
  default: false
  }
}

/// Letters and signs that fonts draw as nothing, though Unicode does not call them ignorable: the empty
/// Braille pattern, a null notehead, a filler of Khitan.
private let blankLetters: [Unicode.Scalar] = ["\u{2800}", "\u{1D159}", "\u{16FE4}"]

private func numbered(_ scalar: Unicode.Scalar) -> String { "<U+\(hexadecimal(scalar))>" }

private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
