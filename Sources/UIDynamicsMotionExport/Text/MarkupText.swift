// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Texts of a scene in other languages' quotes.
enum MarkupText {
  /// With quotation marks, for JSON that may stand in an element `script`.
  static func json(_ text: String) -> String {
    var buffer = ByteBuffer()
    JSONText.append(text, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self).replacing("<", with: "\\u003c")
  }

  /// For XML.
  static func escaped(_ text: String) -> String {
    CommentText.plain(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
