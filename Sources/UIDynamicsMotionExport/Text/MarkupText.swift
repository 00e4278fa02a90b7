// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

enum MarkupText {
  static func json(_ text: String) -> String {
    var buffer = ByteBuffer()
    JSONText.append(text, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self).replacing("<", with: "\\u003c")
  }

  static func escaped(_ text: String) -> String {
    CommentText.plain(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
