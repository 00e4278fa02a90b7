// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

extension CGSize {
  /// Returns the size of the bounds that a layer takes when its frame is set to this size.
  ///
  /// UIKit takes the size through the inverse transform as a vector, not as a rectangle. A device printed
  /// 117.873589 × 100 for a frame of 100 × 100 under a rotation by 0.1. Magnitudes beyond 45° are ours.
  package func beneath(_ transform: CGAffineTransform) -> CGSize {
    let vector = applying(transform.inverted())
    return CGSize(width: vector.width.magnitude, height: vector.height.magnitude)
  }
}
