// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("Limits of scenes", .timeLimit(.minutes(30)))
struct SceneLimitTests {
  @Test("A limit cannot be raised above its ceiling")
  func ceilings() {
    var limits = SceneLimits.default
    for limit in [SceneLimit.nesting, .views] {
      limits[limit] = limit.ceiling
      #expect(limits[limit] == limit.ceiling)
      limits[limit] = limit.ceiling + 1
      #expect(limits[limit] == limit.ceiling)
    }
    limits[.nesting] = 1_000
    let depth = SceneLimit.nesting.ceiling
    func nested(_ levels: Int) -> String {
      #"{ "$comment": "#
        + String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1)
        + " }"
    }
    let deepest = AdvisedLoader.load(Array(nested(depth).utf8), name: "test.json", limits: limits)
    #expect(deepest.scene != nil)
    let loading = AdvisedLoader.load(
      Array(nested(depth + 1).utf8), name: "test.json", limits: limits)
    #expect(
      loading.diagnostics.map { $0.hint ?? "" } == [
        "it cannot be raised above 256"
      ])
  }

  @Test("Limits have the default values documented for the command line")
  func standardValues() {
    #expect(
      SceneLimit.allCases.map { "\($0.rawValue)=\(SceneLimits.default[$0])" } == [
        "bytes=16777216", "nesting=64", "views=10000", "superviews=100", "behaviors=10000",
        "references=1000000", "vertices=1024", "events=4096", "samples=100000",
        "expectations=4096", "repeated=1000000", "steps=10000000", "patterns=10000000",
        "seconds=3600", "ticks=10000000", "rows=2000000",
        "contacts=800000", "impacts=4000000", "boundaries=100000", "errors=10000", "warnings=100",
        "firings=1000",
        "depth=100", "actions=1000000", "animations=10000", "delays=10000", "copies=1000",
        "cases=1000000",
      ])
  }
}
