// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

/// Programming errors that no other suite covers, and the final message of the process.
@Suite("Programming errors that end the process", .timeLimit(.minutes(30)))
struct TrapTests {
  private struct Mistake {
    var sentence: String
    var make: @Sendable (TestStage, UIView) -> Void

    init(_ sentence: String, _ make: @escaping @Sendable (TestStage, UIView) -> Void) {
      (self.sentence, self.make) = (sentence, make)
    }
  }

  private static let mistakes = [
    Mistake(
      "<UIDynamicBehavior with 1 child> cannot become a child of <UIDynamicBehavior with 0 children>, "
        + "which is <UIDynamicBehavior with 1 child> or one of its descendants. Use a different behavior."
    ) { _, _ in
      let (outer, inner) = (UIDynamicBehavior(), UIDynamicBehavior())
      outer.addChildBehavior(inner)
      inner.addChildBehavior(outer)
    },
    Mistake("Remove it from there first, or create a new one.") { stage, box in
      TestStage().animator.addBehavior(stage.gravity(box))
    },
    Mistake(
      "is already in <UIDynamicAnimator> (0.0s) in <UIView stage; frame = (0.0 0.0; 300.0 400.0)>"
    ) {
      stage, box in
      let (outer, gravity) = (UIDynamicBehavior(), stage.gravity(box))
      stage.animator.addBehavior(outer)
      outer.addChildBehavior(gravity)
    },
    Mistake("Invalid size (0.0, 100.0) of <UIView flat;") { stage, box in
      stage.gravity(box).addItem(stage.box("flat", x: 9, y: 9, width: 0))
    },
    Mistake("<UIView box; frame = (nan 150.0; 100.0 100.0)> has the center (nan, 200.0)") {
      stage, box in
      stage.gravity(box)
      box.center.x = .nan
      stage.animator.updateItem(usingCurrentState: box)
    },
    Mistake("are layout attributes, but the animator has a reference view.") { stage, _ in
      let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      stage.gravity(cell)
    },
    Mistake("snapPoint of <UISnapBehavior with 1 item> cannot be inf. Use a finite number.") {
      _, box in
      _ = UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.infinity, y: 0))
    },
    Mistake("damping of <UISnapBehavior with 1 item> cannot be nan.") { _, box in
      UISnapBehavior(item: box, snapTo: .zero).damping = .nan
    },
    Mistake("anchorPoint of <UIAttachmentBehavior with 1 item> cannot be nan.") { _, box in
      UIAttachmentBehavior(item: box, attachedToAnchor: .zero).anchorPoint.y = .nan
    },
    Mistake("frictionTorque of <UIAttachmentBehavior with 2 items> cannot be -1.0.") { stage, box in
      let other = stage.box("other", x: 9, y: 9)
      let pin = UIAttachmentBehavior.pinAttachment(
        with: box, attachedTo: other, attachmentAnchor: .zero)
      pin.frictionTorque = -1
    },
    Mistake("The axis (0.0, 0.0) of a sliding attachment is not a direction.") { _, box in
      _ = UIAttachmentBehavior.slidingAttachment(
        with: box, attachmentAnchor: .zero, axisOfTranslation: .zero)
    },
    Mistake("A boundary line needs two different points; both are at (5.0, 6.0).") {
      _, _ in
      let point = CGPoint(x: 5, y: 6)
      UICollisionBehavior().addBoundary(withIdentifier: "dot", from: point, to: point)
    },
    Mistake("A boundary cannot have a point at (nan, 0.0). Use finite coordinates.") { _, _ in
      UICollisionBehavior().addBoundary(
        withIdentifier: "line", from: .zero, to: CGPoint(x: CGFloat.nan, y: 0))
    },
    Mistake("insets of <UICollisionBehavior with 0 items> cannot be inf.") { _, _ in
      UICollisionBehavior().setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0))
    },
    Mistake("elasticity of <UIDynamicItemBehavior with 1 item> cannot be nan.") { stage, box in
      stage.properties(box).elasticity = .nan
    },
    Mistake("linear velocity of <UIView box;") { stage, box in
      stage.properties(box).addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: box)
    },
    Mistake("angular velocity of <UIView box;") { stage, box in
      stage.properties(box).addAngularVelocity(.infinity, for: box)
    },
    Mistake("target offset of <UIPushBehavior with 1 item> cannot be nan.") { _, box in
      UIPushBehavior(items: [box], mode: .continuous)
        .setTargetOffsetFromCenter(UIOffset(horizontal: .nan, vertical: 0), for: box)
    },
  ]

  @Test("Each programming error ends the process with a message", arguments: 0..<mistakes.count)
  func sentences(index: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index] in
      let stage = TestStage()
      Self.mistakes[index].make(stage, stage.box(x: 150, y: 200))
    }
    expectSentence("UIDynamics: ", in: result)
    expectSentence(Self.mistakes[index].sentence, in: result)
  }
}
