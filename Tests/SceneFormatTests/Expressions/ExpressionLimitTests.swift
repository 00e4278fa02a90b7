// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("Limits of expressions", .timeLimit(.minutes(30)))
struct ExpressionLimitTests {
  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private func expectLimit(
    _ text: String, _ message: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(ExpressionProblems) {
      _ = try ExpressionFixture().check(text)
      #expect(message == nil, sourceLocation: sourceLocation)
    } catch {
      #expect(error.list.map(\.message) == [message], sourceLocation: sourceLocation)
      #expect(error.list.map(\.code) == [.limitExceeded], sourceLocation: sourceLocation)
    }
  }

  @Test("An expression is limited to 1,024 bytes")
  func bytes() {
    expectLimit("1" + repeated(" ", 1_023), nil)
    expectLimit("1" + repeated(" ", 1_024), "the expression has 1,025 bytes; the limit is 1,024")
    expectLimit(
      repeated("(", 1 << 20), "the expression has 1,048,576 bytes; the limit is 1,024")
  }

  @Test("An expression is limited to 256 values and operations, and a sum of 255 works")
  func nodes() {
    let message = "the expression has more than 256 values and operations"
    expectLimit("1" + repeated("+1", 127), nil)
    expectValue("1" + repeated("+1", 127), 128)
    expectLimit("1" + repeated("+1", 127) + "-1", message)
    expectLimit("max(" + repeated("1,", 254) + "1)", nil)
    expectLimit("max(" + repeated("1,", 255) + "1)", message)
    expectLimit("a" + repeated("+a", 128), message)
  }

  @Test("An expression is limited to 32 levels of parentheses, arguments, signs and branches")
  func depth() {
    let message = "the expression has more than 32 levels of nesting"
    for (open, close) in [("(", ")"), ("-", ""), ("!", ""), ("abs(", ")"), ("true ? 1 : ", "")] {
      let value = open == "!" ? "true" : "1"
      expectLimit(repeated(open, 31) + value + repeated(close, 31), nil)
      expectLimit(repeated(open, 32) + value + repeated(close, 32), message)
    }
    expectLimit(repeated("(", 1_000), message)
    expectLimit(repeated("-(", 500), message)
  }
}
