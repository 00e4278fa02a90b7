// SPDX-License-Identifier: MIT

import SceneGenerator
import Testing

@Suite("The reducer of scenes", .timeLimit(.minutes(30)))
struct SceneReducerTests {
  @Test("keeps only the parts needed to reproduce the failure", arguments: [3, 21, 40])
  func smallest(seed: UInt64) {
    let scene = SceneGenerator.scene(seed: seed)
    let reduced = SceneReducer.reduce(scene) { $0["run"]?["timeLimit"] != nil }
    #expect(reduced.json == #"{"run": {"timeLimit": 0.0}}"#)
  }

  @Test("keeps one element of a list, and the path to a deep one")
  func lists() {
    let numbers = JSONTree.array((1...20).map { .number(Double($0)) })
    let tree = JSONTree.object([.init("a", numbers), .init("b", .array([numbers, .text("long")]))])
    let reduced = SceneReducer.reduce(tree) { $0.json.contains("17.0") }
    #expect(
      [#"{"a": [17.0]}"#, #"{"b": [[17.0]]}"#].contains(reduced.json), "got \(reduced.json)")
  }

  @Test("does not exceed its number of attempts")
  func bounded() {
    var trials = 0
    _ = SceneReducer.reduce(SceneGenerator.scene(seed: 40), trials: 30) { _ in
      trials += 1
      return false
    }
    #expect(trials <= 30)
  }
}
