// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

extension CGRect {
  /// The center with the same digits everywhere; Foundation's `midX` is the rounded mean of two edges.
  package var center: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}
