// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  internal import UIDynamicsGeometry

  /// Properties of a view unrelated to motion, created when one is set.
  package final class ViewExtras {
    deinit {}

    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var isOpaque = true
    var clipsToBounds = false
    var gestureRecognizers: [UIGestureRecognizer] = []
    package var isPlacedByConstraints = false
    /// Properties whose types only the product UIKit has.
    package var companion: AnyObject?
  }
#endif
