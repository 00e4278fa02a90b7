// SPDX-License-Identifier: MIT

/// Texts of a scene in XML.
enum MarkupText {
  static func escaped(_ text: String) -> String {
    CommentText.plain(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
