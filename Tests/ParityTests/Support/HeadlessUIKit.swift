// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

// What the tutorials and their tests use beside UIKit Dynamics: as much of it as needs no screen. With
// UIKit none of this is compiled, but for the ticks at the end.
#if !os(iOS)
  final class UIButton: UIView {}

  final class UILabel: UIView {}

  extension UIView {
    /// The model values are set at once; what is shown on the way does not matter here.
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

/// Lets ticks of a sixtieth of a second pass.
@MainActor func letPass(ticks: Int, _ animator: UIDynamicAnimator) {
  #if os(iOS)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: Double(ticks) / 60))
  #else
    for _ in 0..<ticks { animator.advance(by: 1 / 60) }
  #endif
}

/// Lets ticks pass until the animator pauses and returns how many it took; nil if that is too many.
@MainActor func letPassUntilPaused(_ animator: UIDynamicAnimator, atMost limit: Int = 1000) -> Int?
{
  for count in 0...limit {
    if !animator.isRunning { return count }
    letPass(ticks: 1, animator)
  }
  return nil
}
