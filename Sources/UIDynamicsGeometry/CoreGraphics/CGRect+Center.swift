// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

extension CGRect {
  /// The center, with the same digits on every platform; Foundation's `midX` is a rounded mean of two edges.
  package var center: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}
