// SPDX-License-Identifier: MIT

import SceneGenerator
import Testing

@Suite("Reducing scenes", .timeLimit(.minutes(30)))
struct SceneReducerTests {
  @Test("The reducer keeps only the parts needed to reproduce a failure", arguments: [3, 21, 40])
  func smallest(seed: UInt64) {
    let scene = SceneGenerator.scene(seed: seed)
    let reduced = SceneReducer.reduce(scene) { $0["run"]?["timeLimit"] != nil }
    #expect(reduced.json == #"{"run": {"timeLimit": 0.0}}"#)
  }

  @Test("The reducer keeps one element of a list and the path to a nested value")
  func lists() {
    let numbers = JSONTree.array((1...20).map { .number(Double($0)) })
    let tree = JSONTree.object([.init("a", numbers), .init("b", .array([numbers, .text("long")]))])
    let reduced = SceneReducer.reduce(tree) { $0.json.contains("17.0") }
    #expect(
      [#"{"a": [17.0]}"#, #"{"b": [[17.0]]}"#].contains(reduced.json), "got \(reduced.json)")
  }

  @Test("The reducer does not exceed its number of attempts")
  func bounded() {
    var trials = 0
    _ = SceneReducer.reduce(SceneGenerator.scene(seed: 40), trials: 30) { _ in
      trials += 1
      return false
    }
    #expect(trials <= 30)
  }
}
