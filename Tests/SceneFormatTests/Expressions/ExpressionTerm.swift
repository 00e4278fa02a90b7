// SPDX-License-Identifier: MIT

import TestSupport
import UIDynamicsGeometry
import UIDynamicsNumerics

@testable import UIDynamicsSceneFormat

/// An expression as a plain tree, the slow and simple counterpart of `ExpressionTree`.
indirect enum ExpressionTerm: Equatable {
  case constant(ExpressionValue)
  case name(ExpressionReference)
  case component(String, ExpressionTerm)
  case prefix(String, ExpressionTerm)
  case infix(String, ExpressionTerm, ExpressionTerm)
  case conditional(ExpressionTerm, ExpressionTerm, ExpressionTerm)
  case call(String, [ExpressionTerm])

  /// The names of `ExpressionFixture`, with their references and types.
  static let names: [(String, ExpressionReference, ExpressionType)] = [
    ("tick", .tick, .number), ("speed", .variable(0), .number),
    ("shade.frame.maxX", .item(0, .frame(.maxX)), .number),
    ("`box-3`.angle", .item(1, .angle), .number), ("rope.length", .behavior(0, .length), .number),
    ("isOpen", .variable(1), .boolean), ("animator.isRunning", .isRunning, .boolean),
    ("push.active", .behavior(1, .active), .boolean), ("mode", .variable(2), .string),
    ("touch.state", .touch(.state), .string), ("goal", .variable(3), .vector),
    ("shade.center", .item(0, .center), .vector), ("touch.velocity", .touch(.velocity), .vector),
  ]
}

/// Converts a checked expression.
extension ExpressionTerm {
  init(_ tree: ExpressionTree) { self.init(tree, tree.nodes.count - 1) }

  private init(_ tree: ExpressionTree, _ index: Int) {
    let node = tree.nodes[index]
    let operands = tree.operands(of: node).map { ExpressionTerm(tree, Int($0)) }
    switch node.content {
    case .constant(let value): self = .constant(value)
    case .reference(let reference): self = .name(reference)
    case .component(let component, _): self = .component(component.rawValue, operands[0])
    case .prefix(let prefix, _): self = .prefix(prefix.rawValue, operands[0])
    case .infix(let infix, _, _): self = .infix(infix.rawValue, operands[0], operands[1])
    case .conditional: self = .conditional(operands[0], operands[1], operands[2])
    case .aggregate(let aggregate, _, _): self = .call(aggregate.rawValue, operands)
    case .call(let function, _, _): self = .call(function.rawValue, operands)
    }
  }
}

/// Writes an expression with as few parentheses as possible.
extension ExpressionTerm {
  private static let levels = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, "<=": 4, ">": 4, ">=": 4, "+": 5, "-": 5, "*": 6,
    "/": 6, "%": 6,
  ]

  private var level: Int {
    switch self {
    case .conditional: 0
    case .infix(let sign, _, _): Self.levels[sign] ?? 0
    case .prefix: 7
    default: 8
    }
  }

  private func text(from lowest: Int) -> String { level < lowest ? "(\(text))" : text }

  var text: String {
    switch self {
    case .constant(.string(let string)): "'\(string.replacing("'", with: "\\'"))'"
    case .constant(let value): "\(value)"
    case .name(let reference): Self.names.first { $0.1 == reference }?.0 ?? ""
    case .component(let name, let vector): "\(vector.text(from: 8)).\(name)"
    case .prefix(let sign, let operand): sign + operand.text(from: 7)
    case .infix(let sign, let left, let right):
      "\(left.text(from: level)) \(sign) \(right.text(from: level + 1))"
    case .conditional(let condition, let then, let otherwise):
      "\(condition.text(from: 1)) ? \(then.text) : \(otherwise.text)"
    case .call(let name, let arguments):
      "\(name)(\(arguments.map(\.text).joined(separator: ", ")))"
    }
  }
}

