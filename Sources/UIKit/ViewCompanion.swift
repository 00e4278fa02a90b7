// SPDX-License-Identifier: MIT

internal import UIDynamics

/// The properties of a view that only this product has.
final class ViewCompanion {
  deinit {}

  let layer: CALayer
  var translatesMask = true
  var constraints: [NSLayoutConstraint] = []
  var rootViewController: UIViewController?
  var autoresizingMask: UIView.AutoresizingMask = []
  var accessibilityIdentifier: String?
  var scrolling: ScrollCompanion?
  var cells: CellCompanion?

  init(layer: CALayer) { self.layer = layer }
}

extension UIView {
  var companionOfUIKit: ViewCompanion {
    if let companion = extras.companion as? ViewCompanion { return companion }
    let made = ViewCompanion(layer: type(of: self).makeLayer())
    made.layer.view = self
    extras.companion = made
    return made
  }
}
