// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// A scene that a page runs itself, with its files.
package struct LivingScene: Sendable {
  private let name: String
  private let text: [UInt8]
  private let view: PictureView
  /// JSON texts that are merged into the scene.
  package var overlays: [(name: String, text: [UInt8])] = []
  /// Values of parameters that differ from the text.
  package var values: [(name: String, text: String)] = []
  package var timeLimit: Double?
  /// The warnings of the scene, as text.
  package var warnings = ""
  package var limits: [(name: String, value: Int)] = []
  /// The contents of recordings, and images as data URLs, by their names in the scene.
  package var recordings: [(name: String, bytes: [UInt8])] = []
  package var images: [(name: String, data: String)] = []

  package init(name: String, text: [UInt8], view: PictureView = .device) {
    (self.name, self.text, self.view) = (name, text, view)
  }

  /// The members that the page reads.
  package var members: [(key: String, value: JSONTree)] {
    func text(_ bytes: [UInt8]) -> JSONTree { .text(String(decoding: bytes, as: UTF8.self)) }
    func base64(_ bytes: [UInt8]) -> JSONTree {
      var buffer = ByteBuffer()
      Base64.append(bytes, to: &buffer)
      return text(buffer.bytes)
    }
    let options: [(key: String, value: JSONTree)] = [
      ("values", .object(values.map { ($0.name, .text($0.text)) })),
      ("timeLimit", JSONTree(timeLimit)),
      ("limits", .object(limits.map { ($0.name, .number(Double($0.value))) })),
    ]
    return [
      ("name", .text(name)), ("text", text(self.text)), ("view", .text(view.rawValue)),
      ("overlays", .list(overlays.map { .list([.text($0.name), text($0.text)]) })),
      ("options", .object(options)), ("warnings", .text(warnings)),
      ("recordings", .object(recordings.map { ($0.name, base64($0.bytes)) })),
      ("images", .object(images.map { ($0.name, .text($0.data)) })),
    ]
  }
}
