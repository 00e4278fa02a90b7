// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsTrajectory

@testable import UIDynamicsPicture

@Suite("Positions of items in a picture", .timeLimit(.minutes(30)))
struct PosesTests {
  @Test("A view's center is relative to the rotated upper left corner of its superview")
  func nested() throws {
    var motion = TestMotion.of(
      [("outer", { _ in (100, 200, .pi / 2) }), ("inner", { _ in (40, 10, 0.25) })], ticks: 1,
      size: 20)
    motion.looks[1].parent = 0
    let pose = try #require(motion.pose(of: 1, in: motion.frames[0]))
    // The offset from the outer view's middle is (30, 0), and a quarter rotation clockwise makes it (0, 30).
    #expect((pose.spot.x - 100).magnitude < 1e-5 && (pose.spot.y - 230).magnitude < 1e-5)
    #expect((pose.angle - (.pi / 2 + 0.25)).magnitude < 1e-6)
  }

  @Test("A view in scrolled bounds is shifted back along its superview's rotation")
  func scrolled() throws {
    var motion = TestMotion.of(
      [("outer", { _ in (100, 200, .pi / 2) }), ("inner", { _ in (40, 10, 0.25) })], ticks: 1,
      size: 20)
    motion.looks[1].parent = 0
    motion.frames[0].states[0].origin = Spot(7, -3)
    let pose = try #require(motion.pose(of: 1, in: motion.frames[0]))
    // The offset from the middle of the bounds is (30 - 7, 3), and a quarter rotation clockwise makes it (-3, 23).
    #expect((pose.spot.x - 97).magnitude < 1e-5 && (pose.spot.y - 223).magnitude < 1e-5)
  }

  @Test("A reparented view uses its new superview from that tick on, and its old one before")
  func moved() throws {
    var motion = TestMotion.of(
      [
        ("outer", { _ in (100, 200, .pi / 2) }), ("inner", { _ in (40, 10, 0.25) }),
        ("other", { _ in (7, 3, 0) }),
      ], ticks: 3, size: 20)
    motion.looks[1].parent = 2
    motion.frames[1].moved = [1: 0]
    motion.frames[2].moved = [1: nil]
    let poses = try motion.frames.map { try #require(motion.pose(of: 1, in: $0)) }
    // The middle of `other` is (10, 10) in its own coordinates and (7, 3) in the image.
    expectClose(poses[0].spot.x, 37, within: 1e-5, "in other, x")
    expectClose(poses[0].spot.y, 3, within: 1e-5, "in other, y")
    // The numbers are the same as in `nested`.
    expectClose(poses[1].spot.x, 100, within: 1e-5, "in outer, x")
    expectClose(poses[1].spot.y, 230, within: 1e-5, "in outer, y")
    expectClose(poses[1].angle, .pi / 2 + 0.25, within: 1e-6, "in outer, angle")
    #expect(poses[2] == ScreenPose(spot: Spot(40, 10), angle: 0.25))
    var rows = TestMotion.of(
      [("inner", { _ in (40, 10, 0.25) }), ("outer", { _ in (100, 200, .pi / 2) })], ticks: 3,
      size: 20)
    // The rows lack `other`, so `inner` gets a superview only at its first change.
    #expect(rows.borrowLooks(of: motion) == ["inner"])
    #expect(rows.frames.map(\.moved) == [[:], [0: 1], [0: nil]])
  }

  @Test("Scenery of a different run refers to items with the same name, or is omitted")
  func borrowed() {
    let run = { (ids: [String]) in
      TestMotion.of(ids.map { ($0, { _ in (40, 10, 0.25) }) }, ticks: 1)
    }
    var (scene, rows) = (run(["a", "b", "c"]), run(["c", "a"]))
    let hold = { (first: Int, second: SceneryEnd) in
      SceneryPart("hold", .attachment(SceneryAttachment(.rod, .item(first, .zero), second)))
    }
    scene.parts = [
      SceneryPart("floor", .boundary([.zero, Spot(9, 0)], isClosed: false)),
      SceneryPart("snap", .snap(item: 2, to: Spot(1, 2))),
      SceneryPart("snap", .snap(item: 1, to: Spot(3, 4))),
      hold(0, .item(2, Spot(5, 6))), hold(0, .item(1, .zero)), hold(2, .spot(Spot(7, 8))),
      SceneryPart("", .hidden(item: 0)),
    ].enumerated().map { TimedPart($1, from: $0, to: $0 + 9) }
    rows.borrowParts(of: scene)
    #expect(
      rows.parts == [
        scene.parts[0],
        TimedPart(SceneryPart("snap", .snap(item: 0, to: Spot(1, 2))), from: 1, to: 10),
        TimedPart(hold(1, .item(0, Spot(5, 6))), from: 3, to: 12),
        TimedPart(hold(0, .spot(Spot(7, 8))), from: 5, to: 14),
        TimedPart(SceneryPart("", .hidden(item: 1)), from: 6, to: 15),
      ])
  }

  @Test("An item's body is drawn at the engine's pose, or at the visible pose if it has no body")
  func body() throws {
    var motion = TestMotion.straight(ticks: 2)
    motion.frames[1].states[0].body = ItemState.BodyPose(x: 7, y: 8, angle: 0.5)
    #expect(motion.bodyPose(of: 0, in: motion.frames[0]) == ScreenPose(spot: .zero, angle: 0))
    #expect(
      motion.bodyPose(of: 0, in: motion.frames[1]) == ScreenPose(spot: Spot(7, 8), angle: 0.5))
    #expect(motion.pose(of: 0, in: motion.frames[1]) == ScreenPose(spot: Spot(1, 0), angle: 0))
  }

  @Test("An item without a row is not drawn")
  func missing() {
    var motion = TestMotion.straight(ticks: 1)
    motion.frames[0].states[0].x = .nan
    #expect(motion.pose(of: 0, in: motion.frames[0]) == nil)
    #expect(motion.corners(of: 0, in: motion.frames[0]) == nil)
  }

  @Test("The frame at a time is the last one that is not later")
  func frames() {
    let motion = TestMotion.straight(ticks: 10)
    #expect(motion.frame(at: -1) == 0 && motion.frame(at: 0.0501) == 3)
    #expect(motion.frame(at: 0.0498) == 2 && motion.frame(at: 99) == 9)
    #expect(motion.frame(ofTick: 4) == 4 && motion.frame(ofTick: 40) == 9)
    #expect(TestMotion.straight(ticks: 0).frame(at: 0) == nil)
  }
}
