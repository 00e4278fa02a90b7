// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

/// Piles of 40 × 40 pt boxes with default properties in the reference bounds.
///
/// In Box2D 2.3.0 with Apple's configuration, stacks of 10 and 15 boxes and pyramids with a base of 6 to 30 boxes
/// stay upright and sleep. Stacks of 20, 30, and 50 boxes fall after about 80 to 500 frames.
@Suite(.timeLimit(.minutes(30))) struct PileTests {
  @Test("A stack of up to 15 boxes settles and falls asleep", arguments: [2, 5, 10, 15])
  func standingStack(count: Int) throws {
    let pile = Pile(columns: [Int](repeating: 1, count: count), gap: 0)
    _ = try #require(pile.stage.tickUntilPaused(atMost: 1500), "it never rests")
    #expect(pile.largestShift < 4, "a box moved by \(pile.largestShift) pt")
    #expect(pile.largestAngle < 0.01, "a box turned by \(pile.largestAngle) rad")
    // Boxes may overlap by the slop; the position solver accepts up to three times the slop.
    for (lower, upper) in zip(pile.heights, pile.heights.dropFirst()) {
      #expect((38.65...40.01).contains(lower - upper), "boxes \(lower - upper) pt apart")
    }
  }

  @Test("A stack of 20 or more boxes falls", arguments: [20, 30, 50].prefix(Seeds.of(5)))
  func fallingStack(count: Int) {
    let pile = Pile(columns: [Int](repeating: 1, count: count), gap: 0)
    let ticks = (1...600).first { _ in
      pile.stage.tick()
      return pile.largestShift > 40
    }
    #expect((60...500).contains(ticks ?? 0), "fell in tick \(String(describing: ticks))")
  }

  @Test("A pyramid settles and falls asleep", arguments: [6, 10, 15, 20, 30].prefix(Seeds.of(10)))
  func pyramid(base: Int) throws {
    let pile = Pile(columns: (1...base).reversed(), gap: 1.5)
    _ = try #require(pile.stage.tickUntilPaused(atMost: 300), "it never rests")
    #expect(pile.largestShift < 1.6 * Double(base), "a box moved by \(pile.largestShift) pt")
    #expect(pile.largestAngle < 0.05, "a box turned by \(pile.largestAngle) rad")
  }
}

/// Centered rows of boxes on top of each other, starting with the lowest row.
private struct Pile {
  let stage: TestStage
  private let starts: [CGPoint]

  init(columns: [Int], gap: Double) {
    let pitch = 40 + gap
    let width = 200 + pitch * Double(columns.max() ?? 1)
    stage = TestStage(width: width, height: pitch * Double(columns.count) + 100)
    for (row, count) in columns.enumerated() {
      for column in 0..<count {
        stage.box(
          "box-\(row)-\(column)",
          x: width / 2 + (Double(column) - Double(count - 1) / 2) * pitch,
          y: stage.view.bounds.height - 20 - gap - Double(row) * pitch, width: 40, height: 40)
      }
    }
    starts = stage.boxes.map(\.center)
    stage.animator.addBehavior(UIGravityBehavior(items: stage.boxes))
    let collision = UICollisionBehavior(items: stage.boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(collision)
  }

  /// The largest horizontal distance of a box from its start, in pt.
  var largestShift: Double {
    zip(stage.boxes, starts).map { (Double(stage.motion($0).x) - $1.x).magnitude }.max() ?? 0
  }

  var largestAngle: Double {
    stage.boxes.map { Double(stage.motion($0).angle).magnitude }.max() ?? 0
  }

  /// The y coordinates of the boxes in the order of creation, in pt.
  var heights: [Double] { stage.boxes.map { Double(stage.motion($0).y) } }
}
