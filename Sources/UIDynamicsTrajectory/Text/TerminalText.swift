// SPDX-License-Identifier: MIT

/// Text that is safe to print, because everything except literals passes through `visible`.
///
/// Console output requires this type, so no command can forget to escape text.
package struct TerminalText: ExpressibleByStringInterpolation, Equatable, Sendable {
  package private(set) var text: String

  package init(stringLiteral text: String) { self.text = text }

  package init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  package init(page: String) {
    text = page.split(separator: "\n", omittingEmptySubsequences: false)
      .map { visible(String($0)) }.joined(separator: "\n")
  }

  /// Wraps the output of a renderer that escapes its own text and adds colors.
  package init(rendered text: String) { self.text = text }

  package static func + (left: TerminalText, right: TerminalText) -> TerminalText {
    TerminalText(rendered: left.text + right.text)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends text that may come from outside, escaped so that it stays on one line.
    package mutating func appendInterpolation(_ foreign: some StringProtocol) {
      text += visible(String(foreign))
    }

    package mutating func appendInterpolation(_ safe: TerminalText) { text += safe.text }

    package mutating func appendInterpolation(_ literal: StaticString) { text += "\(literal)" }
  }
}

extension Sequence<TerminalText> {
  package func joined(_ separator: TerminalText = "") -> TerminalText {
    TerminalText(rendered: map { $0.text }.joined(separator: separator.text))
  }
}
