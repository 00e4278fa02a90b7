// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

extension CGSize {
  /// Returns the size that a layer's bounds get when the layer's frame is set to this size.
  ///
  /// UIKit applies the inverse transform to the size as if it were a vector, so a frame of 100 × 100 under a rotation of
  /// 0.1 rad reads back as 117.873589 × 100. Taking magnitudes, which matters beyond 45°, is our choice.
  package func beneath(_ transform: CGAffineTransform) -> CGSize {
    let vector = applying(transform.inverted())
    return CGSize(width: vector.width.magnitude, height: vector.height.magnitude)
  }
}
