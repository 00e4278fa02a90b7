// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Scene texts inside comments, which they must not end.
package enum CommentText {
  /// A single line for `/* … */` and `//`.
  package static func code(_ text: String) -> String {
    plain(text).replacing("*/", with: "* /").replacing("/*", with: "/ *")
  }

  /// A text for `<!-- … -->`.
  static func markup(_ text: String) -> String {
    var plain = plain(text)
    while plain.contains("--") { plain = plain.replacing("--", with: "- -") }
    return plain.hasSuffix("-") ? plain + " " : plain
  }

  /// Replaces line breaks and invisible characters.
  static func plain(_ text: String) -> String { blanked(text) }
}
