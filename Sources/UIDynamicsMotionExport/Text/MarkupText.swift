// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

enum MarkupText {
  static func json(_ text: String) -> String {
    JSONText.text(of: text).replacing("<", with: "\\u003c")
  }

  static func escaped(_ text: String) -> String {
    CommentText.plain(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
