// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UISnapBehavior", .timeLimit(.minutes(30)))
struct UISnapBehaviorTests {
  private let stage = TestStage(width: 600, height: 600)

  @Test("A new snap has damping 0.5 and keeps its point")
  func defaults() {
    let snap = UISnapBehavior(item: stage.box(x: 0, y: 0), snapTo: CGPoint(x: 3, y: 4))
    #expect(snap.damping == 0.5 && snap.snapPoint == CGPoint(x: 3, y: 4))
  }

  @Test("A snap from (100, 100) to (300, 200) has Apple's first frame and end position")
  func appleNumbers() {
    let (card, _) = snap()
    stage.tick()
    expectDigits(stage.motion(card).x, "113.265648", "x in tick 1")
    expectDigits(stage.motion(card).y, "106.623589", "y in tick 1")
    expectDigits(stage.motion(card).angle, "0.0361267589", "angle in tick 1")
    #expect(stage.tickUntilPaused() == 76)
    expectDigits(stage.motion(card).x, "299.999969", "x at rest")
    expectDigits(stage.motion(card).y, "199.999222", "y at rest")
    expectClose(stage.motion(card).angle, 0, within: 1e-4, "angle at rest")
  }

  @Test(
    "The damping determines the ticks until rest and the overshoot",
    arguments: [
      (0.0, 270, 136.0, 0.5), (0.25, 108, 53, 0.5), (0.5, 77, 8.1, 0.05), (0.75, 72, 0.015, 0.0005),
      (1, 69, 0, 0), (2, 105, 0, 0),
    ])
  func dampings(damping: Double, ticks: Int, overshoot: Double, tolerance: Double) {
    let (card, _) = snap(damping: damping)
    var (farthest, count) = (-Float.infinity, 0)
    while stage.animator.isRunning && count < 400 {
      stage.tick()
      count += 1
      farthest = max(farthest, stage.motion(card).x)
    }
    #expect(count == ticks)
    expectClose(max(farthest - 300, 0), overshoot, within: tolerance, "overshoot")
  }

  /// Compares with the theoretical frequencies, which the implicit step lowers.
  ///
  /// They are f_x = 4 √(2/(1 + h²·m/I)) and f_y = 4 √(2/(1 + w²·m/I)), with half extents w and h, and
  /// m/I = 3/(w² + h²). The implicit step slows a swing by (ω·h)²/3, or 2.7 % at 5.49 Hz. The published values are
  /// 3.578, 4.472 / 3.068, and 5.49 / 2.85 Hz.
  @Test(
    "Small oscillations have the frequencies of four springs at two corners",
    arguments: [
      (100.0, 100.0, 3.578, 3.578), (100, 50, 4.472, 3.068), (300, 44, 5.49, 2.85),
    ])
  func frequencies(width: Double, height: Double, x: Double, y: Double) {
    expectClose(frequency(width, height, alongX: true), x, within: 0.03 * x, "f_x")
    expectClose(frequency(width, height, alongX: false), y, within: 0.02 * y, "f_y")
  }

  /// Computes the frequency from the time between the first and ninth crossings of the end position.
  private func frequency(_ width: Double, _ height: Double, alongX: Bool) -> Double {
    let stage = TestStage(width: 600, height: 600)
    let start = CGPoint(x: alongX ? 301 : 300, y: alongX ? 200 : 201)
    let box = stage.box(
      x: Double(start.x), y: Double(start.y), width: width, height: height)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 200))
    snap.damping = 0
    stage.animator.addBehavior(snap)
    var (times, last, now) = ([Double](), 1.0, 0.0)
    while times.count < 9 && now < 10 {
      stage.animator.advance(by: 1 / 120.0000001)
      now += 1 / 120.0
      let motion = stage.motion(box)
      let value = alongX ? Double(motion.x) - 300 : Double(motion.y) - 200
      if (value < 0) != (last < 0) { times.append(now + value / (last - value) / 120) }
      last = value
    }
    return times.count < 9 ? .nan : 4 / (times[8] - times[0])
  }

  @Test("Damping set on an added snap causes a warning and takes effect after re-adding it")
  func lateDamping() {
    let (card, snap) = snap(damping: 0)
    snap.damping = 1
    #expect(stage.animator.warnings.map(\.kind) == [.lateSnapDamping])
    var farthest: Float = 0
    for _ in 0..<60 {
      stage.tick()
      farthest = max(farthest, stage.motion(card).x)
    }
    expectClose(farthest, 436, within: 0.5, "farthest")
    stage.animator.removeBehavior(snap)
    stage.animator.addBehavior(snap)
    stage.tick(200)
    expectClose(stage.motion(card).x, 300, within: 0.01, "x")
  }

  @Test("A new snap point wakes a resting item, which settles there")
  func snapPoint() {
    let (card, snap) = snap()
    #expect(stage.tickUntilPaused() != nil)
    snap.snapPoint = CGPoint(x: 150, y: 400)
    #expect(snap.snapPoint == CGPoint(x: 150, y: 400) && stage.animator.isRunning)
    #expect(stage.tickUntilPaused() != nil)
    expectClose(card.center, CGPoint(x: 150, y: 400), within: 0.001, "center")
    expectClose(stage.motion(card).angle, 0, within: 1e-4, "angle")
  }

  @Test("Removing a snap releases the item")
  func removal() {
    let (card, snap) = snap()
    stage.properties(card) { $0.resistance = 0 }
    stage.tick(5)
    stage.animator.removeBehavior(snap)
    let speed = stage.motion(card).velocityX
    stage.tick(5)
    #expect(stage.motion(card).velocityX == speed && speed > 0)
  }

  @Test("An item that cannot rotate is pulled without rotation")
  func noRotation() {
    let (card, _) = snap()
    stage.properties(card) { $0.allowsRotation = false }
    stage.tick(20)
    #expect(stage.motion(card).angle == 0)
    #expect(stage.tickUntilPaused() != nil)
    expectClose(card.center, CGPoint(x: 300, y: 200), within: 0.01, "center")
  }

  private func snap(damping: Double = 0.5) -> (UIView, UISnapBehavior) {
    let card = stage.box(x: 100, y: 100, width: 100, height: 50)
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 300, y: 200))
    snap.damping = damping
    stage.animator.addBehavior(snap)
    return (card, snap)
  }
}
