// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

extension CGSize {
  /// True if the engine treats an ellipse of this size as a disc rather than as a polygon.
  package var isOfDisc: Bool { width == height }
}

extension UIBezierPath {
  package static func ellipse(of size: CGSize) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
