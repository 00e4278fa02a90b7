// SPDX-License-Identifier: MIT

/// How large a whole picture is, in pixels.
package struct PictureSize: Equatable, Sendable {
  /// The longer side where nobody asks for a size.
  package static let usualSide = Int(Canvas.side)

  package var width: Int
  /// Nil for what the width makes of it.
  package var height: Int?

  package init(width: Int, height: Int? = nil) { (self.width, self.height) = (width, height) }
}
