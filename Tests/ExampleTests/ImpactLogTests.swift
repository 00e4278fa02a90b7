// SPDX-License-Identifier: MIT

#if !FOUNDATION_TYPES
  import Testing
  import UIDynamics

  @Suite("The library together with Foundation", .timeLimit(.minutes(30)))
  struct ImpactLogTests {
    @Test("A delegate in a file that imports Foundation receives the impacts")
    func impacts() {
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let square = UIView(frame: CGRect(x: 172.5, y: 318.5, width: 30, height: 30))
      screen.addSubview(square)
      let animator = UIDynamicAnimator(referenceView: screen)
      animator.addBehavior(UIGravityBehavior(items: [square]))
      let (collision, log) = (UICollisionBehavior(items: [square]), ImpactLog())
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = log
      animator.addBehavior(collision)
      while animator.isRunning { animator.advance(by: 1 / 60) }
      // The square falls straight down, and its lower left corner is at x = 172.5.
      #expect(log.lines == ["touches at (172.5, 667.1)", "touches at (172.5, 666.9)"])
    }
  }
#endif
