// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsTrajectory

@testable import UIDynamicsPicture

@Suite("Where items are in a picture", .timeLimit(.minutes(30)))
struct PosesTests {
  @Test(
    "A view in a turned view: its center counts from the outer's upper left corner, turned along")
  func nested() throws {
    var motion = TestMotion.of(
      [("outer", { _ in (100, 200, .pi / 2) }), ("inner", { _ in (40, 10, 0.25) })], ticks: 1,
      size: 20)
    motion.looks[1].parent = 0
    let pose = try #require(motion.pose(of: 1, in: motion.frames[0]))
    // From the middle of the outer view (30, 0); a quarter turn clockwise makes that (0, 30).
    #expect((pose.spot.x - 100).magnitude < 1e-5 && (pose.spot.y - 230).magnitude < 1e-5)
    #expect((pose.angle - (.pi / 2 + 0.25)).magnitude < 1e-6)
  }

  @Test("A view in scrolled bounds is so much further back, along the turn of the outer one")
  func scrolled() throws {
    var motion = TestMotion.of(
      [("outer", { _ in (100, 200, .pi / 2) }), ("inner", { _ in (40, 10, 0.25) })], ticks: 1,
      size: 20)
    motion.looks[1].parent = 0
    motion.frames[0].states[0].origin = Spot(7, -3)
    let pose = try #require(motion.pose(of: 1, in: motion.frames[0]))
    // From the middle of the bounds (30 - 7, 3); a quarter turn clockwise makes that (-3, 23).
    #expect((pose.spot.x - 97).magnitude < 1e-5 && (pose.spot.y - 223).magnitude < 1e-5)
  }

  @Test("The body of an item is where the engine has it, and where it shows as long as it has none")
  func body() throws {
    var motion = TestMotion.straight(ticks: 2)
    motion.frames[1].states[0].body = ItemState.BodyPose(x: 7, y: 8, angle: 0.5)
    #expect(motion.bodyPose(of: 0, in: motion.frames[0]) == Pose(spot: .zero, angle: 0))
    #expect(motion.bodyPose(of: 0, in: motion.frames[1]) == Pose(spot: Spot(7, 8), angle: 0.5))
    #expect(motion.pose(of: 0, in: motion.frames[1]) == Pose(spot: Spot(1, 0), angle: 0))
  }

  @Test("An item without a row shows nowhere")
  func missing() {
    var motion = TestMotion.straight(ticks: 1)
    motion.frames[0].states[0].x = .nan
    #expect(motion.pose(of: 0, in: motion.frames[0]) == nil)
    #expect(motion.corners(of: 0, in: motion.frames[0]) == nil)
  }

  @Test("The frame of a time is the last that is not later")
  func frames() {
    let motion = TestMotion.straight(ticks: 10)
    #expect(motion.frame(at: -1) == 0 && motion.frame(at: 0.0501) == 3)
    #expect(motion.frame(at: 0.0498) == 2 && motion.frame(at: 99) == 9)
    #expect(motion.frame(ofTick: 4) == 4 && motion.frame(ofTick: 40) == 9)
    #expect(TestMotion.straight(ticks: 0).frame(at: 0) == nil)
  }
}
