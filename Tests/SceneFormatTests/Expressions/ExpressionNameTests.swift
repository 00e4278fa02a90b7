// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("Names in expressions", .timeLimit(.minutes(30)))
struct ExpressionNameTests {
  private func references(
    _ text: String, _ surroundings: ExpressionSurroundings = [.run, .contact, .touch]
  ) throws -> [ExpressionReference] {
    try ExpressionFixture(surroundings: surroundings).check(text).references
  }

  @Test("Parameters are replaced by their values")
  func parameters() throws {
    #expect(try references("radius * gap.x") == [])
    expectValue("radius * gap.x", 60)
    expectValue("title", .string("pin"))
  }

  @Test("Names refer to variables and to properties of views, items and behaviors")
  func properties() throws {
    #expect(
      try references("speed + shade.center.y + shade.frame.maxX + rope.length")
        == [.variable(0), .item(0, .center), .item(0, .frame(.maxX)), .behavior(0, .length)])
    #expect(
      try references("`box-3`.angle + shade.linearVelocity.dy + shade.angularVelocity")
        == [.item(1, .angle), .motion(0, .linearVelocity), .motion(0, .angularVelocity)])
    #expect(
      try references("referenceView.size.width + referenceView.bounds.midX + goal.x")
        == [.referenceView(.size), .referenceView(.bounds(.midX)), .variable(3)])
    #expect(
      try references("shade.bounds.height + shade.bounds.size.height + shade.frame.origin.x")
        == [.item(0, .bounds(.height)), .item(0, .bounds(.size)), .item(0, .frame(.origin))])
    #expect(try references("push.active") == [.behavior(1, .active)])
  }

  @Test(
    "Every geometry property can be named and has the right type",
    arguments: GeometryProperty.allCases)
  func everyProperty(_ property: GeometryProperty) throws {
    let expression = try ExpressionFixture().check("shade.\(property.rawValue)")
    #expect(expression.references == [.item(0, property)])
    #expect(expression.type == property.type)
  }

  @Test("Keywords take precedence over names in the scene, which then need backticks")
  func words() throws {
    #expect(
      try references("time + tick + animator.elapsedTime + `time`.angle")
        == [.time, .tick, .elapsedTime, .item(2, .angle)])
    #expect(
      try references("animator.isRunning && contact.item == contact.other")
        == [.isRunning, .contact(.item), .contact(.other)])
    #expect(
      try references("touch.location - touch.velocity") == [.touch(.location), .touch(.velocity)])
    expectValue("pi", .pi)
    expectValue("true != false", true)
  }

  @Test("Names of a field sample are known only in a force")
  func samples() throws {
    #expect(
      try references("position * mass + velocity * charge + point(time, tick)", [.sample, .run])
        == [
          .sample(.position), .sample(.mass), .sample(.velocity), .sample(.charge), .sample(.time),
          .tick,
        ])
    expectProblems(
      "mass * 2",
      ["misplaced-name <mass> \"mass\" is available only in the force of a custom field"])
  }

  @Test("Names are known only where they have a value")
  func surroundings() {
    expectProblems(
      "time + tick + touch.location.x + contact.point.y",
      [
        "misplaced-name <time> \"time\" is available only while the scene runs",
        "misplaced-name <tick> \"tick\" is available only while the scene runs",
        "misplaced-name <touch> \"touch\" is available only while a scene with gestures runs",
        "misplaced-name <contact> \"contact\" is available only in contactBegan and contactEnded events",
      ], in: ExpressionFixture(surroundings: []))
    expectProblems(
      "ball.center.y",
      ["misplaced-name <ball> \"ball\" is several views: \"ball-1\" and \"ball-2\""])
  }

  @Test("An unknown name gets similar names as a hint")
  func suggestions() {
    expectProblems(
      "shadow.center.y + sped + animater.isRunning",
      [
        "unknown-name <shadow> unknown name \"shadow\" (did you mean \"shade\"?)",
        "unknown-name <sped> unknown name \"sped\" (did you mean \"speed\"?)",
        "unknown-name <animater> unknown name \"animater\" (did you mean \"animator\"?)",
      ])
    expectProblems(
      "shade.centre.y",
      [
        "unknown-name <centre.y> \"shade\" has no property \"centre.y\" (did you mean \"center\"?)"
      ])
    expectProblems(
      "shade.frame.maxx + rope.lenght + shade.elasticity",
      [
        "unknown-name <frame.maxx> \"shade\" has no property \"frame.maxx\" "
          + "(did you mean \"frame.maxX\"?)",
        "unknown-name <lenght> \"rope\" has no property \"lenght\" (did you mean \"length\"?)",
        "unknown-name <elasticity> \"shade\" has no property \"elasticity\" (its properties are "
          + "\"x\", \"y\", \"center\", \"angle\", \"frame.…\", \"bounds.…\", \"size\", \"alpha\", "
          + "\"linearVelocity\", \"angularVelocity\", \"speed\", \"awake\", \"bodyX\", \"bodyY\" and \"bodyAngle\"; "
          + "\"uidyn help expressions\" lists all of them)",
      ])
    expectProblems(
      "push.mode",
      [
        "unknown-name <mode> \"push\" has no property \"mode\" (its properties are "
          + "\"pushDirection\", \"angle\", \"magnitude\", \"active\" and \"items.count\")"
      ])
    expectProblems(
      "sqrt + 1",
      ["unknown-name <sqrt> unknown name \"sqrt\" (write sqrt(x))"])
    expectProblems(
      "sine(1) + 1",
      ["unknown-name <sine> unknown function \"sine\" (did you mean \"sin\"?)"])
    expectProblems(
      "rect(1, 2, 3, 4)",
      [
        "expression-type <rect> \"rect\" cannot be used here "
          + "(only contains, intersects and animator.items accept a rectangle)"
      ])
    expectProblems(
      "text('x')",
      [
        "expression-type <'x'> the argument of \"text\" must be a number or a boolean, not a string"
      ])
  }

  @Test("A name with a hyphen but no backticks is parsed as a subtraction, with a hint")
  func backticks() {
    expectProblems(
      "box-3.center.y > nobody",
      [
        "unknown-name <box-3> \"box-3\" is parsed as a subtraction "
          + "(put an id that contains - in backticks: `box-3`)",
        "unknown-name <nobody> unknown name \"nobody\"",
      ])
    expectProblems(
      "box-4.center.y",
      [
        "unknown-name <box> unknown name \"box\"",
        "expression-type <center> a number has no \"center\"",
      ])
  }

  @Test("An object used as a value causes a message that suggests its properties")
  func things() {
    expectProblems(
      "shade == 1",
      [
        "expression-type <shade> \"shade\" cannot be used as a value (use a property, such as \"shade.center\")"
      ])
    expectProblems(
      "shade.frame",
      [
        "expression-type <shade.frame> \"shade.frame\" cannot be used as a value "
          + "(use a property, such as \"shade.frame.origin\")"
      ])
    expectProblems("all", ["expression-type <all> \"all\" has no properties"])
    expectProblems("all.angle", ["unknown-name <angle> \"all\" has no property \"angle\""])
    expectProblems(
      "referenceView.angle + referenceView.frame.width",
      [
        "unknown-name <angle> \"referenceView\" has no property \"angle\" (its properties are "
          + "\"x\", \"y\", \"center\", \"bounds.…\" and \"size\"; \"uidyn help expressions\" lists all of them)",
        "unknown-name <frame.width> \"referenceView\" has no property \"frame.width\" "
          + "(it is called \"bounds.width\")",
      ])
  }

  @Test("Column names work as abbreviations of UIKit's property names")
  func columns() {
    expectValue("shade.x == shade.center.x && shade.y == 333.5", true)
    expectValue("shade.vx", -1.5)
    expectValue("shade.vy", 2)
    expectValue("shade.omega == shade.angularVelocity", true)
    expectValue("shade.height == shade.bounds.size.height", true)
    let fixture = ExpressionFixture()
    fixture.values[.item(0, .frame(.minX))] = .number(7)
    fixture.values[.motion(0, .awake)] = .boolean(true)
    expectValue("shade.awake && shade.minX == 7", true, in: fixture)
    expectProblems(
      "referenceView.vx + push.x",
      [
        "unknown-name <vx> \"referenceView\" has no property \"vx\" (its properties are \"x\", \"y\", "
          + "\"center\", \"bounds.…\" and \"size\"; \"uidyn help expressions\" lists all of them)",
        "unknown-name <x> \"push\" has no property \"x\" (its properties are \"pushDirection\", "
          + "\"angle\", \"magnitude\", \"active\" and \"items.count\")",
      ])
  }

  @Test("Vectors have components")
  func components() {
    expectValue("(gap - point(1, 1)).dx", 2)
    expectValue("point(1, 2).height + gap.width + gap.x + gap.dy", 12)
    expectValue("shade.center.y", 333.5)
    expectValue("(isOpen ? gap : goal).y", 4)
    expectProblems(
      "gap.z",
      [
        "unknown-name <z> a vector has no \"z\" "
          + "(it has \"x\", \"y\", \"dx\", \"dy\", \"width\" and \"height\")"
      ])
    expectProblems("radius.x", ["expression-type <x> a number has no \"x\""])
    expectProblems("gap.x.y", ["expression-type <y> a number has no \"y\""])
    expectProblems("'a'.x", ["expression-type <x> a string has no \"x\""])
  }
}
