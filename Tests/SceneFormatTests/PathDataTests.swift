// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("SVG path data", .timeLimit(.minutes(30)))
struct PathDataTests {
  private func steps(_ text: String) throws -> [PathElement] {
    try PathData.steps(Array(text.utf8))
  }

  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("Absolute commands are parsed")
  func absolute() throws {
    #expect(
      try steps("M 1 2 L 3 4 H 5 V 6 Q 7 8 9 10 C 1 2 3 4 5 6 Z") == [
        .move(point(1, 2)), .line(point(3, 4)), .line(point(5, 4)), .line(point(5, 6)),
        .quad(control: point(7, 8), end: point(9, 10)),
        .cubic(control1: point(1, 2), control2: point(3, 4), end: point(5, 6)), .close,
      ])
  }

  @Test("Relative commands start where the previous command ended")
  func relative() throws {
    #expect(
      try steps("m 1 2 l 3 4 h 5 v 6 q 7 8 9 10 c 1 2 3 4 5 6 z") == [
        .move(point(1, 2)), .line(point(4, 6)), .line(point(9, 6)), .line(point(9, 12)),
        .quad(control: point(16, 20), end: point(18, 22)),
        .cubic(control1: point(19, 24), control2: point(21, 26), end: point(23, 28)), .close,
      ])
  }

  @Test("Extra numbers repeat the command; after a move, they draw lines")
  func repetition() throws {
    #expect(try steps("M0 0 1 1 2 2") == steps("M0 0L1 1L2 2"))
    #expect(try steps("m1 1 1 1h1 1") == steps("M1 1L2 2H3H4"))
  }

  @Test(
    "White space may be omitted where numbers are unambiguous",
    arguments: ["M0-5.5.5e1,4", "M 0,-5.5 0.5e1 4", "\tM0 -5.50\n.5E+1\r\n4 "])
  func separators(text: String) throws {
    #expect(try steps(text) == [.move(point(0, -5.5)), .line(point(5, 4))])
  }

  @Test("Path data is converted to a UIKit path with the same outline")
  func path() throws {
    let path = ScenePath.steps(try steps("M-10-5h20v10h-20z")).bezierPath
    #expect(path.outline() == [point(-10, -5), point(10, -5), point(10, 5), point(-10, 5)])
  }
}
