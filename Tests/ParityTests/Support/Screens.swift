// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// Returns a view as large as the tutorials' screen, in pt.
@MainActor func screen(width: CGFloat = 375, height: CGFloat = 667) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}
