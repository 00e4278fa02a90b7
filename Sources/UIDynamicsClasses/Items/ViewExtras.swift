// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  internal import UIDynamicsGeometry

  /// Properties of a view that have nothing to do with motion; made when one is set.
  package final class ViewExtras {
    deinit {}

    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var isOpaque = true
    var gestureRecognizers: [UIGestureRecognizer] = []
    /// Whether an active constraint decides where the view is.
    package var isPlacedByConstraints = false
    /// Properties of types that only the product UIKit has.
    package var companion: AnyObject?
  }
#endif