/// Generates random expressions.
extension ExpressionTerm {
  static func random(
    _ type: ExpressionType, depth: Int, _ generator: inout SplitMix64
  ) -> ExpressionTerm {
    func any(_ type: ExpressionType) -> ExpressionTerm {
      random(type, depth: depth - 1, &generator)
    }
    guard depth > 0, generator.integer(in: 0...5) > 0 else { return leaf(type, &generator) }
    if generator.integer(in: 0...7) == 0 {
      return .conditional(any(.boolean), any(type), any(type))
    }
    switch type {
    case .string: return leaf(type, &generator)
    case .boolean:
      switch generator.integer(in: 0...3) {
      case 0: return .prefix("!", any(.boolean))
      case 1: return .infix(one(of: ["&&", "||"], &generator), any(.boolean), any(.boolean))
      case 2:
        let compared = one(of: ExpressionType.allCases, &generator)
        return .infix(one(of: ["==", "!="], &generator), any(compared), any(compared))
      default:
        let sign = one(of: ["<", "<=", ">", ">="], &generator)
        return .infix(sign, any(.number), any(.number))
      }
    case .vector:
      switch generator.integer(in: 0...6) {
      case 0: return .prefix("-", any(.vector))
      case 1: return .infix("*", any(.number), any(.vector))
      case 2: return .infix(one(of: ["*", "/"], &generator), any(.vector), any(.number))
      case 3: return .call("lerp", [any(.vector), any(.vector), any(.number)])
      case 4: return .call("point", [any(.number), any(.number)])
      default: return .infix(one(of: ["+", "-"], &generator), any(.vector), any(.vector))
      }
    case .number:
      switch generator.integer(in: 0...9) {
      case 0: return .prefix("-", any(.number))
      case 1:
        let names = ["x", "y", "dx", "dy", "width", "height"]
        return .component(one(of: names, &generator), any(.vector))
      case 2: return .call("length", [any(.vector)])
      case 3, 4:
        let function = one(of: ExpressionFunction.allCases, &generator)
        let parameters = function.signatures[0].parameters.compactMap(\.type)
        guard function.signatures[0].result == .number, function != .itemsIn, !function.isRandom
        else { return any(.number) }
        let more = function.takesMore ? generator.integer(in: 0...2) : 0
        let types = parameters + Array(repeating: .number, count: more)
        return .call(function.rawValue, types.map { any($0) })
      default:
        let sign = one(of: ["+", "-", "*", "/", "%"], &generator)
        return .infix(sign, any(.number), any(.number))
      }
    }
  }

  private static func leaf(
    _ type: ExpressionType, _ generator: inout SplitMix64
  ) -> ExpressionTerm {
    let fitting = names.filter { $0.2 == type }
    if generator.bool() { return .name(one(of: fitting, &generator).1) }
    switch type {
    case .vector: return .name(one(of: fitting, &generator).1)
    case .boolean: return .constant(.boolean(generator.bool()))
    case .string:
      return .constant(.string(one(of: ["shade", "it's", "", "日本"], &generator)))
    case .number:
      let random = generator.double(in: 0..<1000)
      let numbers = [0, 1, 2, 3, 0.5, 1e-300, 1e300, 7.25, random, random]
      return .constant(.number(one(of: numbers, &generator)))
    }
  }

  private static func one<Element>(
    of elements: [Element], _ generator: inout SplitMix64
  ) -> Element {
    elements[generator.integer(in: 0...elements.count - 1)]
  }
}

/// Evaluates an expression as docs/reference/expressions.md describes; `nil` if the run would stop.
extension ExpressionTerm {
  func value(in context: ExpressionFixture) -> ExpressionValue? {
    let value: ExpressionValue? =
      switch self {
      case .constant(let value): value
      case .name(let reference): try? context.value(of: reference)
      case .component(let name, let vector):
        vector.value(in: context).flatMap { value in
          guard case .vector(let vector) = value else { return nil }
          return .number(["x", "dx", "width"].contains(name) ? vector.dx : vector.dy)
        }
      case .conditional(let condition, let then, let otherwise):
        condition.value(in: context).flatMap {
          ($0 == .boolean(true) ? then : otherwise).value(in: context)
        }
      case .infix("&&", let left, let right):
        left.value(in: context).flatMap {
          $0 == .boolean(true) ? right.value(in: context) : .boolean(false)
        }
      case .infix("||", let left, let right):
        left.value(in: context).flatMap {
          $0 == .boolean(true) ? .boolean(true) : right.value(in: context)
        }
      case .prefix(let sign, let operand):
        operand.value(in: context).flatMap { Self.apply("prefix \(sign)", [$0]) }
      case .infix(let sign, let left, let right):
        left.value(in: context).flatMap { left in
          right.value(in: context).flatMap { Self.apply(sign, [left, $0]) }
        }
      case .call(let name, let arguments):
        Self.all(arguments.map { $0.value(in: context) }).flatMap { Self.apply(name, $0) }
      }
    return switch value {
    case .number(let number) where !number.isFinite: nil
    case .vector(let vector) where !vector.dx.isFinite || !vector.dy.isFinite: nil
    default: value
    }
  }

  private static func all(_ values: [ExpressionValue?]) -> [ExpressionValue]? {
    values.contains { $0 == nil } ? nil : values.compactMap { $0 }
  }

  private static func apply(_ sign: String, _ values: [ExpressionValue]) -> ExpressionValue? {
    if sign == "==" { return .boolean(values[0] == values[1]) }
    if sign == "!=" { return .boolean(!(values[0] == values[1])) }
    let numbers = values.map { if case .number(let number) = $0 { number } else { Double.nan } }
    switch (values[0], values.count > 1 ? values[1] : nil) {
    case (.boolean(let boolean), _): return .boolean(!boolean)
    case (.number, .vector(let vector)):
      return .vector(CGVector(dx: numbers[0] * vector.dx, dy: numbers[0] * vector.dy))
    case (.vector(let vector), _):
      return apply(sign, vector, values.dropFirst().first, numbers)
    default: return apply(sign, numbers)
    }
  }

