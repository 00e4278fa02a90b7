// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsFacts
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat
@testable import UIDynamicsSceneRunner

/// The scene layer, the library and the engine must agree about outlines: a scene that loads gets all its bodies.
@Suite("Outlines that are almost convex", .timeLimit(.minutes(30)))
struct OutlineAgreementTests {
  @Test(
    "The scene loader accepts an outline if and only if the library does; the engine runs it"
  )
  func agreement() {
    var (accepted, refused) = (0, 0)
    withEverySeed(0..<100_000, atMost: 400) { generator in
      let outline = Outline(&generator)
      // Raised, so that only the limit on an item's points applies.
      var limits = SceneLimits()
      limits[.vertices] = 100_000
      let loading = SceneLoader.load(Array(outline.scene.utf8), name: "outline", limits: limits)
      let codes = loading.diagnostics.filter { $0.severity == .error }.map(\.code)
      let isFit = (try? UIDynamicAnimator().validate(OutlineItem(outline))) != nil
      guard let scene = loading.scene else {
        #expect(codes.allSatisfy { $0 == .invalidBounds }, "\(codes) of \(outline.scene)")
        #expect(!isFit, "refused by the scene layer only: \(outline.scene)")
        refused += 1
        return
      }
      #expect(isFit, "refused by the library only: \(outline.scene)")
      // A body that the engine rejects would end the process.
      #expect(throws: Never.self) { _ = try Runner(scene) }
      accepted += 1
    }
    #expect(min(accepted, refused) > (accepted + refused) / 10, "\(accepted) fit, \(refused) not")
  }

  @Test("Outlines found by the scene attack can be run", arguments: played)
  func playedOnes(name: String, scene: String) throws {
    let loading = SceneLoader.load(Array(scene.utf8), name: name)
    let loaded = try #require(loading.scene, "\(loading.diagnostics.map(\.message))")
    let outcome = try Runner(loaded).run { _, _ in }
    #expect(outcome.ending == .timeLimit(0.1), "\(name)")
  }

  @Test("Outlines of copies are checked individually if they differ, and reported once")
  func copies() {
    func faults(_ height: String, _ shape: String) -> [String] {
      let scene = """
        {"views": [{"id": "v", "center": [0, 0], "size": [1, "\(height)"], "collisionBounds": \(shape),
         "repeat": {"count": 9}}], "behaviors": [{"type": "gravity", "items": ["v"]}]}
        """
      let loading = SceneLoader.load(Array(scene.utf8), name: "copies")
      return loading.diagnostics.filter { $0.severity == .error }.map(\.message)
    }
    let thin =
      "the ellipse is too large or too thin: its polygon must be at least 0.225 pt wide, with at most 4,096 corners"
    #expect(faults("=index == 3 || index == 5 ? 0.01 : 2", "\"ellipse\"") == [thin])
    #expect(faults("=index + 2", "\"ellipse\"") == [])
    let path = #"{ "path": { "points": [[0, 0], [1, 0], [2, "=index == 7 ? 0 : 1"]] } }"#
    #expect(faults("=index + 2", path) == ["all points of the path are on one line"])
  }

