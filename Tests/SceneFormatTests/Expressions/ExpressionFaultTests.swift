// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("Faults of expressions at run time", .timeLimit(.minutes(30)))
struct ExpressionFaultTests {
  @Test("A fault names the operation with its operands")
  func arithmetic() {
    expectFault("1 / (tick - 3)", "1 / (tick - 3): division of 1 by 0")
    expectFault("2 * (speed / -0)", "speed / -0: division of -7.25 by 0")
    expectFault("(gap / (1 - 1)).x", "gap / (1 - 1): division of [3, 4] by 0")
    expectFault("5 % 0", "5 % 0: remainder of 5 divided by 0")
    expectFault("1 + sqrt(speed)", "sqrt(speed): square root of -7.25")
    expectFault(
      "clamp(1, 3, radius / 10)",
      "clamp(1, 3, radius / 10): the lower bound 3 is greater than the upper bound 2")
  }

  @Test("A result that is not finite is a fault where it occurs")
  func overflow() {
    expectFault(
      "0 * (1e308 * radius)", "1e308 * radius: 1e308 * 20 is too large for a number")
    expectFault("1e308 + 1e308", "1e308 + 1e308: 1e308 + 1e308 is too large for a number")
    expectFault("1 / 1e-310", "1 / 1e-310: 1 / 1e-310 is too large for a number")
    expectFault(
      "hypot(1.7e308, 1.7e308)",
      "hypot(1.7e308, 1.7e308): hypot(1.7e308, 1.7e308) is too large for a number")
    expectFault(
      "length(gap * 1e308)", "gap * 1e308: [3, 4] * 1e308 is too large for a number")
    expectFault(
      "lerp(point(1e308, 0), -point(1e308, 0), 0.5).x",
      "lerp(point(1e308, 0), -point(1e308, 0), …: "
        + "lerp([1e308, 0], [-1e308, 0], 0.5) is too large for a number")
  }

  @Test("A name whose value is not finite or has the wrong type causes a fault")
  func context() {
    let broken = ExpressionFixture(values: [
      .item(0, .center): .vector(CGVector(dx: .nan, dy: 0)), .item(0, .angle): .number(.infinity),
      .time: .boolean(true),
    ])
    expectFault("shade.center.y > 1", "shade.center: the value is not finite", in: broken)
    expectFault("-shade.angle", "shade.angle: the value is not finite", in: broken)
    expectFault("time + 1", "time: the value is not a number", in: broken)
  }

  @Test("A fault thrown by the context keeps its message")
  func ownSentence() {
    expectFault("contact.point.y > 3", "a contact that has ended has no point")
  }

  @Test("A branch that is not evaluated causes no fault")
  func laziness() {
    expectValue("false && 1 / 0 > 1", false)
    expectValue("true || 1 / 0 > 1", true)
    expectValue("true ? 1 : 1 / 0", 1)
    expectValue("false ? sqrt(-1) : 2", 2)
    expectFault("true && 1 / 0 > 1", "1 / 0: division of 1 by 0")
    expectFault("1 / 0 > 1 && false", "1 / 0: division of 1 by 0")
  }

  @Test("A fault makes control characters visible")
  func visibleText() {
    expectFault("1\n/ 0", "1␊/ 0: division of 1 by 0")
  }

  @Test("A literal string is not parsed as an expression")
  func literals() throws {
    let literal = Expression(.string("a / 0"), text: "\"a / 0\"")
    #expect(try literal.evaluate(in: ExpressionFixture()) == .string("a / 0"))
    #expect(literal.type == .string)
    #expect(literal.references.isEmpty)
  }
}
