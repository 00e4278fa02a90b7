// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// The tutorial's transition, which records the calls it receives.
final class RecordedDropOut: DropOutTransition {
  let diary = Diary()

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    diary.lines.append("willMove(to: \(dynamicAnimator == nil ? "nil" : "animator"))")
  }

  override func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    diary.lines.append("dynamicAnimatorDidPause")
    super.dynamicAnimatorDidPause(animator)
  }
}

/// A modal of 200 × 200 pt over a view as large as the screen.
@MainActor struct DropOutStage {
  let container = screen()
  let presenting = screen()
  let modal: UIView
  let behavior: RecordedDropOut
  let transition: StubTransition
  let animator: UIDynamicAnimator

  init(_ behavior: RecordedDropOut) throws {
    let middle = CGRect(x: 87.5, y: 233.5, width: 200, height: 200)
    let below = CGRect(x: 0, y: 0, width: 200, height: 200)
    self.behavior = behavior
    modal = UIView(frame: behavior.isPresenting ? below : middle)
    container.addSubview(presenting)
    if !behavior.isPresenting {
      container.addSubview(modal)
      presenting.isUserInteractionEnabled = false
    }
    transition = StubTransition(
      in: container, from: presenting, to: modal, initialFrame: modal.frame, finalFrame: middle,
      diary: behavior.diary)
    behavior.animateTransition(transition)
    animator = try #require(behavior.animator)
  }
}
