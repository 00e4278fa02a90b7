// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

extension CGSize {
  /// Whether an ellipse of this size is a disc for the engine, which takes any other for a polygon.
  package var isOfDisc: Bool { width == height }
}

extension UIBezierPath {
  /// The ellipse of an item of a size, around its center.
  package static func ellipse(of size: CGSize) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
