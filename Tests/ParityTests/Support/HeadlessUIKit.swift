// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

// Replaces the parts of UIKit that the tutorials and their tests use in addition to UIKit Dynamics. With UIKit,
// only the functions at the end are compiled.
#if !os(iOS)
  final class UIButton: UIView {}

  final class UILabel: UIView {}

  extension UIView {
    /// Applies the changes at once, because intermediate presentation values do not matter here.
    static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
      animations()
    }
  }

  class UIGestureRecognizer: NSObject {
    enum State: Int { case possible, began, changed, ended, cancelled, failed }

    var state: State {
      get { .possible }
      set {}
    }

    func location(in view: UIView?) -> CGPoint { .zero }
  }

  class UIPanGestureRecognizer: UIGestureRecognizer {
    func velocity(in view: UIView?) -> CGPoint { .zero }
  }
#endif

/// Advances by ticks of 1/60 s.
@MainActor func letPass(ticks: Int, _ animator: UIDynamicAnimator) {
  #if os(iOS)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: Double(ticks) / 60))
  #else
    for _ in 0..<ticks { animator.advance(by: 1 / 60) }
  #endif
}

/// Advances until the animator pauses; returns the number of ticks, or `nil` if it exceeds the limit.
@MainActor func letPassUntilPaused(_ animator: UIDynamicAnimator, atMost limit: Int = 1000) -> Int?
{
  for count in 0...limit {
    if !animator.isRunning { return count }
    letPass(ticks: 1, animator)
  }
  return nil
}
