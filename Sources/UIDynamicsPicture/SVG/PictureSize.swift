// SPDX-License-Identifier: MIT

package struct PictureSize: Equatable, Sendable {
  /// The default length of the longer side.
  package static let usualSide = Int(Canvas.side)

  package var width: Int
  /// `nil` to follow from the width.
  package var height: Int?

  package init(width: Int, height: Int? = nil) { (self.width, self.height) = (width, height) }
}
