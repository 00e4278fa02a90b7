// SPDX-License-Identifier: MIT

/// What a colour on a terminal stands for.
package enum Paint {
  case strong, faint, caret, hint
  case severity(Diagnostic.Severity)

  /// The text between the control sequences that begin and end the colour.
  package func painted(_ text: String) -> String { "\u{1B}[\(parameters)m\(text)\u{1B}[0m" }

  /// The parameters of the control sequence "select graphic rendition".
  ///
  /// Source: ECMA-48, 8.3.117.
  private var parameters: String {
    switch self {
    case .strong: "1"
    case .faint: "2"
    case .caret: "1;32"
    case .hint: "1;36"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;35"
    }
  }
}
