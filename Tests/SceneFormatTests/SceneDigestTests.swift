// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneFormat
import UIDynamicsTrajectory

@Suite("SceneDigest", .timeLimit(.minutes(30)))
struct SceneDigestTests {
  private static let scene = """
    { "title": "T", "views": [{ "id": "a", "frame": [1, 2, 3, 4] }],
      "behaviors": [{ "type": "gravity", "items": ["a"], "magnitude": 0.5 }] }
    """

  private func digest(_ text: String, merging overlay: String? = nil) throws -> SceneDigest {
    let overlays = overlay.map { [SourceText(name: "o.json", bytes: Array($0.utf8))] } ?? []
    let loading = AdvisedLoader.load(
      Array(text.utf8), name: "s.json", overrides: SceneOverrides(overlays: overlays))
    return try #require(loading.digest, "\(loading.diagnostics.map(\.message))")
  }

  @Test(
    "Formatting, metadata, looks and expectations do not affect a scene's digest",
    arguments: [
      #"{"behaviors":[{"type":"gravity","magnitude":0.5,"items":["a"]}],"views":[{"frame":[1,2,3,4],"id":"a"}]}"#,
      scene.replacing("0.5", with: "5e-1"), scene.replacing("[1, 2", with: "[1.0, 2e0"),
      scene.replacing("\"T\"", with: "\"U\", \"description\": \"D\", \"$schema\": \"x\""),
      scene.replacing("{ \"id\"", with: "{ \"$comment\": [1], \"id\""),
      scene.replacing("\"T\"", with: "\"T\", \"expect\": [{ \"always\": \"a.center.x > 0\" }]"),
      scene.replacing("\"T\"", with: "\"T\", \"run\": { \"tolerance\": { \"angle\": 1 } }"),
      scene.replacing("\"a\"", with: #""\u0061""#),
      scene.replacing("4] }", with: "4], \"look\": { \"fill\": \"systemRed\" } }"),
      scene.replacing("4] }", with: "4], \"look\": { \"cornerRadius\": \"=random(0, 9)\" } }"),
    ])
  func dress(_ text: String) throws {
    #expect(try digest(text) == digest(Self.scene))
  }

  @Test(
    "Any other change affects the digest, and the changed part is named",
    arguments: [
      ("[1, 2", "[1, 2.0000000000000004", "views"), ("\"a\"", "\"b\"", "behaviors views"),
      ("0.5 }", "0.5 }, { \"type\": \"gravity\" }", "behaviors"),
      ("\"T\"", "\"T\", \"run\": { \"seed\": 1 }", "run"), ("0.5", "\"=0.5\"", "behaviors"),
      ("\"T\"", "\"T\", \"parameters\": { \"g\": 1 }", "parameters"),
      ("4] }", "4], \"alpha\": 0.5 }", "views"),
      ("\"T\"", "\"T\", \"parameters\": { \"look\": 1 }", "parameters"),
    ])
  func meaning(_ old: String, _ new: String, _ parts: String) throws {
    let other = try digest(Self.scene.replacing(old, with: new))
    let first = try digest(Self.scene)
    #expect(other.whole != first.whole)
    let changed = other.parts.filter { !first.parts.contains($0) }.map(\.key)
    #expect(changed.joined(separator: " ") == parts)
  }

  @Test("A scene with an overlay has the same digest as the merged scene")
  func overlay() throws {
    let merged = try digest(
      Self.scene, merging: #"{ "run": { "seed": 3 }, "title": null, "$comment": 1 }"#)
    let written = try digest(
      Self.scene.replacing("\"T\"", with: "\"T\", \"run\": { \"seed\": 3 }"))
    #expect(merged == written)
  }

  @Test("A scene can set every tolerance by its name")
  func toleranceKeys() throws {
    for name in Tolerance.names {
      let text = Self.scene.replacing(
        "\"T\"", with: "\"T\", \"run\": { \"tolerance\": { \"\(name)\": 0.5 } }")
      let scene = try #require(AdvisedLoader.load(Array(text.utf8), name: "s.json").scene)
      #expect(scene.run.tolerance == [SceneTolerance(name: name, value: 0.5)])
    }
  }
}
