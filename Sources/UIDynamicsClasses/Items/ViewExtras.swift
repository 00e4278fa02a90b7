// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  internal import UIDynamicsGeometry

  /// Properties of a view that are unrelated to motion, created when the first one is set.
  package final class ViewExtras {
    deinit {}

    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var isOpaque = true
    var clipsToBounds = false
    var gestureRecognizers: [UIGestureRecognizer] = []
    package var isPlacedByConstraints = false
    /// Properties whose types exist only in the product UIKit.
    package var companion: AnyObject?
  }
#endif
