// SPDX-License-Identifier: MIT

import UIDynamics
import UIDynamicsGeometry

/// An item that is not a view, as in an app.
final class PlainItem: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity

  init(x: Double = 0, y: Double = 0, width: Double = 100, height: Double = 100) {
    center = CGPoint(x: x, y: y)
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
  }
}
