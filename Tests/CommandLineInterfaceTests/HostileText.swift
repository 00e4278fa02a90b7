// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// Strings with terminal escapes, bidirectional marks, and invisible characters.
enum HostileText {
  /// At most 40 scalars, so messages quote it in full.
  static let hostile =
    "\u{1B}[2J\u{1B}]0;X\u{7}\u{9B}31m\nuidyn: error: forged\r\u{202E}\u{34F}\u{2800}"
  private static let scalars: [Unicode.Scalar] = [
    "\u{0}", "\u{7}", "\u{8}", "\t", "\n", "\u{B}", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}",
    "\u{A0}", "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{1160}", "\u{17B4}", "\u{180B}",
    "\u{180E}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}",
    "\u{2060}", "\u{2066}", "\u{2069}", "\u{2800}", "\u{3164}", "\u{FE0F}", "\u{FEFF}", "\u{FFA0}",
    "\u{FFF9}", "\u{1D159}", "\u{1D173}", "\u{E0001}", "\u{E0041}", "\u{E0100}", "\u{F0000}",
    "\u{10FFFF}",
  ]

  static let texts = [hostile] + scalars.map { "a\($0)b" }

  static func escaped(_ text: String) -> String {
    text.utf16.map { "\\u" + String(repeating: "0", count: 4 - hex($0).count) + hex($0) }.joined()
  }

  private static func hex(_ unit: UInt16) -> String { String(unit, radix: 16) }

  /// Expects that a terminal receives only visible characters and no forged line.
  static func expectHarmless(
    _ result: CommandResult, _ label: String, withAnswer: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // No-break spaces in data are allowed.
    let answer = withAnswer ? result.output.replacing("\u{A0}", with: " ") : ""
    for said in [result.messages, answer] {
      let harmful = said.unicodeScalars.first { scalar in
        if 0x20..<0x7F ~= scalar.value || scalar == "\n" { return false }
        return scalar.value <= 0xA0 || scalars.contains(scalar)
      }
      #expect(
        harmful == nil, "\(label)\n\(said.debugDescription)", sourceLocation: sourceLocation)
      let isForged = said.split(separator: "\n").contains { $0.hasPrefix("uidyn: error: forged") }
      #expect(!isForged, "\(label)", sourceLocation: sourceLocation)
    }
    #expect(result.code != .internalError, "\(label)", sourceLocation: sourceLocation)
  }
}
