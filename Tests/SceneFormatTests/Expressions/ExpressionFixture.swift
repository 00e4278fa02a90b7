// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry
import UIDynamicsSceneAdvice

@testable import UIDynamicsSceneFormat

/// A small scene for expressions, with its names and their values.
final class ExpressionFixture: ExpressionScope, ExpressionContext {
  let surroundings: ExpressionSurroundings
  let hints: ExpressionHints? = SceneAdvice.adviser.expressionHints
  /// The values that override the standard values of references.
  var values: [ExpressionReference: ExpressionValue]

  init(
    surroundings: ExpressionSurroundings = [.run, .contact, .touch],
    values: [ExpressionReference: ExpressionValue] = [:]
  ) {
    (self.surroundings, self.values) = (surroundings, values)
  }

  static let meanings: [(String, ExpressionName)] = [
    ("radius", .constant(.number(20))),
    ("gap", .constant(.vector(CGVector(dx: 3, dy: 4)))),
    ("isLoose", .constant(.boolean(true))),
    ("title", .constant(.string("pin"))),
    ("speed", .variable(0, .number)),
    ("isOpen", .variable(1, .boolean)),
    ("mode", .variable(2, .string)),
    ("goal", .variable(3, .vector)),
    ("referenceView", .object(.referenceView)),
    ("shade", .object(.item(0))),
    ("box-3", .object(.item(1))),
    ("time", .object(.item(2))),
    ("rope", .object(.behavior(0, BehaviorProperty.readable(of: .attachment)))),
    ("push", .object(.behavior(1, BehaviorProperty.readable(of: .push)))),
    ("all", .object(.behavior(2, BehaviorProperty.readable(of: .composite)))),
    ("ball", .unavailable("is several views: \"ball-1\" and \"ball-2\"")),
  ]

  var names: [String] { Self.meanings.map(\.0) }

  func meaning(of name: String) -> ExpressionName? {
    Self.meanings.first { $0.0 == name }?.1
  }

  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue {
    if let value = values[reference] { return value }
    switch reference {
    case .time: return .number(0.5)
    case .tick: return .number(3)
    case .isRunning, .variable(1): return .boolean(true)
    case .variable(0): return .number(-7.25)
    case .variable(2), .contact(.item): return .string("shade")
    case .variable(3), .motion(_, .linearVelocity): return .vector(CGVector(dx: -1.5, dy: 2))
    case .item(_, let property) where property.type == .vector:
      return .vector(CGVector(dx: 187.5, dy: 333.5))
    case .touch(.state), .touch(.view): return .string("ended")
    case .touch(let property) where property.type == .number: return .number(42)
    case .touch: return .vector(CGVector(dx: 100, dy: 0))
    case .contact(.point): throw ExpressionFault("a contact that has ended has no point")
    case .contact: return .string("")
    case .behavior(_, let property) where property.form == .boolean: return .boolean(false)
    case .behavior(_, let property) where property.form == .vector:
      return .vector(CGVector(dx: 0, dy: 1))
    default: return .number(42)
    }
  }

  /// `shade` is rotated by 90° and not at the origin; `box-3` is inside it and not rotated relative to it.
  func space(of owner: SpaceOwner) throws(ExpressionFault) -> ExpressionSpace {
    let shade = ExpressionSpace(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 20), center: CGPoint(x: 200, y: 300),
      rotation: CGAffineTransform(rotationAngle: .pi / 2), in: nil)
    switch owner {
    case .referenceView:
      return ExpressionSpace(
        bounds: CGRect(x: 0, y: 0, width: 375, height: 667), toReference: .identity)
    case .item(0): return shade
    case .item(1):
      return ExpressionSpace(
        bounds: CGRect(x: 0, y: 0, width: 8, height: 4), center: CGPoint(x: 10, y: 5),
        rotation: .identity, in: shade)
    case .item: throw ExpressionFault("time was removed from its superview")
    case .each: throw ExpressionFault("\"each\" has no value here")
    case .copied: throw ExpressionFault("no copy exists yet")
    }
  }

  func itemCount(in rect: CGRect) -> Int { Int(rect.minX + 2 * rect.minY) }

  func draw(_ take: (inout SceneRandom) -> Double) -> Double {
    var random = SceneRandom(seed: 1)
    return take(&random)
  }

  func check(
    _ text: String, expecting types: ExpressionTypes = .any
  ) throws(ExpressionProblems) -> Expression {
    try Expression.check(Array(text.utf8)[...], expecting: types, in: self)
  }

  func evaluate(_ text: String) throws -> ExpressionValue {
    try check(text).evaluate(in: self)
  }
}

func expectValue(
  _ text: String, _ expected: ExpressionValue, in fixture: ExpressionFixture = .init(),
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  do {
    let value = try fixture.evaluate(text)
    #expect(value == expected, "\(text)", sourceLocation: sourceLocation)
  } catch let problems as ExpressionProblems {
    let messages = problems.list.map(\.message)
    Issue.record("\(text): \(messages)", sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(text): \(error)", sourceLocation: sourceLocation)
  }
}

func expectValue(
  _ text: String, _ expected: Double, in fixture: ExpressionFixture = .init(),
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectValue(text, .number(expected), in: fixture, sourceLocation: sourceLocation)
}

func expectValue(
  _ text: String, _ expected: Bool, in fixture: ExpressionFixture = .init(),
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectValue(text, .boolean(expected), in: fixture, sourceLocation: sourceLocation)
}

/// Expects the problems of an expression, each as a code, a part of the text, a message and a hint.
func expectProblems(
  _ text: String, _ expected: [String], expecting types: ExpressionTypes = .any,
  in fixture: ExpressionFixture = .init(),
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  do throws(ExpressionProblems) {
    let type = try fixture.check(text, expecting: types).type
    Issue.record("\(text) is \(type.noun)", sourceLocation: sourceLocation)
  } catch {
    let bytes = Array(text.utf8)
    let actual = error.list.map { problem in
      let part = String(decoding: bytes[problem.range.lower..<problem.range.upper], as: UTF8.self)
      let hint = problem.hint.map { " (\($0))" } ?? ""
      return "\(problem.code.rawValue) <\(part)> \(problem.message)\(hint)"
    }
    #expect(actual == expected, sourceLocation: sourceLocation)
  }
}

func expectFault(
  _ text: String, _ message: String, in fixture: ExpressionFixture = .init(),
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(throws: ExpressionFault(message, in: text), sourceLocation: sourceLocation) {
    try fixture.evaluate(text)
  }
}
