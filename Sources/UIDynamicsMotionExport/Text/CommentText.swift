// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Makes scene text safe inside comments, so that it cannot end them.
package enum CommentText {
  /// A single line for `/* … */` and `//`.
  package static func code(_ text: String) -> String {
    plain(text).replacing("*/", with: "* /").replacing("/*", with: "/ *")
  }

  /// Text for `<!-- … -->`.
  static func markup(_ text: String) -> String {
    var plain = plain(text)
    while plain.contains("--") { plain = plain.replacing("--", with: "- -") }
    return plain.hasSuffix("-") ? plain + " " : plain
  }

  /// Replaces line breaks and invisible characters.
  static func plain(_ text: String) -> String { blanked(text) }
}
