// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsPhysicsKernel

/// Segments from x = −2 to x = 2 at y = 1, clipped by vertical lines.
@Suite(.timeLimit(.minutes(30))) struct ClippingTests {
  private let segment = ClipSegment(
    start: ClipPoint(position: Vector(-2, 1), feature: .vertex(3, ofBOnFace: 0)),
    end: ClipPoint(position: Vector(2, 1), feature: .vertex(4, ofBOnFace: 0)))

  private func clipped(normal x: Float, offset: Float) -> [ClipPoint] {
    let result = segment.clipped(normal: Vector(x, 0), offset: offset, corner: 7)
    return result.map { [$0.start, $0.end] } ?? []
  }

  @Test("A segment behind the clipping line stays unchanged, even if it touches the line")
  func behind() {
    for offset: Float in [3, 2] {
      let ends = clipped(normal: 1, offset: offset)
      #expect(ends.map(\.position) == [Vector(-2, 1), Vector(2, 1)])
      #expect(ends.map(\.feature) == [.vertex(3, ofBOnFace: 0), .vertex(4, ofBOnFace: 0)])
    }
  }

  @Test("An end in front of the line is replaced by the cut, with the reference corner's feature")
  func cutEnd() {
    let ends = clipped(normal: 1, offset: 0.5)
    #expect(ends.map(\.position) == [Vector(-2, 1), Vector(0.5, 1)])
    #expect(ends.map(\.feature) == [.vertex(3, ofBOnFace: 0), .vertex(7, ofAOnFace: 3)])
  }

  @Test("If the start is in front of the line, the end comes first and the cut second")
  func cutStart() {
    let ends = clipped(normal: -1, offset: 1)
    #expect(ends.map(\.position) == [Vector(2, 1), Vector(-1, 1)])
    #expect(ends.map(\.feature) == [.vertex(4, ofBOnFace: 0), .vertex(7, ofAOnFace: 3)])
  }

  @Test("A segment in front of the line is removed, even if one end touches the line")
  func inFront() {
    #expect(clipped(normal: 1, offset: -3).isEmpty)
    #expect(clipped(normal: 1, offset: -2).isEmpty)
  }
}
