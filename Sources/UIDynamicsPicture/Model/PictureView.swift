// SPDX-License-Identifier: MIT

/// What a picture is for; the raw value is the word of the option.
package enum PictureView: String, CaseIterable, Sendable {
  /// Shows what a user of the app would see.
  case device
  /// Shows names, paths, walls, forces and collision shapes.
  case engineering
}
