// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("Types of expressions", .timeLimit(.minutes(30)))
struct ExpressionTypeTests {
  private func vector(_ dx: Double, _ dy: Double) -> ExpressionValue {
    .vector(CGVector(dx: dx, dy: dy))
  }

  @Test("Vectors can be added, subtracted, scaled and compared")
  func vectors() {
    expectValue("gap + point(1, 2)", vector(4, 6))
    expectValue("gap - point(1, 2)", vector(2, 2))
    expectValue("2 * gap", vector(6, 8))
    expectValue("gap * 2", vector(6, 8))
    expectValue("gap / 2", vector(1.5, 2))
    expectValue("-gap", vector(-3, -4))
    expectValue("gap == point(3, 4)", true)
    expectValue("gap != point(3, 4)", false)
    expectValue("lerp(gap, point(5, 0), 0.5)", vector(4, 2))
  }

  @Test("Strings and booleans can be compared for equality")
  func equality() {
    expectValue("mode == 'shade'", true)
    expectValue("contact.item != mode", false)
    expectValue("contact.boundary == ''", true)
    expectValue("isOpen == isLoose", true)
    expectValue("0 == -0", true)
  }

  @Test("Types do not mix, and all mismatches are reported together")
  func mismatches() {
    expectProblems(
      "(gap + 1).x > true && mode < 'a' || -isOpen == !3",
      [
        "expression-type <(gap + 1).x > true> \">\" takes two numbers, not a boolean",
        "expression-type <gap + 1> \"+\" takes two numbers, two vectors or two strings, not a vector and a number"
          + " (use .x, .y or length(vector) to get a number)",
        "expression-type <mode < 'a'> \"<\" takes two numbers, not a string and a string",
        "expression-type <-isOpen> \"-\" takes a number or a vector, not a boolean",
        "expression-type <!3> \"!\" takes a boolean, not a number",
      ])
    expectProblems(
      "gap * gap",
      [
        "expression-type <gap * gap> \"*\" takes two numbers, a number and a vector or a vector and"
          + " a number, not a vector and a vector"
      ])
    expectProblems(
      "2 / gap",
      [
        "expression-type <2 / gap> \"/\" takes two numbers or a vector and a number, not a number"
          + " and a vector (use .x, .y or length(vector) to get a number)"
      ])
    expectProblems(
      "gap == 3",
      [
        "expression-type <gap == 3> \"==\" takes two numbers, two booleans, two strings or"
          + " two vectors, not a vector and a number"
          + " (use .x, .y or length(vector) to get a number)"
      ])
    expectProblems(
      "0 < speed < 10",
      [
        "expression-type <0 < speed < 10> \"<\" takes two numbers, not a boolean and a number"
          + " (join two comparisons with \"&&\": a < b && b < c)"
      ])
  }

  @Test("Both branches of a conditional must have the same type")
  func conditionals() {
    expectProblems(
      "speed ? 1 : 'a'",
      [
        "expression-type <speed> the condition before \"?\" must be a boolean, not a number",
        "expression-type <1 : 'a'> both values of \"?:\" must have the same type, "
          + "not a number and a string",
      ])
  }

  @Test("Types are inferred even if parts of the expression are invalid")
  func recovery() {
    expectProblems(
      "(nobody + 1) && isOpen",
      [
        "expression-type <(nobody + 1) && isOpen> \"&&\" takes two booleans, "
          + "not a number and a boolean",
        "unknown-name <nobody> unknown name \"nobody\"",
      ])
    expectProblems(
      "nobody * 2 == gap",
      ["unknown-name <nobody> unknown name \"nobody\""])
    expectProblems(
      "true && (isOpen ? nobody : 3)",
      [
        "expression-type <true && (isOpen ? nobody : 3)> \"&&\" takes two booleans, "
          + "not a boolean and a number",
        "unknown-name <nobody> unknown name \"nobody\"",
      ])
  }

  @Test("The expression must have the expected type")
  func expectation() throws {
    #expect(try ExpressionFixture().check("1 < 2", expecting: .boolean).type == .boolean)
    #expect(try ExpressionFixture().check("gap", expecting: [.number, .vector]).type == .vector)
    expectProblems(
      " 1 + 2 ", ["expression-type <1 + 2> the expression must be a boolean, not a number"],
      expecting: .boolean)
    expectProblems(
      "mode", ["expression-type <mode> the expression must be a number or a vector, not a string"],
      expecting: [.number, .vector])
  }

  @Test("Arguments must match the function's parameters in type and number")
  func arguments() {
    expectProblems(
      "clamp(1, 2) + min(1) + length() + abs(gap) + atan2(1, isOpen, 3)",
      [
        "wrong-argument-count <clamp(1, 2)> \"clamp\" takes 3 arguments, not 2"
          + " (write clamp(x, lower, upper))",
        "wrong-argument-count <min(1)> \"min\" takes 2 or more arguments, not 1"
          + " (write min(a, b, …))",
        "wrong-argument-count <length()> \"length\" takes 1 argument, not 0"
          + " (write length(vector))",
        "expression-type <gap> the argument of \"abs\" must be a number, not a vector"
          + " (use .x, .y or length(vector) to get a number)",
        "wrong-argument-count <atan2(1, isOpen, 3)> \"atan2\" takes 2 arguments, not 3"
          + " (write atan2(y, x))",
      ])
    expectProblems(
      "max(1, 2, isOpen, 'a')",
      [
        "expression-type <isOpen> argument 3 of \"max\" must be a number, not a boolean",
        "expression-type <'a'> argument 4 of \"max\" must be a number, not a string",
      ])
    expectProblems(
      "lerp(gap, 1, 2)",
      ["expression-type <1> argument 2 of \"lerp\" must be a vector, not a number"])
    expectProblems(
      "lerp(1, 2, gap) + 1",
      [
        "expression-type <gap> argument 3 of \"lerp\" must be a number, not a vector"
          + " (use .x, .y or length(vector) to get a number)"
      ])
  }

  @Test("Problem ranges count from the first byte of the string, including its =")
  func prefix() {
    #expect(
      throws: ExpressionProblems(
        [
          TextProblem(
            .unknownName, "unknown name \"zzz\"", at: SourceRange(5, 8))
        ], shiftedBy: 0)
    ) {
      try Expression.check(
        Array("=1 + zzz".utf8)[...], after: 1, expecting: .number, in: ExpressionFixture())
    }
  }
}
