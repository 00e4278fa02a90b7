// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Names a scalar in messages: in quotes, or as a code point if it is invisible.
func name(of scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0x09: "a tab"
  case 0x0A, 0x0D: "a line break"
  case 0x00...0x1F, 0x7F...0x9F: "U+" + hexadecimal(scalar)
  case 0xA0, 0x2000...0x200A, 0x3000: "the space U+" + hexadecimal(scalar)
  default: isVisible(scalar) ? "\"\(scalar)\"" : "the invisible character U+" + hexadecimal(scalar)
  }
}

/// Quotes a name in messages; invisible characters are escaped, and at most 40 scalars are shown.
package func quoted(_ text: String) -> String { "\"\(clipped(text))\"" }

/// Like `quoted`, but without quotes.
@inline(never) package func clipped(_ text: String) -> String {
  let longest = 40
  let scalars = text.unicodeScalars
  let start = scalars.prefix(longest).map { visible($0) }.joined()
  return scalars.dropFirst(longest).isEmpty ? start : start + "…"
}

func capitalized(_ text: some StringProtocol) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

/// The number of terminal columns of a scalar: 0, 1 or 2.
///
/// Approximates Unicode Standard Annex #11 by blocks that are entirely wide.
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
