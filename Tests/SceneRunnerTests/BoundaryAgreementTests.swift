// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsFacts
import UIDynamicsGeometry
import UIDynamicsSceneFormat

@testable import UIDynamicsSceneRunner

/// The scene layer, the library and the engine must agree about edges close to the shortest length in 32 bits.
@Suite("Boundaries that are almost degenerate", .timeLimit(.minutes(30)))
struct BoundaryAgreementTests {
  @Test("The scene loader accepts a line if and only if the library does")
  func lines() {
    var (tried, accepted) = (0, 0)
    withEverySeed(0..<100_000, atMost: 400) { generator in
      tried += 1
      let points = Self.points(&generator, count: 2)
      let isFit = (try? UICollisionBehavior.validate(from: points[0], to: points[1])) != nil
      let scene = Self.scene(#""from": \#(Self.text(points[0])), "to": \#(Self.text(points[1]))"#)
      Self.expect(scene, isFit: isFit, "\(points)")
      if Self.shortest(points) >= Self.sureLength(points) { #expect(isFit, "\(points)") }
      accepted += isFit ? 1 : 0
    }
    #expect((tried / 5...tried * 4 / 5).contains(accepted), "\(accepted) of \(tried)")
  }

  @Test("The engine accepts every path that loads, and every path with long enough edges loads")
  func paths() {
    var (tried, accepted) = (0, 0)
    withEverySeed(0..<100_000, atMost: 400) { generator in
      tried += 1
      let points = Self.points(&generator, count: generator.integer(in: 2...5))
      let list = points.map(Self.text).joined(separator: ", ")
      let loading = Self.load(Self.scene(#""path": {"points": [\#(list)]}"#))
      guard let scene = loading.scene else {
        #expect(Self.shortest(points) < Self.sureLength(points), "\(points)")
        return
      }
      // A loop that the engine rejects would end the process.
      #expect(throws: Never.self) { _ = try Runner(scene) }
      accepted += 1
    }
    #expect((tried / 5...tried * 4 / 5).contains(accepted), "\(accepted) of \(tried)")
  }

  @Test(
    "A rectangle that is a point to the engine is rejected with its location and the size needed"
  )
  func dot() {
    let loading = Self.load(Self.scene(#""path": {"rect": [1000000, 999999, 0.01, 0.01]}"#))
    #expect(
      loading.diagnostics.map(\.message) == [
        "the path is too small: it has too few corners that are far enough apart"
      ])
    #expect(
      loading.diagnostics.map(\.hint) == [
        "this far from the origin, edges must be at least 0.15 pt long"
      ])
    #expect(
      loading.diagnostics.map(\.pointer.description) == ["/behaviors/0/boundaries/0/path"])
    let longer = Self.load(Self.scene(#""path": {"rect": [999999, 999998, 0.15, 0.15]}"#))
    #expect(longer.scene != nil)
  }

  // MARK: Support

  /// Points up to 10⁶ pt from the origin, with distances close to the length of the shortest edges there.
  private static func points(_ generator: inout SplitMix64, count: Int) -> [CGPoint] {
    let far = exp(generator.double(in: -7..<13.8)) * (generator.bool() ? 1 : -1)
    let near = generator.double(in: -1..<1) * far
    let size = EdgeFacts.sureLength(within: far.magnitude) * exp(generator.double(in: -2..<2))
    let isUpright = generator.bool()
    return (0..<count).map { _ in
      let (along, across) = (
        far - generator.double(in: 0..<1) * (far < 0 ? -size : size),
        near + generator.double(in: -0.5..<0.5) * size
      )
      return isUpright ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }
  }

  private static func expect(_ scene: String, isFit: Bool, _ comment: Comment) {
    let loading = load(scene)
    #expect((loading.scene != nil) == isFit, comment)
    let codes = loading.diagnostics.filter { $0.severity == .error }.map(\.code)
    #expect(codes.allSatisfy { $0 == .degenerateBoundary }, comment)
    if let scene = loading.scene { #expect(throws: Never.self) { _ = try Runner(scene) } }
  }

  private static func load(_ scene: String) -> SceneLoading {
    SceneLoader.load(Array(scene.utf8), name: "boundary")
  }

  private static func scene(_ outline: String) -> String {
    #"""
    {"views": [{"id": "v", "frame": [0, 0, 10, 10]}], "behaviors": [{"type": "collision", "items": ["v"],
      "boundaries": [{"id": "b", \#(outline)}]}], "run": {"timeLimit": 0.01}}
    """#
  }

  private static func shortest(_ points: [CGPoint]) -> Double {
    zip(points, points.dropFirst() + points.prefix(1)).map { hypot($0.x - $1.x, $0.y - $1.y) }.min()
      ?? 0
  }

  private static func sureLength(_ points: [CGPoint]) -> Double {
    EdgeFacts.sureLength(within: points.map { max($0.x.magnitude, $0.y.magnitude) }.max() ?? 0)
  }

  private static func text(_ point: CGPoint) -> String { "[\(point.x), \(point.y)]" }
}
