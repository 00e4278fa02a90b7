// SPDX-License-Identifier: MIT

/// The style of an item in pictures; it does not affect the motion.
package struct ItemStyle: Equatable, Sendable {
  package var fill: ColorPair?
  /// In pt.
  package var cornerRadius: Double?
  package var label: String?
  package var image: StyleImage?
  package var hasShadow: Bool?

  package init() {}
}

package struct StyleImage: Equatable, Sendable {
  /// A path relative to the scene's folder.
  package var name: String
  /// A data URL; `nil` until the file is read.
  package var data: String?

  package init(name: String) { self.name = name }
}

package struct ScreenStyle: Equatable, Sendable {
  package enum Device: String, CaseIterable, Sendable {
    case phone
  }

  /// Invisible objects to draw behind the views; the raw value is the name in scenes.
  package enum Overlay: String, CaseIterable, Sendable {
    case boundaries, attachments, fields
  }

  package var device: Device?
  package var overlays: [Overlay] = []
  package var fill: ColorPair?

  package init() {}
}
