// SPDX-License-Identifier: MIT

import UIKit

/// A screen with a view, which tests advance tick by tick.
final class Screen {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let card = UIView(frame: CGRect(x: 100, y: 50, width: 60, height: 40))
  let animator: UIDynamicAnimator

  init() {
    view.addSubview(card)
    animator = UIDynamicAnimator(referenceView: view)
    animator.screenScale = 2
  }

  func tick(_ count: Int) {
    for _ in 0..<count { animator.advance(by: 1 / 60) }
  }

  /// Advances until the animator pauses; returns `false` if it does not.
  @discardableResult func rest() -> Bool {
    for _ in 0..<1_000 where animator.isRunning { tick(1) }
    return !animator.isRunning
  }
}
