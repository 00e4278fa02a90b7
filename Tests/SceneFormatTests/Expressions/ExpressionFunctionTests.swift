// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("Functions of expressions", .timeLimit(.minutes(30)))
struct ExpressionFunctionTests {
  @Test("Functions round, limit and compare numbers")
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
    // The `Double` nearest to 10³⁰⁰ is 1 modulo 7.
    expectValue("1e300 % 7", 1)
  }

  @Test("lerp interpolates, reaches both values exactly, and extrapolates")
  func interpolation() {
    expectValue("lerp(10, 20, 0.25)", 12.5)
    expectValue("lerp(10, 20, -1)", 0)
    expectValue("lerp(10, 20, 2)", 30)
    expectValue("lerp(0.1, 0.3, 1)", 0.3)
    expectValue("lerp(1e16, 1, 1)", 1)
    expectValue("lerp(0.7, 0.7, 0.3)", 0.7)
    expectValue("lerp(point(0, 10), point(10, 0), 0.5) == point(5, 5)", true)
  }

  @Test("Functions compute lengths without overflow or underflow")
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

  @Test("Functions convert angles, and multiples of 45° are exact")
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
    "Function results agree with published tables",
    arguments: [
      // Abramowitz and Stegun, tables 4.6 and 4.14.
      ("sin(0.5)", 0.479425538604203000), ("cos(0.5)", 0.877582561890372716),
      ("sin(1)", 0.841470984807896507), ("cos(1)", 0.540302305868139717),
      ("sin(100)", -0.506365641109758794), ("cos(100)", 0.862318872287683934),
      ("atan2(1, 2)", 0.463647609000806116), ("atan2(-1, -2)", -2.677945044588987122),
      ("sqrt(2)", 1.414213562373095049), ("degrees(1)", 57.295779513082320877),
      // Tables 4.2 and 4.4.
      ("exp(1)", 2.718281828459045235), ("exp(-10)", 4.539992976248485e-5),
      ("log(10)", 2.302585092994045684), ("log(0.5)", -0.693147180559945309),
    ])
  func tables(text: String, expected: Double) throws {
    guard case .number(let actual) = try ExpressionFixture().evaluate(text) else { return }
    expectClose(actual, expected, within: expected.magnitude * 1e-15, text)
  }

  @Test("pow computes powers; pow, exp and log report undefined or too large results")
  func powers() {
    expectValue("pow(10, 2)", 100)
    expectValue("pow(-2, 3)", -8)
    expectValue("pow(2, -1)", 0.5)
    expectValue("pow(0, 0)", 1)
    expectValue("near(pow(2, 0.5), sqrt(2), 1e-11)", true)
    expectFault("pow(-8, 0.5)", "pow(-8, 0.5): -8 cannot be raised to the power of 0.5")
    expectFault("1 + pow(0, -1)", "pow(0, -1): division by 0")
    expectFault("pow(10, 400)", "pow(10, 400): pow(10, 400) is too large for a number")
    expectFault("exp(710)", "exp(710): exp(710) is too large for a number")
    expectFault("log(0)", "log(0): logarithm of 0")
    expectFault("log(-1)", "log(-1): logarithm of -1")
  }

  @Test("near compares within a tolerance, inclusively")
  func nearness() {
    expectValue("near(1, 1.5, 0.5)", true)
    expectValue("near(1.5, 1, 0.25)", false)
    expectValue("near(gap, point(0, 0), 5)", true)
    expectValue("near(gap, point(0, 0), 4.99)", false)
    expectFault("near(1, 1, -1)", "near(1, 1, -1): the tolerance -1 is less than 0")
  }

  @Test("text formats numbers and booleans as they are written")
  func texts() {
    expectValue("'card-' + text(3) + text(-0.5) == 'card-3-0.5'", true)
    expectValue("text(1e21) + text(1 > 2) == '1e21false'", true)
    expectValue("text(0.1 + 0.2) == '0.30000000000000004'", true)
    expectValue("text(-1e-7) + text(1e-9 / 3) == '-1e-73.3333333333333337e-10'", true)
  }

  @Test("Functions handle vectors, and rotate clockwise on screen, where y grows downward")
  func vectors() throws {
    expectValue("distance(gap, point(6, 8))", 5)
    expectValue("degrees(angle(point(0, 2)))", 90)
    expectValue("angle(point(0, 0))", 0)
    expectValue("dot(gap, point(2, 1))", 10)
    // The rotation from right to down is clockwise.
    expectValue("cross(point(1, 0), point(0, 1))", 1)
    expectValue("cross(gap, point(2, 1))", -5)
    expectValue("normalized(gap) == point(0.6, 0.8)", true)
    expectValue("near(normalized(gap * 1e-200), normalized(gap), 1e-15)", true)
    expectValue("near(rotated(point(2, 1), pi / 2), point(-1, 2), 1e-12)", true)
    expectFault(
      "normalized(point(0, 0))", "normalized(point(0, 0)): [0, 0] has no direction")
  }

  @Test("+ joins strings up to a maximum length")
  func strings() {
    expectValue("'a' + mode + '!'", .string("ashade!"))
    let fixture = ExpressionFixture()
    fixture.values[.variable(2)] = .string(String(repeating: "é", count: 3_000))
    expectFault(
      "mode + mode", "mode + mode: the string would have 12,000 bytes; the limit is 10,000",
      in: fixture)
  }

  @Test("Random functions map the scene's random sequence to their range")
  func random() {
    // The first output of SplitMix64 for the seed 1 is 0x910a2dec89025cc1.
    expectValue("random(0, 1)", 0.5665615751722809)
    expectValue("random(10, 20)", 15.665615751722809)
    expectValue("random(3, 3)", 3)
    expectValue("randomInt(4, 4)", 4)
    // The first output is 5 modulo 6.
    expectValue("randomInt(1, 6)", 6)
    expectFault("random(2, 1)", "random(2, 1): 2 is greater than 1")
    expectFault("randomInt(0.5, 1)", "randomInt(0.5, 1): 0.5 is not a whole number up to 2⁵³")
  }

  @Test("convert handles a rotated view and a view nested in it")
  func conversion() {
    // `shade` is 100 × 20 pt, centered at (200, 300) and rotated by 90° clockwise, so its left end is at the top.
    expectValue("near(convert(point(200, 250), shade), point(0, 10), 1e-9)", true)
    expectValue("near(convert(point(195, 250), shade), point(0, 15), 1e-9)", true)
    // `box-3` is at (6, 3) in `shade`.
    expectValue("near(convert(point(195, 250), `box-3`), point(-6, 12), 1e-9)", true)
    expectValue("near(convert(point(0, 0), `box-3`, shade), point(6, 3), 1e-9)", true)
    expectValue("near(convert(point(0, 0), `box-3`, referenceView), point(207, 256), 1e-9)", true)
    expectValue("convert(point(1, 2), referenceView) == point(1, 2)", true)
  }

  @Test("contains distinguishes a view's rotated bounds from its frame")
  func containment() {
    expectValue("contains(shade, point(200, 345))", true)
    expectValue("contains(shade, point(245, 300))", false)
    expectValue("contains(shade, point(191, 300)) && !contains(shade, point(189, 300))", true)
    expectValue("contains(`box-3`, point(205, 263))", true)
    expectValue("contains(`box-3`, point(205, 265))", false)
    expectValue("contains(shade.bounds, point(99, 19))", true)
    expectValue("contains(rect(10, 20, 5, 50), point(12, 60))", true)
    expectValue("contains(rect(10, 20, 5, 50), point(60, 22))", false)
    expectValue("intersects(shade, rect(185, 340, 6, 30))", true)
    expectValue("intersects(shade.frame, rect(240, 290, 20, 20))", false)
    expectValue("intersects(shade, `box-3`)", true)
    expectValue("animator.items(in: rect(1, 20, 3, 4)).count", 41)
    expectValue("animator.items(in: `box-3`.frame).count > 0 && true", true)
    expectFault("contains(`time`, goal)", "time was removed from its superview")
  }

  @Test("isAdded works for behaviors and views, and behaviors have an item count")
  func behaviors() {
    let fixture = ExpressionFixture()
    fixture.values[.isAdded(1)] = .boolean(true)
    fixture.values[.motion(0, .isAdded)] = .boolean(false)
    expectValue("isAdded(push) && !isAdded(shade)", true, in: fixture)
    expectValue("isAdded(shade) && `time`.x > 0", false, in: fixture)
    fixture.values[.itemCount(1)] = .number(7)
    expectValue("isAdded(push) && push.items.count == 7", true, in: fixture)
  }

  @Test("An argument of the wrong type is reported with the accepted types")
  func things() {
    expectProblems(
      "contains(goal, 1) || contains(push, goal) || isAdded(time)",
      [
        "expression-type <goal> argument 1 of \"contains\" must be a view or a rectangle,"
          + " not a vector",
        "expression-type <1> argument 2 of \"contains\" must be a vector, not a number",
        "expression-type <push> \"push\" is a behavior, not a view or a rectangle",
        "expression-type <time> the argument of \"isAdded\" must be a behavior or a view, not a number",
      ])
    expectProblems(
      "convert(goal)",
      [
        "wrong-argument-count <convert(goal)> \"convert\" takes 2 or 3 arguments, not 1"
          + " (write convert(point, view) or convert(point, from, to))"
      ])
    expectProblems(
      "contains(rect(1, 2, 3), goal)",
      [
        "wrong-argument-count <rect(1, 2, 3)> \"rect\" takes 4 arguments, not 3"
          + " (write rect(x, y, width, height))"
      ])
    expectProblems(
      "animator.items(in: shade)",
      [
        "expression-syntax <animator.items(in: shade)> a list of items cannot be used as a value"
          + " (write animator.items(in: rect).count)"
      ])
    expectProblems(
      "shade.frame.intersects(goal)",
      [
        "expression-syntax <shade.frame.intersects> \"shade.frame.intersects\" is not a"
          + " function (write intersects(a, b))"
      ])
    expectProblems(
      "Math.abs(3)",
      [
        "expression-syntax <Math.abs> \"Math.abs\" is not a"
          + " function (write abs(x))"
      ])
    expectProblems(
      "convert(shade.center + 1, shade)",
      [
        "expression-type <shade.center + 1> \"+\" takes two numbers, two vectors or two strings, not"
          + " a vector and a number (use .x, .y or length(vector) to get a number)"
      ])
  }

  @Test("Every function has a form that names its arguments, and a description without a period")
  func table() {
    for function in ExpressionFunction.allCases {
      #expect(function.counts.lowerBound == function.parameters.count, "\(function)")
      #expect(function.sentence.last != ".", "\(function)")
    }
    #expect(ExpressionFunction.min.form == "min(a, b, …)")
    #expect(ExpressionFunction.lerp.form == "lerp(from, to, t)")
  }
}
