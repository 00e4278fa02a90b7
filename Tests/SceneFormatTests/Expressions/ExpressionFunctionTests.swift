// SPDX-License-Identifier: MIT

import Geometry
import TestSupport
import Testing

@testable import SceneFormat

@Suite("The functions of expressions", .timeLimit(.minutes(5)))
struct ExpressionFunctionTests {
  @Test("round, bound and compare numbers")
  func numbers() {
    expectValue("min(3, -1, 2)", -1)
    expectValue("max(3, -1, 2, 7)", 7)
    expectValue("abs(-2.5) + abs(2.5)", 5)
    expectValue("sign(-3) + 10 * sign(2) + 100 * sign(0)", 9)
    expectValue("floor(-1.5)", -2)
    expectValue("ceil(-1.5)", -1)
    expectValue("round(-2.5)", -3)
    expectValue("round(2.5)", 3)
    expectValue("round(0.49999999999999994)", 0)
    expectValue("clamp(5, 0, 3) + clamp(-5, 0, 3) + clamp(2, 0, 3)", 5)
    expectValue("7.5 % 2", 1.5)
    expectValue("-7.5 % 2", -1.5)
    // 10³⁰⁰ as a Double, divided by 7 in whole numbers of any length, leaves 1.
    expectValue("1e300 % 7", 1)
  }

  @Test("go from one value to another, meet both exactly and go on behind them")
  func interpolation() {
    expectValue("lerp(10, 20, 0.25)", 12.5)
    expectValue("lerp(10, 20, -1)", 0)
    expectValue("lerp(10, 20, 2)", 30)
    expectValue("lerp(0.1, 0.3, 1)", 0.3)
    expectValue("lerp(1e16, 1, 1)", 1)
    expectValue("lerp(0.7, 0.7, 0.3)", 0.7)
    expectValue("lerp(point(0, 10), point(10, 0), 0.5) == point(5, 5)", true)
  }

  @Test("measure lengths, however long or short")
  func lengths() throws {
    expectValue("sqrt(2.25)", 1.5)
    expectValue("hypot(-3, 4)", 5)
    expectValue("length(gap)", 5)
    expectValue("length(point(0, 0))", 0)
    for text in ["hypot(3e200, 4e200) / 5e200", "hypot(3e-200, 4e-200) / 5e-200"] {
      guard case .number(let ratio) = try ExpressionFixture().evaluate(text) else { return }
      expectClose(ratio, 1, within: 0x1p-52, text)
    }
  }

  @Test("know angles: whole numbers of degrees are met exactly")
  func angles() {
    expectValue("degrees(pi)", 180)
    expectValue("degrees(pi / 2)", 90)
    expectValue("radians(180) == pi", true)
    expectValue("radians(-90) == -pi / 2", true)
    expectValue("atan2(0, -1)", .pi)
    expectValue("degrees(atan2(1, 1))", 45)
    expectValue("sin(0)", 0)
    expectValue("cos(0)", 1)
  }

  @Test(
    "agree with tables",
    arguments: [
      // Abramowitz and Stegun, table 4.6 and 4.14.
      ("sin(0.5)", 0.479425538604203000), ("cos(0.5)", 0.877582561890372716),
      ("sin(1)", 0.841470984807896507), ("cos(1)", 0.540302305868139717),
      ("sin(100)", -0.506365641109758794), ("cos(100)", 0.862318872287683934),
      ("atan2(1, 2)", 0.463647609000806116), ("atan2(-1, -2)", -2.677945044588987122),
      ("sqrt(2)", 1.414213562373095049), ("degrees(1)", 57.295779513082320877),
    ])
  func tables(text: String, expected: Double) throws {
    guard case .number(let actual) = try ExpressionFixture().evaluate(text) else { return }
    expectClose(actual, expected, within: expected.magnitude * 1e-15, text)
  }

  @Test("have a form with a name for each argument, and a sentence")
  func table() {
    for function in ExpressionFunction.allCases {
      let counts = Set(function.signatures.map(\.parameters.count))
      #expect(counts == [function.parameters.count], "\(function)")
      #expect(function.sentence.last != ".", "\(function)")
    }
    #expect(ExpressionFunction.min.form == "min(a, b, …)")
    #expect(ExpressionFunction.lerp.form == "lerp(from, to, t)")
  }
}
