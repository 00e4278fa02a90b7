// SPDX-License-Identifier: MIT

import TestSupport
import Testing
// Shown:
import UIDynamics

// Until here.

@Suite("The library example in README.md", .timeLimit(.minutes(30)))
struct FallingSquareSnippet {
  @Test("The code prints the output shown in README.md")
  func run() throws {
    var lines: [String] = []
    func print(_ items: Any...) {
      lines.append(items.map { "\($0)" }.joined(separator: " "))
    }

    // Shown:
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let square = UIView(frame: CGRect(x: 172.5, y: 318.5, width: 30, height: 30))
    screen.addSubview(square)

    let animator = UIDynamicAnimator(referenceView: screen)
    animator.addBehavior(UIGravityBehavior(items: [square]))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    while animator.isRunning { animator.advance(by: 1 / 60) }
    print(square.center)
    // Until here.

    #if FOUNDATION_TYPES
      #expect(lines == ["CGPoint(x: 187.5, y: 651.4252319335938)"])
    #else
      #expect(lines == ["(187.5, 651.4252319335938)"])
    #endif
    expectDigits(square.center.y, "651.42523", "y, as the golden of the same scene has it")
  }
}
