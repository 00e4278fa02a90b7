// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

final class Dot: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
  var transform = CGAffineTransform.identity

  init(_ x: CGFloat, _ y: CGFloat) {
    center = CGPoint(x: x, y: y)
    super.init()
  }
}
