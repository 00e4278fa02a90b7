// SPDX-License-Identifier: MIT

/// The views of a picture; the raw value is the `--view` argument.
package enum PictureView: String, CaseIterable, Sendable {
  /// Shows the screen as a user of the app sees it.
  case device
  /// Shows names, paths, walls, forces and collision shapes.
  case engineering
}
