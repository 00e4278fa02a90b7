// SPDX-License-Identifier: MIT

internal import UIDynamics

/// What a view of UIKit has beside its geometry, and the library does not keep.
final class ViewCompanion {
  deinit {}

  var backgroundColor: UIColor?
  var tintColor = UIColor.systemBlue
  var contentMode = UIView.ContentMode.scaleToFill
  var gestureRecognizers: [UIGestureRecognizer] = []
  let layer: CALayer
  var translatesMask = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var accessibilityIdentifier: String?
  var scrolling: ScrollCompanion?
  var cells: CellCompanion?

  init(layer: CALayer) { self.layer = layer }
}

extension UIView {
  var companionOfUIKit: ViewCompanion {
    if let companion = companion as? ViewCompanion { return companion }
    let made = ViewCompanion(layer: type(of: self).makeLayer())
    made.layer.view = self
    companion = made
    return made
  }
}