  private static func apply(
    _ sign: String, _ one: CGVector, _ second: ExpressionValue?, _ numbers: [Double]
  ) -> ExpressionValue? {
    var other = CGVector.zero
    if case .vector(let vector) = second { other = vector }
    func both(_ operation: (Double, Double) -> Double) -> ExpressionValue {
      .vector(CGVector(dx: operation(one.dx, other.dx), dy: operation(one.dy, other.dy)))
    }
    switch sign {
    case "prefix -": return both { one, _ in -one }
    case "+": return both { $0 + $1 }
    case "-": return both { $0 - $1 }
    case "*": return both { one, _ in one * numbers[1] }
    case "/": return numbers[1] == 0 ? nil : both { one, _ in one / numbers[1] }
    case "length": return .number(hypotenuse(one.dx, one.dy))
    case "distance": return .number(hypotenuse(other.dx - one.dx, other.dy - one.dy))
    case "angle": return .number(Trigonometry.arcTangent(y: one.dy, x: one.dx))
    case "dot": return .number(one.dx * other.dx + one.dy * other.dy)
    case "cross": return .number(one.dx * other.dy - one.dy * other.dx)
    default: return both { between($0, $1, numbers[2]) }
    }
  }

  private static func apply(_ sign: String, _ x: [Double]) -> ExpressionValue? {
    switch sign {
    case "<": return .boolean(x[0] < x[1])
    case "<=": return .boolean(x[0] <= x[1])
    case ">": return .boolean(x[0] > x[1])
    case ">=": return .boolean(x[0] >= x[1])
    case "point": return .vector(CGVector(dx: x[0], dy: x[1]))
    default: return number(sign, x).map { .number($0) }
    }
  }

  private static func number(_ sign: String, _ x: [Double]) -> Double? {
    switch sign {
    case "prefix -": -x[0]
    case "+": x[0] + x[1]
    case "-": x[0] - x[1]
    case "*": x[0] * x[1]
    case "/": x[1] == 0 ? nil : x[0] / x[1]
    case "%": x[1] == 0 ? nil : remainder(x[0], x[1])
    case "min": x.dropFirst().reduce(x[0]) { Swift.min($0, $1) }
    case "max": x.dropFirst().reduce(x[0]) { Swift.max($0, $1) }
    case "abs": Swift.abs(x[0])
    case "sign": x[0] == 0 ? 0 : x[0] / Swift.abs(x[0])
    case "floor": x[0].rounded(.down)
    case "ceil": -((-x[0]).rounded(.down))
    case "round": x[0].rounded()
    case "clamp": x[1] > x[2] ? nil : x[0] < x[1] ? x[1] : x[0] > x[2] ? x[2] : x[0]
    case "lerp": between(x[0], x[1], x[2])
    case "sqrt": x[0] < 0 ? nil : x[0].squareRoot()
    case "hypot": hypotenuse(x[0], x[1])
    case "sin": Trigonometry.sineAndCosine(x[0]).sine
    case "cos": Trigonometry.sineAndCosine(x[0]).cosine
    case "atan2": Trigonometry.arcTangent(y: x[0], x: x[1])
    case "degrees": x[0] / .pi * 180
    case "radians": x[0] / 180 * .pi
    case "pow":
      x[0] == 0 && x[1] < 0 || x[0] < 0 && x[1] != x[1].rounded()
        ? nil : Exponentiation.power(x[0], x[1])
    case "exp": Exponentiation.exponential(x[0])
    case "log": x[0] > 0 ? Exponentiation.logarithm(x[0]) : nil
    default: nil
    }
  }

  private static func between(_ from: Double, _ to: Double, _ t: Double) -> Double {
    t < 0.5 ? from + (to - from) * t : to - (to - from) * (1 - t)
  }

  private static func hypotenuse(_ x: Double, _ y: Double) -> Double {
    let largest = Swift.max(Swift.abs(x), Swift.abs(y))
    if largest > 0x1p500 { return hypotenuse(x * 0x1p-600, y * 0x1p-600) * 0x1p600 }
    if largest < 0x1p-500 && largest > 0 {
      return hypotenuse(x * 0x1p600, y * 0x1p600) * 0x1p-600
    }
    return (x * x + y * y).squareRoot()
  }

  /// Uses long division in base 2, in which every step is exact.
  private static func remainder(_ x: Double, _ y: Double) -> Double {
    var rest = x.magnitude
    let divisor = y.magnitude
    while rest >= divisor {
      var part = divisor.significand * Double(sign: .plus, exponent: rest.exponent, significand: 1)
      // A subnormal divisor has fewer bits than its significand suggests, but none occurs here.
      if part > rest { part /= 2 }
      rest -= part
    }
    return x.sign == .minus ? -rest : rest
  }
}
