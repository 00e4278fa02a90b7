// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// Nothing moves; places are asymmetric, and in 32 bits the first x is 9.999999 instead of 10.
@Suite("An expectation over a list that does not come true", .timeLimit(.minutes(30)))
struct ListExpectationTests {
  /// `a-1` to `a-4` have x 10, 25, 50, 85 and y 200, 190, 180, 170.
  private func details(_ expectations: String...) -> [String] {
    let text = #"""
      { "referenceView": { "size": [300, 300] },
        "views": [ { "id": "a", "center": ["=5 + 5 * number * (index + 1)", "=200 - 10 * index"],
                     "size": [4, 4], "repeat": { "count": 4 } } ],
        "behaviors": [ { "type": "dynamicItem", "items": ["a"] } ],
        "run": { "timeLimit": 0.1 },
        "expect": [ \#(expectations.joined(separator: ", ")) ] }
      """#
    let lines = cli("run - -o /dev/null", input: text).messages.split(separator: "\n")
    let places = lines.indices.filter { lines[$0].hasPrefix("  at /") }
    return places.map { String(lines[$0 + 1].dropFirst(2)) }
  }

  @Test("names the first item that fails, how many do, and what was asked of it")
  func all() {
    #expect(
      details(
        #"{ "always": "all(a, each.x < 40)" }"#, #"{ "always": "all(a, each.x < 80)" }"#,
        #"{ "at": "end", "that": "all([a-3, a-2], each.y > 190 && each.index < 1)" }"#)
        == [
          "of 4, it is false for a-3 and 1 more: a-3.center is [50, 180]",
          "of 4, it is false for a-4: a-4.center is [85, 170]",
          "of 2, it is false for a-3 and 1 more: a-3.center is [50, 180], each.index is 0",
        ])
  }

  @Test("names the nearest of those that fail, where one would be enough")
  func any() {
    #expect(
      details(
        #"{ "at": "end", "that": "any(a, each.x > 90)" }"#,
        #"{ "at": "end", "that": "any(a, each.y > 205)" }"#,
        #"{ "never": "any(a, each.x > 20)" }"#, #"{ "never": "any(a, each.x > 60)" }"#,
        #"{ "never": "all(a, each.x > 1)" }"#)
        == [
          "it is false for all 4; a-4 is nearest: a-4.center is [85, 170]",
          "it is false for all 4; a-1 is nearest: a-1.center is [9.999999, 200]",
          "of 4, it is true for a-2 and 2 more: a-2.center is [25, 190]",
          "of 4, it is true for a-4: a-4.center is [85, 170]", "it is true for all 4",
        ])
  }

  @Test("says of numbers what they are, and whose")
  func numbers() {
    #expect(
      details(
        #"{ "at": "end", "that": "count(a, each.x > 20) == 4" }"#,
        #"{ "at": "end", "that": "count(a) == 3" }"#,
        #"{ "at": "end", "that": "count(a, each.x > 0) == 3" }"#,
        #"{ "at": "end", "that": "min(a, each.y) > 175 && max(a, each.x) < 90" }"#,
        #"{ "at": "end", "that": "sum(a, each.x) == 1" }"#)
        == [
          "of 4, it is false for a-1: a-1.center is [9.999999, 200]", "count(a) is 4",
          "count(a, each.x > 0) is 4",
          "min(a, each.y) is 170, from a-4: a-4.center is [85, 170],"
            + " max(a, each.x) is 85, from a-4: a-4.center is [85, 170]",
          "sum(a, each.x) is 169.99999904632568",
        ])
  }

  @Test("names a neighbour by its own id, and the other names beside the list")
  func neighbours() {
    #expect(
      details(
        #"{ "at": "end", "that": "all(a, each.index == 0 || each.x - each.previous.x < 30) || tick > 900" }"#,
        #"{ "forEach": ["a-2", "a-4"], "at": "end", "that": "each.x < 30 && all(a, each.x < 99)" }"#
      )
        == [
          "tick is 6, of 4, it is false for a-4: each.index is 3, a-4.center is [85, 170],"
            + " a-3.center is [50, 180]",
          "each.center is [85, 170], it is true for all 4",
        ])
  }
}
