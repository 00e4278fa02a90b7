// SPDX-License-Identifier: MIT

public import UIDynamics

/// The screen: 375 × 667 pt with 2 pixels per point, unless a test changes it.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIScreen: NSObject, @unchecked Sendable {
  deinit {}

  /// The only instance.
  public static let main = UIScreen()

  open var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  open var scale: CGFloat = 2
}
