// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Texts of a scene in other languages' quotes.
enum MarkupText {
  /// With quotation marks, for JSON.
  static func json(_ text: String) -> String {
    var buffer = ByteBuffer()
    JSONText.append(text, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// For XML.
  static func escaped(_ text: String) -> String {
    CommentText.plain(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
