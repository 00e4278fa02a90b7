// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

/// Oracle: loading the entire scene again with the same settings.
@Suite("A scene with different parameter values", .timeLimit(.minutes(30)))
struct SceneVariationsTests {
  /// A scene whose parameter `a` reaches the last behavior and the first expectation only through a view and a variable.
  private static let text = """
    { "parameters": { "a": { "value": 2, "min": 1 }, "aside": 3 },
      "referenceView": { "size": [375, 667] },
      "variables": { "far": "=10 * a" },
      "views": [ { "id": "box", "frame": ["=100 * a", 10, 20, 20] },
                 { "id": "lid", "frame": [5, 10, 20, 20] } ],
      "behaviors": [
        { "type": "gravity", "items": ["box"], "magnitude": "=0.5 + 0.25" },
        { "type": "push", "mode": "continuous", "items": ["lid"], "magnitude": "=aside", "angle": 1 },
        { "type": "dynamicItem", "items": ["box", "lid"], "density": "=a / 4" },
        { "type": "snap", "item": "lid", "snapPoint": "=box.center" } ],
      "events": [
        { "at": 1, "do": [ { "set": "far", "to": "=far + 1" } ] },
        { "at": 2, "do": [ { "set": "far", "to": "=far + a" } ] },
        { "when": "box.center.y > 50", "do": [ { "emit": "low" } ] } ],
      "expect": [
        { "at": "end", "that": "far > 0" },
        { "at": "end", "that": "box.center.x == 100 * a + 10" },
        { "event": "low", "count": 1 } ] }
    """

  private func load(_ settings: [SceneSetting]) -> SceneLoading {
    AdvisedLoader.load(
      Array(Self.text.utf8), name: "a.json", overrides: SceneOverrides(settings: settings))
  }

  /// Removes the template makers, which different scenes never share.
  private func plain(_ scene: Scene) -> Scene {
    var plain = scene
    plain.templates = nil
    return plain
  }

  @Test(
    "A variation equals the scene loaded with the same values", arguments: ["1", "2.5", "3"],
    ["3", "-7"])
  func sameScene(a: String, aside: String) throws {
    let loading = load([])
    let variations = try #require(SceneVariations(loading, [], .default))
    let settings = [SceneSetting(name: "a", text: a), SceneSetting(name: "aside", text: aside)]
    let (varied, metrics) = try variations.scene(with: settings, ["far * a"])
    let whole = load(settings)
    #expect(whole.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(plain(varied) == plain(try #require(whole.scene)))
    #expect(metrics.map(\.text) == ["far * a"])
  }

  @Test("A variation reports the faults of the parts that depend on its parameters")
  func faults() throws {
    let variations = try #require(SceneVariations(load([]), [], .default))
    let settings = [SceneSetting(name: "a", text: "1e30")]
    let whole = try #require(load(settings).diagnostics.first)
    #expect(throws: SceneOverrideFault.self) { try variations.scene(with: settings) }
    do {
      _ = try variations.scene(with: settings)
    } catch {
      #expect(error.message.hasSuffix(whole.message), "\(error.message)")
    }
  }
}
