// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

extension UIBezierPath {
  /// The ellipse of an item of a size, around its center.
  package static func ellipse(of size: CGSize) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
