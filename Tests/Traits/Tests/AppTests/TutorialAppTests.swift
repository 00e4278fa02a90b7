// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NeverForceUnwrap

import MotionTesting
import Testing
import UIKit

/// The two transitions from the tutorials, driven only by fingers and ticks.
@Suite("Tutorials as apps", .timeLimit(.minutes(30))) struct TutorialAppTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let clock = VirtualClock()
  private let idle = UIDynamicAnimator()

  @Test("A tap on the button drops the card in, and a tap on the card drops it out")
  func dropOut() throws {
    let menu = MenuViewController()
    window.rootViewController = menu
    let finger = Finger(on: window, of: idle, clock: clock)

    #expect(finger.tap(at: CGPoint(x: 180, y: 620)))
    let coming = try #require(menu.card.transition)
    #expect(coming.isAppearing && menu.card.isBeingPresented)
    #expect(!menu.view.isUserInteractionEnabled)
    // The count is the same as in the scene drop-out-present: 1.5 s and one tick.
    #expect(settle(coming.animator, clock: clock) == 91)
    #expect(menu.card.view.center == CGPoint(x: 187.5, y: 333.5))
    #expect(coming.outcomes == [true] && !menu.card.isBeingPresented)
    #expect(menu.presentedViewController === menu.card)

    // The container covers the screen, so the button receives no touch.
    finger.tap(at: CGPoint(x: 180, y: 620))
    #expect(menu.card.transition === coming)

    #expect(finger.tap(at: CGPoint(x: 187, y: 333)))
    let going = try #require(menu.card.transition)
    #expect(going !== coming && menu.card.isBeingDismissed)
    // The count is the same as in the scene drop-out-dismiss.
    #expect(settle(going.animator, clock: clock) == 242)
    #expect(going.outcomes == [true] && menu.view.isUserInteractionEnabled)
    #expect(menu.presentedViewController == nil && menu.card.view.superview == nil)
    #expect(window.subviews == [menu.view])
  }

  /// Pans from one height to another, and waits until the shade rests.
  private func pan(_ home: HomeViewController, from start: CGFloat, to end: CGFloat) -> Int? {
    Finger(on: window, of: idle, clock: clock).drag(
      from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end), in: 0.5)
    guard let animator = home.behavior?.animator else { return nil }
    return settle(animator, clock: clock)
  }

  @Test("A single pan pulls the shade down, pushes it up, or lets it go back")
  func shade() throws {
    let home = HomeViewController()
    window.rootViewController = home
    home.watch(window)

    #expect(pan(home, from: 91, to: 400) == nil)
    // The pan does not go far enough, so the shade returns to the top and nothing is presented.
    #expect(pan(home, from: 90, to: 200) != nil)
    #expect(home.ends.isEmpty && home.presentedViewController == nil)
    #expect(home.shade.view.superview == nil && window.subviews == [home.view])

    #expect(pan(home, from: 50, to: 420) != nil)
    #expect(home.ends == [true] && home.presentedViewController === home.shade)
    #expect(home.shade.view.frame == home.view.bounds)
    #expect(try #require(home.behavior).feedback.occurrences > 1)

    // The pan does not go high enough, so the shade falls again and remains presented.
    #expect(pan(home, from: 577, to: 500) != nil)
    #expect(home.ends == [true] && home.presentedViewController === home.shade)
    #expect(home.shade.view.frame == home.view.bounds && !home.shade.isBeingDismissed)

    #expect(pan(home, from: 640, to: 200) != nil)
    #expect(home.ends == [true, false] && home.presentedViewController == nil)
    #expect(home.shade.view.superview == nil)
  }
}
