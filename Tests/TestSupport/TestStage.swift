// SPDX-License-Identifier: MIT

package import UIDynamics
package import UIDynamicsGeometry

/// A reference view with an animator and boxes; ticks take 1/60 s.
package final class TestStage {
  package let view: UIView
  package let animator: UIDynamicAnimator
  /// The delegate of the animator and of each collision behavior created here.
  package let log = EventLog()
  package private(set) var boxes: [UIView] = []
  /// The number of ticks, including ticks while the animator is paused.
  package private(set) var tickCount = 0

  package init(width: Double = 300, height: Double = 400) {
    view = UIView(id: "stage", frame: CGRect(x: 0, y: 0, width: width, height: height))
    animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = log
  }

  // MARK: Items and boundaries

  @discardableResult
  package func box(
    _ id: String = "box", x: Double, y: Double, width: Double = 100, height: Double = 100,
    angle: Double = 0
  ) -> UIView {
    let box = UIView(id: id, frame: CGRect(x: 0, y: 0, width: width, height: height))
    box.center = CGPoint(x: x, y: y)
    if angle != 0 { box.transform = CGAffineTransform(rotationAngle: angle) }
    view.addSubview(box)
    boxes.append(box)
    return box
  }

  /// Adds a line boundary named "floor" that spans the entire width.
  package func floor(y: Double, under collision: UICollisionBehavior) {
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: 0, y: y), to: CGPoint(x: view.bounds.width, y: y))
  }

  /// Adds a line boundary named "wall" that spans the entire height.
  package func wall(x: Double, beside collision: UICollisionBehavior) {
    collision.addBoundary(
      withIdentifier: "wall", from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: view.bounds.height))
  }

  // MARK: Behaviors

  @discardableResult
  package func gravity(
    _ items: any UIDynamicItem..., direction: CGVector = CGVector(dx: 0, dy: 1)
  ) -> UIGravityBehavior {
    let behavior = UIGravityBehavior(items: items)
    behavior.gravityDirection = direction
    animator.addBehavior(behavior)
    return behavior
  }

  /// Adds a collision behavior after `prepare` has configured it.
  @discardableResult
  package func collide(
    _ items: any UIDynamicItem..., inBounds: Bool = false,
    prepare: (UICollisionBehavior) -> Void = { _ in }
  ) -> UICollisionBehavior {
    let behavior = UICollisionBehavior(items: items)
    behavior.collisionDelegate = log
    behavior.translatesReferenceBoundsIntoBoundary = inBounds
    prepare(behavior)
    animator.addBehavior(behavior)
    return behavior
  }

  /// Adds a dynamic item behavior after `prepare` has configured it.
  @discardableResult
  package func properties(
    _ items: any UIDynamicItem..., prepare: (UIDynamicItemBehavior) -> Void = { _ in }
  ) -> UIDynamicItemBehavior {
    let behavior = UIDynamicItemBehavior(items: items)
    prepare(behavior)
    animator.addBehavior(behavior)
    return behavior
  }

  // MARK: Time

  package func tick(_ count: Int = 1) {
    for _ in 0..<count {
      log.beginTick()
      animator.advance(by: 1 / 60.0)
      log.endTick()
      tickCount += 1
    }
  }

  /// Advances by all ticks that start within the given number of seconds.
  package func advance(seconds: Double) { tick(Int((seconds * 60).rounded(.up))) }

  /// Advances until the animator pauses; returns the number of ticks, or `nil` if it does not pause.
  package func tickUntilPaused(atMost limit: Int = 1000) -> Int? {
    for count in 1...limit {
      tick()
      if !animator.isRunning { return count }
    }
    return nil
  }

  /// Returns the motion of an item's body, or NaN values if the item has no body.
  package func motion(_ item: any UIDynamicItem) -> ItemMotion {
    animator.motion(of: item)
      ?? ItemMotion(
        x: .nan, y: .nan, angle: .nan, velocityX: .nan, velocityY: .nan, angularVelocity: .nan,
        isAwake: false)
  }
}
