// SPDX-License-Identifier: MIT

/// How an item is drawn, where the scene says so; nothing of it moves anything.
package struct ItemStyle: Equatable, Sendable {
  package var fill: ColorPair?
  /// In pt.
  package var cornerRadius: Double?
  package var label: String?
  package var image: StyleImage?
  package var hasShadow: Bool?

  package init() {}
}

/// A picture file that fills an item.
package struct StyleImage: Equatable, Sendable {
  /// As the scene names it: a path from its folder.
  package var name: String
  /// A data URL; nil until the file is read.
  package var data: String?

  package init(name: String) { self.name = name }
}

/// How the reference view is drawn.
package struct ScreenStyle: Equatable, Sendable {
  /// The kinds of screens; the raw value is the word in scenes.
  package enum Device: String, CaseIterable, Sendable {
    case phone
  }

  /// What is drawn behind the views although no view is there; the raw value is the word in scenes.
  package enum Overlay: String, CaseIterable, Sendable {
    case boundaries, attachments, fields
  }

  package var device: Device?
  package var overlays: [Overlay] = []
  package var fill: ColorPair?

  package init() {}
}
