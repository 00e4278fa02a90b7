// SPDX-License-Identifier: MIT

/// The appearance of an item in drawings; it does not affect the motion.
package struct ItemStyle: Equatable, Sendable {
  package var fill: ColorPair?
  /// The radius of rounded corners, in pt.
  package var cornerRadius: Double?
  package var label: String?
  package var image: StyleImage?
  package var hasShadow: Bool?

  package init() {}
}

package struct StyleImage: Equatable, Sendable {
  /// The path of the file relative to the scene's folder.
  package var name: String
  /// A data URL; `nil` until the file has been read.
  package var data: String?

  package init(name: String) { self.name = name }
}

package struct ScreenStyle: Equatable, Sendable {
  package enum Device: String, CaseIterable, Sendable {
    case phone
  }

  /// Invisible objects that are drawn behind the views; the raw value is their name in scenes.
  package enum Overlay: String, CaseIterable, Sendable {
    case boundaries, attachments, fields
  }

  package var device: Device?
  package var overlays: [Overlay] = []
  package var fill: ColorPair?

  package init() {}
}
