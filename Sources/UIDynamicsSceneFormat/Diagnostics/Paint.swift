// SPDX-License-Identifier: MIT

package enum Paint {
  case strong, faint, caret, hint
  case severity(Diagnostic.Severity)

  package func painted(_ text: String) -> String { "\u{1B}[\(parameters)m\(text)\u{1B}[0m" }

  /// Source: ECMA-48, 8.3.117, "select graphic rendition".
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
