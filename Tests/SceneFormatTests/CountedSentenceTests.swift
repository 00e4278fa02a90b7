// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("Counted nouns", .timeLimit(.minutes(30)))
struct CountedSentenceTests {
  @Test("A count uses the singular for one and the plural for zero and many")
  func nouns() {
    #expect(Sentence.count(1, "steps in all expressions") == "1 step in all expressions")
    #expect(Sentence.count(0, "ticks") == "0 ticks")
    #expect(Sentence.count(10_000, "touches") == "10,000 touches")
    let ones = SceneLimit.allCases.map { Sentence.count(1, $0.noun).split(separator: " ")[1] }
    #expect(
      ones == [
        "byte", "level", "view", "level", "behavior", "reference", "point", "event", "touch",
        "expectation", "value", "step", "comparison", "second", "tick", "row", "pair", "search",
        "side", "error", "warning", "event", "level", "action", "animation", "list", "copy", "case",
      ])
  }

  @Test("Messages about limits have verbs that agree with the number")
  func limits() {
    #expect(SceneLimit.views.excess(actual: 1, allowed: 0) == "1 view exceeds the limit of 0")
    #expect(SceneLimit.views.excess(actual: 2, allowed: 1) == "2 views exceed the limit of 1")
    #expect(
      SceneLimit.steps.excess(over: 1)
        == "the limit of 1 step in all expressions is exceeded (--limit steps=N raises it)")
    #expect(
      SceneLimit.steps.excess(over: 2)
        == "the limit of 2 steps in all expressions is exceeded (--limit steps=N raises it)")
  }
}
