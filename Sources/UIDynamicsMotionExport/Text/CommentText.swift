// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Texts of a scene inside comments, where they must not end them.
enum CommentText {
  /// For `/* … */` and `//`: on one line, and without the end of a comment.
  static func code(_ text: String) -> String {
    plain(text).replacing("*/", with: "* /").replacing("/*", with: "/ *")
  }

  /// For `<!-- … -->`.
  static func markup(_ text: String) -> String {
    var plain = plain(text)
    while plain.contains("--") { plain = plain.replacing("--", with: "- -") }
    return plain.hasSuffix("-") ? plain + " " : plain
  }

  /// Without line breaks and whatever else cannot be seen.
  static func plain(_ text: String) -> String { blanked(text) }
}