  @Test(
    "Outlines must not be too far from the middle of a group, including mapped members",
    arguments: [true, false])
  func mapped(isFar: Bool) {
    let scene = """
      {"views": [{"id": "near", "center": [\(isFar ? -1_000_000 : 0), 0], "size": [1, 1]},
         {"id": "far", "center": [1000000, 0], "size": [1, 1], "collisionBounds": {"path": {"rect": [0, 0, 1, 1]}}}],
       "items": [{"id": "shadow", "target": "near", "map": {}}, {"id": "both", "group": ["far", "shadow"]}],
       "behaviors": [{"type": "gravity", "items": ["both"]}]}
      """
    let loading = SceneLoader.load(Array(scene.utf8), name: "mapped")
    #expect(
      loading.diagnostics.filter { $0.severity == .error }.map(\.message)
        == (isFar ? [#""far" is more than 1,000,000 pt from the center of its group"#] : []))
  }

  @Test(
    "A group rejects outlines too far from its center, even if they fit on their own",
    arguments: [(0.5, "M0 999999L1 1000000L9 0Z"), (1, "M9 0L999999.5 1L9 9Z")])
  func reach(offset: Double, path: String) {
    func errors(_ items: String) -> [String] {
      let scene = """
        {"views": [{"id": "a", "center": [0, 0], "size": [1, 1]}, {"id": "b", "size": [1, 1],
           "center": [\(2 * offset), \(2 * offset)], "collisionBounds": {"path": {"svg": "\(path)"}}}],
         "items": [\(items)], "behaviors": [{"type": "gravity", "items": ["a", "b"]}]}
        """
      return SceneLoader.load(Array(scene.utf8), name: "reach").diagnostics
        .filter { $0.severity == .error }.map(\.message)
    }
    #expect(errors("") == [])
    #expect(
      errors(#"{"id": "both", "group": ["a", "b"]}"#).contains(
        #""b" is more than 1,000,000 pt from the center of its group"#))
  }

  /// Outlines that the scene layer accepts, so the engine must accept them too.
  static let played: [(String, String)] = [
    (
      "an ellipse of 1,044 corners",
      #"""
      {"views": [{"id": "a", "center": [0, 0], "size": [10, 5200], "collisionBounds": "ellipse"}],
       "behaviors": [{"type": "gravity", "items": ["a"]}], "run": {"timeLimit": 0.1}}
      """#
    ),
    (
      "a rounded rectangle of a radius that 32 bits hardly hold",
      #"""
      {"views": [{"id": "a", "frame": [0, 0, 1, 1], "collisionBounds": {"path":
        {"roundedRect": [-16.269842237875913, 100, 32.53968447575183, 1], "cornerRadius": 1e-06}}}],
       "behaviors": [{"type": "gravity", "items": ["a"]}], "run": {"timeLimit": 0.1}}
      """#
    ),
    (
      "a thin oval far from the middle of its group",
      #"""
      {"views": [{"id": "a", "center": [-1000000, 0], "size": [1, 1], "collisionBounds": {"path":
        {"oval": [0, 0, 0.3, 368.5093927797072]}}}, {"id": "b", "frame": [0, 0, 1, 1]}],
       "items": [{"id": "both", "group": ["b", "a"]}],
       "behaviors": [{"type": "gravity", "items": ["both"]}], "run": {"timeLimit": 0.1}}
      """#
    ),
  ]
}

/// A random outline that is barely valid or barely invalid.
private struct Outline {
  let size: CGSize
  let path: UIBezierPath?
  let scene: String

  init(_ generator: inout SplitMix64) {
    // Few outlines are large, because those with thousands of points are slow in a debug build.
    let isLarge = generator.integer(in: 0...99) == 0
    let scale = exp(generator.double(in: isLarge ? 6..<9 : -2..<6))
    let thin = scale * (generator.bool() ? 1 : exp(generator.double(in: -10..<0)))
    let rect = CGRect(
      x: generator.double(in: -1..<1) * scale, y: generator.double(in: -1..<1) * scale,
      width: max(scale, 0.01), height: max(thin, 0.01))
    let (bounds, text) = (CGSize(width: rect.width, height: rect.height), Self.text(rect))
    switch generator.integer(in: 0...5) {
    case 0: self.init(bounds, nil, #""ellipse""#)
    case 1: self.init(bounds, UIBezierPath(ovalIn: rect), #"{"path": {"oval": \#(text)}}"#)
    case 2:
      let radius = max(0.5 * thin * generator.double(in: 0..<1), 1e-6)
      self.init(
        bounds, UIBezierPath(roundedRect: rect, cornerRadius: radius),
        #"{"path": {"roundedRect": \#(text), "cornerRadius": \#(radius)}}"#)
    default:
      let points = Self.corners(&generator, rect)
      let path = UIBezierPath()
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      path.close()
      let list = points.map { "[\($0.x), \($0.y)]" }.joined(separator: ", ")
      self.init(CGSize(width: 10, height: 10), path, #"{"path": {"points": [\#(list)]}}"#)
    }
  }

  private init(_ size: CGSize, _ path: UIBezierPath?, _ bounds: String) {
    (self.size, self.path) = (size, path)
    scene = """
      {"views": [{"id": "v", "center": [0, 0], "size": [\(size.width), \(size.height)],
        "collisionBounds": \(bounds)}],
       "behaviors": [{"type": "gravity", "items": ["v"]}], "run": {"timeLimit": 0.01}}
      """
  }

  /// The corners of a convex outline, each displaced by about the allowed tolerance.
  private static func corners(_ generator: inout SplitMix64, _ rect: CGRect) -> [CGPoint] {
    let count = generator.integer(in: 3...12)
    let noise = OutlineFacts.tolerance * exp(generator.double(in: -4..<2))
    var angles = (0..<count).map { _ in generator.double(in: 0..<2 * Double.pi) }.sorted()
    if generator.integer(in: 0...9) == 0 { angles.swapAt(0, count / 2) }
    return angles.map { angle in
      CGPoint(
        x: rect.midX + 0.5 * rect.width * cos(angle) + generator.double(in: -noise..<noise),
        y: rect.midY + 0.5 * rect.height * sin(angle) + generator.double(in: -noise..<noise))
    }
  }

  private static func text(_ rect: CGRect) -> String {
    "[\(rect.minX), \(rect.minY), \(rect.width), \(rect.height)]"
  }
}

private final class OutlineItem: NSObject, UIDynamicItem {
  var center = CGPoint.zero
  let bounds: CGRect
  var transform = CGAffineTransform.identity
  let collisionBoundsType: UIDynamicItemCollisionBoundsType
  let collisionBoundingPath: UIBezierPath

  init(_ outline: Outline) {
    bounds = CGRect(origin: .zero, size: outline.size)
    collisionBoundsType = outline.path == nil ? .ellipse : .path
    collisionBoundingPath = outline.path ?? UIBezierPath()
  }
}
