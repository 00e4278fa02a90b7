// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Boundaries that are almost too short", .timeLimit(.minutes(30)))
struct ShortBoundaryTests {
  @Test("A line too short for the engine is invalid, near the origin and far from it")
  func shortLines() {
    let lines = [
      (CGPoint(x: 3, y: 4), CGPoint(x: 3.0005, y: 4)),
      (CGPoint(x: 1e6, y: 4), CGPoint(x: 1e6 + 0.01, y: 4)),
    ]
    for (from, to) in lines {
      do throws(UIDynamicsFault) {
        try UICollisionBehavior.validate(from: from, to: to)
        Issue.record("\(from) to \(to) is a line")
      } catch {
        #expect(error.kind == .invalidBoundary)
        #expect(
          error.description.contains(
            "(\(from.x), \(from.y)) and (\(to.x), \(to.y)) are the same in the engine."))
      }
    }
  }

  @Test(
    "A path with nearly equal corners keeps two, and acts as a line only if it is open",
    arguments: [false, true])
  func shortEdges(isClosed: Bool) {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0.0005, y: 0))
    path.addLine(to: CGPoint(x: 300, y: 0))
    if isClosed { path.close() }
    #expect(throws: Never.self) { try UICollisionBehavior.validate(path) }
    let (stage, other) = (TestStage(), TestStage())
    let boxes = [stage, other].map { stage in
      let box = stage.box(x: 150, y: -50, width: 40, height: 40)
      stage.gravity(box)
      return box
    }
    stage.collide(boxes[0]) { $0.addBoundary(withIdentifier: "b", for: path) }
    other.collide(boxes[1]) {
      $0.addBoundary(withIdentifier: "b", from: .zero, to: CGPoint(x: 300, y: 0))
    }
    stage.tick(60)
    other.tick(60)
    let (y, onLine) = (stage.motion(boxes[0]).y, other.motion(boxes[1]).y)
    #expect(onLine < 0 && (isClosed ? y > 300 : y == onLine), "\(y), \(onLine)")
  }
}
