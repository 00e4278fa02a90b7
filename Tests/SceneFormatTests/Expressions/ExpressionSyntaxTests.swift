// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("Grammar of expressions", .timeLimit(.minutes(30)))
struct ExpressionSyntaxTests {
  @Test("Every operator and punctuation mark is tokenized as written")
  func signs() throws {
    for symbol in ExpressionToken.symbols {
      let bytes = Array(symbol.utf8)
      var tokenizer = ExpressionTokenizer(bytes)
      let token = try tokenizer.next()
      #expect(token.is(symbol) && token.range == SourceRange(0, bytes.count), "\(symbol): \(token)")
    }
    let operators =
      ExpressionPrefix.allCases.map(\.rawValue) + ExpressionInfix.allCases.map(\.rawValue)
    #expect(operators.filter { !ExpressionToken.symbols.contains($0) } == [])
  }

  @Test("Products bind tighter than sums, then comparisons, && and ||")
  func precedence() {
    expectValue("2 + 3 * 4", 14)
    expectValue("2 * 3 + 4", 10)
    expectValue("7 - 6 % 4", 5)
    expectValue("1 + 1 < 3", true)
    expectValue("1 < 2 == 3 < 4", true)
    expectValue("1 == 2 && 3 == 3 || true", true)
    expectValue("true || false && false", true)
    expectValue("(true || false) && false", false)
    expectValue("false ? 1 : true ? 2 : 3", 2)
    expectValue("true ? 1 : 2 + 3", 1)
    expectValue("1 < 2 ? 3 : 4", 3)
  }

  @Test("Operators of equal precedence associate to the left, and ?: to the right")
  func associativity() {
    expectValue("10 - 4 - 3", 3)
    expectValue("100 / 10 / 5", 2)
    expectValue("100 / 10 * 5", 50)
    expectValue("17 % 10 % 4", 3)
    expectValue("1 == 1 == true", true)
    expectValue("true ? true ? 1 : 2 : 3", 1)
    expectValue("false ? 1 : false ? 2 : 3", 3)
  }

  @Test("Prefix operators bind tighter than binary ones, and member access binds tightest")
  func prefixes() {
    expectValue("-2 * -3", 6)
    expectValue("2--3", 5)
    expectValue("- -2", 2)
    expectValue("-7 % 4", -3)
    expectValue("7 % -4", 3)
    expectValue("!false && false", false)
    expectValue("!(false && false)", true)
    expectValue("!!true", true)
    expectValue("-gap.y", -4)
    expectValue("-point(1, 2)", .vector(CGVector(dx: -1, dy: -2)))
  }

  @Test("Numbers have JSON's syntax, but may have leading zeros")
  func numbers() {
    for (text, value) in [
      ("0", 0), ("12.5", 12.5), ("1e3", 1000), ("2.5E-1", 0.25), ("1e+2", 100), ("007", 7),
      ("1e-400", 0), ("9007199254740993", 9_007_199_254_740_992),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ] as [(String, Double)] {
      expectValue(text, value)
    }
    expectProblems("1e309", ["expression-syntax <1e309> 1e309 is too large for a number"])
    expectProblems(
      ".5",
      [
        "expression-syntax <.> missing value before \".\" "
          + "(a number starts with a digit: 0.5)"
      ])
    expectProblems("5.", ["expression-syntax <> missing name after the period"])
    expectProblems(
      "2x",
      [
        "expression-syntax <2x> \"2x\" is neither a number nor a name "
          + "(write a product as 2 * x)"
      ])
    for text in ["0x1F", "1e", "1e+", "1_000"] {
      let word = text.filter { $0 != "+" }
      expectProblems(
        text, ["expression-syntax <\(word)> \"\(word)\" is neither a number nor a name"])
    }
  }

  @Test("Strings are in single quotes, with escapes")
  func strings() {
    expectValue("'floor'", .string("floor"))
    expectValue("''", .string(""))
    expectValue(#"'a\'b\\c\n\t\"\/'"#, .string("a'b\\c\n\t\"/"))
    expectValue("'日本🎈'", .string("日本🎈"))
    expectProblems(
      "mode == 'a", ["expression-syntax <'a> the string has no closing '"])
    expectProblems(#"'a\"#, [#"expression-syntax <'a\> the string has no closing '"#])
    expectProblems(
      #"'a\é'"#,
      [
        #"expression-syntax <\é> unknown escape \é (write \\ for a backslash)"#
      ])
    expectProblems(
      "mode == \"a\"",
      [
        "expression-syntax <\"> \"\"\" is not allowed in an expression "
          + "(put a string in straight single quotes: 'floor')"
      ])
  }

  @Test("White space between tokens is allowed, including line breaks")
  func space() {
    expectValue(" \n1\t+\r\n2 ", 3)
    expectValue("max ( 1 , 2 )", 2)
    expectValue("gap . x", 3)
  }

  @Test("A missing part is reported")
  func missing() {
    expectProblems("", ["expression-syntax <> the expression is empty"])
    expectProblems("  ", ["expression-syntax <> the expression is empty"])
    expectProblems("1 +", ["expression-syntax <> missing value at the end"])
    expectProblems(
      "(1 + ) * 2", ["expression-syntax <)> missing value before \")\""])
    expectProblems("(1 + 2", ["expression-syntax <> missing \")\" at the end"])
    expectProblems("min(1 2)", ["expression-syntax <2> missing \")\" before \"2\""])
    expectProblems("true ? 1", ["expression-syntax <> missing \":\" at the end"])
    expectProblems("max(1,)", ["expression-syntax <)> missing value before \")\""])
    expectProblems(
      "speed tick", ["expression-syntax <tick> missing operator before \"tick\""])
    expectProblems(
      "isOpen and isLoose",
      [
        "expression-syntax <and> missing operator before \"and\" "
          + "(write \"&&\")"
      ])
  }

  @Test("An unexpected part is reported")
  func strange() {
    expectProblems(
      "1)", ["expression-syntax <)> \")\" has no matching \"(\""])
    expectProblems(
      "1, 2",
      ["expression-syntax <,> \",\" is allowed only between the arguments of a function"])
    expectProblems("1 : 2", ["expression-syntax <:> \":\" has no matching \"?\""])
    expectProblems(
      "speed = 1",
      [
        "expression-syntax <=> \"=\" is not allowed in an expression "
          + "(write \"==\" to compare, \">=\" for \"at least\" and \"<=\" for \"at most\")"
      ])
    expectProblems(
      "2 × 3",
      [
        "expression-syntax <×> \"×\" is not allowed in an expression "
          + "(write a product as a * b, and a quotient as a / b)"
      ])
    expectProblems(
      "a.angle + 45°",
      [
        "expression-syntax <°> \"°\" is not allowed in an expression "
          + "(angles are in radians; for 45 degrees, write radians(45))"
      ])
    expectProblems(
      "1 + \u{202E}2",
      [
        "expression-syntax <\u{202E}> the invisible character U+202E is not allowed in an expression"
      ])
    expectProblems(
      "`a b`.x",
      [
        "expression-syntax <`a b`> \"a b\" is not a name "
          + "(backticks can contain only the id of a view, an item or a behavior)"
      ])
    expectProblems("`a", ["expression-syntax <`a> the name has no closing `"])
  }

  @Test("A syntax error is reported alone")
  func grammarFirst() {
    expectProblems("nobody + (1", ["expression-syntax <> missing \")\" at the end"])
  }
}
