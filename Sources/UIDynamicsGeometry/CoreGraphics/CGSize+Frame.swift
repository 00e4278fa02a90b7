// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

extension CGSize {
  /// Returns the bounds size that a layer gets when its frame is set to this size.
  ///
  /// UIKit applies the inverse transform to the size as a vector: a frame of 100 × 100 under a rotation of
  /// 0.1 rad reads back as 117.873589 × 100. The magnitudes beyond 45° are our choice.
  package func beneath(_ transform: CGAffineTransform) -> CGSize {
    let vector = applying(transform.inverted())
    return CGSize(width: vector.width.magnitude, height: vector.height.magnitude)
  }
}
