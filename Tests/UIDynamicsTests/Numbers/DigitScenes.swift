// SPDX-License-Identifier: MIT

import UIDynamics

/// Four motions whose final poses have the same bits with every supported set of geometry types.
///
/// This file is compiled twice: here, and with Foundation's types in Tests/Traits.
enum DigitScenes {
  /// The center and angle of a card after each motion, as bit patterns.
  static let expected = [
    "fall 406f6de480000000 40759d7be0000000 3feeb29da41b592c 3fd2127488402171",
    "snap 406adb5980000000 40742a9ba0000000 3fefce35f249fe71 bfbc2e83086c381e",
    "spring 40609b1860000000 405eb940c0000000 3fe632d6c6433a1e bfe70c5b3b3bcd68",
    "swirl 406c4f1000000000 40699be6c0000000 3ff0000000000000 0",
  ]

  static func play() -> [String] {
    [
      run("fall", ticks: 77) { card, animator in
        let collision = UICollisionBehavior(items: [card])
        collision.addBoundary(
          withIdentifier: "ramp" as any NSCopying, from: CGPoint(x: 20, y: 300),
          to: CGPoint(x: 300, y: 380))
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [card]))
      },
      run("snap", ticks: 25) { card, animator in
        let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 211.5, y: 333.25))
        snap.damping = 0.35
        animator.addBehavior(snap)
      },
      run("spring", ticks: 90) { card, animator in
        let spring = UIAttachmentBehavior(
          item: card, offsetFromCenter: UIOffset(horizontal: 11, vertical: -7),
          attachedToAnchor: CGPoint(x: 150, y: 60))
        spring.frequency = 1.5
        spring.damping = 0.2
        animator.addBehavior(spring)
        animator.addBehavior(UIGravityBehavior(items: [card]))
      },
      run("swirl", ticks: 60) { card, animator in
        let field = UIFieldBehavior.vortexField()
        field.position = CGPoint(x: 90, y: 130)
        field.strength = 0.02
        field.addItem(card)
        animator.addBehavior(field)
        let push = UIPushBehavior(items: [card], mode: .instantaneous)
        push.setAngle(0.7, magnitude: 0.3)
        animator.addBehavior(push)
      },
    ]
  }

  private static func run(
    _ name: String, ticks: Int, _ setUp: (UIView, UIDynamicAnimator) -> Void
  ) -> String {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = UIView(frame: CGRect(x: 95, y: 83, width: 60, height: 36))
    screen.addSubview(card)
    let animator = UIDynamicAnimator(referenceView: screen)
    setUp(card, animator)
    for _ in 0..<ticks { animator.advance(by: 1 / 60) }
    let values = [card.center.x, card.center.y, card.transform.a, card.transform.b]
    return ([name] + values.map { String(Double($0).bitPattern, radix: 16) }).joined(separator: " ")
  }
}
