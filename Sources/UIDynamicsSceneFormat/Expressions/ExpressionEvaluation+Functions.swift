// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsNumerics

extension ExpressionEvaluation {
  func value(
    of function: ExpressionFunction, _ range: Range<Int>, at index: UInt16
  ) throws(ExpressionFault) -> ExpressionValue {
    let first = range.lowerBound
    switch function {
    case .min, .max: return .number(try extreme(of: range, isLeast: function == .min))
    case .abs: return .number(try argument(first).magnitude)
    case .sign:
      let x = try argument(first)
      return .number(x > 0 ? 1 : x < 0 ? -1 : 0)
    case .floor: return .number(try argument(first).rounded(.down))
    case .ceil: return .number(try argument(first).rounded(.up))
    case .round: return .number(try argument(first).rounded(.toNearestOrAwayFromZero))
    case .clamp: return .number(try clamped(first, at: index))
    case .lerp: return try interpolated(first, at: index)
    case .near: return .boolean(try isNear(first, at: index))
    case .sqrt:
      let x = try argument(first)
      if x < 0 { throw fault(index, "square root of \(number: x)") }
      return .number(x.squareRoot())
    case .pow: return .number(try power(argument(first), argument(first + 1), at: index))
    case .exp: return .number(Exponentiation.exponential(try argument(first)))
    case .log:
      let x = try argument(first)
      if x <= 0 { throw fault(index, "logarithm of \(number: x)") }
      return .number(Exponentiation.logarithm(x))
    case .random, .randomInt:
      let lower = try argument(first)
      return .number(
        try drawn(lower, argument(first + 1), isWhole: function == .randomInt, at: index))
    case .sin: return .number(Trigonometry.sineAndCosine(try argument(first)).sine)
    case .cos: return .number(Trigonometry.sineAndCosine(try argument(first)).cosine)
    case .atan2:
      return .number(try Trigonometry.arcTangent(y: argument(first), x: argument(first + 1)))
    // In this order of operations, pi, pi / 2 and pi / 3 convert exactly to whole degrees and back.
    case .degrees: return .number(try argument(first) / .pi * 180)
    case .radians: return .number(try argument(first) / 180 * .pi)
    case .point: return .vector(try CGVector(dx: argument(first), dy: argument(first + 1)))
    case .hypot: return .number(try Self.hypotenuse(argument(first), argument(first + 1)))
    case .length:
      let vector = try point(first)
      return .number(Self.hypotenuse(vector.dx, vector.dy))
    case .distance:
      return .number(try distance(tree.arguments[first], tree.arguments[first + 1]) ?? 0)
    case .angle:
      let vector = try point(first)
      return .number(Trigonometry.arcTangent(y: vector.dy, x: vector.dx))
    case .normalized: return .vector(try normalized(point(first), at: index))
    case .rotated:
      let vector = try point(first)
      let (sine, cosine) = Trigonometry.sineAndCosine(try argument(first + 1))
      return .vector(
        CGVector(
          dx: vector.dx * cosine - vector.dy * sine, dy: vector.dx * sine + vector.dy * cosine))
    case .dot:
      let (one, other) = (try point(first), try point(first + 1))
      return .number(one.dx * other.dx + one.dy * other.dy)
    case .cross:
      let (one, other) = (try point(first), try point(first + 1))
      return .number(one.dx * other.dy - one.dy * other.dx)
    case .text: return .string("\(try value(tree.arguments[first]))")
    case .convert: return .vector(try converted(range))
    case .contains: return .boolean(try contains(first))
    case .intersects: return .boolean(try rect(first).intersects(rect(first + 1)))
    case .itemsIn: return .number(Double(try context.itemCount(in: rect(first))))
    case .isAdded: throw mismatch(index)
    }
  }

  private func argument(_ index: Int) throws(ExpressionFault) -> Double {
    try number(tree.arguments[index])
  }

  private func point(_ index: Int) throws(ExpressionFault) -> CGVector {
    try vector(tree.arguments[index])
  }
}

extension ExpressionEvaluation {
  private func extreme(
    of range: Range<Int>, isLeast: Bool
  ) throws(ExpressionFault) -> Double {
    var result = try argument(range.lowerBound)
    for index in range.dropFirst() {
      let next = try argument(index)
      result = isLeast ? Swift.min(result, next) : Swift.max(result, next)
    }
    return result
  }

  private func drawn(
    _ lower: Double, _ upper: Double, isWhole: Bool, at index: UInt16
  ) throws(ExpressionFault) -> Double {
    if lower > upper { throw fault(index, "\(number: lower) is greater than \(number: upper)") }
    if !isWhole { return context.draw { $0.number(from: lower, to: upper) } }
    for bound in [lower, upper] where bound != bound.rounded() || bound.magnitude > 0x1p53 {
      throw fault(index, "\(number: bound) is not a whole number up to 2⁵³")
    }
    return context.draw { $0.whole(from: lower, to: upper) }
  }

  private func power(
    _ base: Double, _ exponent: Double, at index: UInt16
  ) throws(ExpressionFault) -> Double {
    if base == 0, exponent < 0 { throw fault(index, "division by 0") }
    if base < 0, exponent != exponent.rounded() {
      throw fault(index, "\(number: base) cannot be raised to the power of \(number: exponent)")
    }
    return Exponentiation.power(base, exponent)
  }

  private func clamped(_ first: Int, at index: UInt16) throws(ExpressionFault) -> Double {
    let x = try argument(first)
    let lower = try argument(first + 1)
    let upper = try argument(first + 2)
    if lower > upper {
      throw fault(
        index, "the lower bound \(number: lower) is greater than the upper bound \(number: upper)")
    }
    return Swift.min(Swift.max(x, lower), upper)
  }

  /// Scales by a power of two so that the squares neither overflow nor underflow.
  static func hypotenuse(_ x: Double, _ y: Double) -> Double {
    let largest = Swift.max(x.magnitude, y.magnitude)
    if largest == 0 { return 0 }
    let scale = largest > 0x1p500 ? 0x1p-600 : largest < 0x1p-500 ? 0x1p600 : 1
    let (a, b) = (x * scale, y * scale)
    return (a * a + b * b).squareRoot() / scale
  }
}

extension ExpressionEvaluation {
  private func interpolated(
    _ first: Int, at index: UInt16
  ) throws(ExpressionFault) -> ExpressionValue {
    if tree.nodes[Int(index)].type == .number {
      return .number(
        try Self.interpolated(argument(first), argument(first + 1), argument(first + 2)))
    }
    let (start, end) = (try point(first), try point(first + 1))
    let t = try argument(first + 2)
    return .vector(
      CGVector(
        dx: Self.interpolated(start.dx, end.dx, t), dy: Self.interpolated(start.dy, end.dy, t)))
  }

  /// Interpolates from the nearer end, so both ends are exact, and equal ends yield exactly their value.
  private static func interpolated(_ start: Double, _ end: Double, _ t: Double) -> Double {
    t < 0.5 ? start + (end - start) * t : end - (end - start) * (1 - t)
  }

  private func normalized(
    _ vector: CGVector, at index: UInt16
  ) throws(ExpressionFault) -> CGVector {
    // Dividing by the larger component first preserves the accuracy of tiny vectors.
    let largest = Swift.max(vector.dx.magnitude, vector.dy.magnitude)
    if largest == 0 { throw fault(index, "\(ExpressionValue.vector(vector)) has no direction") }
    let (x, y) = (vector.dx / largest, vector.dy / largest)
    let length = Self.hypotenuse(x, y)
    return CGVector(dx: x / length, dy: y / length)
  }

  private func isNear(_ first: Int, at index: UInt16) throws(ExpressionFault) -> Bool {
    let distance = try distance(tree.arguments[first], tree.arguments[first + 1]) ?? 0
    let tolerance = try argument(first + 2)
    if tolerance < 0 { throw fault(index, "the tolerance \(number: tolerance) is less than 0") }
    return distance <= tolerance
  }

  /// Returns a distance that is 0 only for equal values, or `nil` for strings and Booleans.
  func distance(_ left: UInt16, _ right: UInt16) throws(ExpressionFault) -> Double? {
    switch tree.nodes[Int(left)].type {
    case .number: return try (number(left) - number(right)).magnitude
    case .vector:
      let (a, b) = (try vector(left), try vector(right))
      return Self.hypotenuse(a.dx - b.dx, a.dy - b.dy)
    case .boolean, .string: return nil
    }
  }
}

extension ExpressionEvaluation {
  private func converted(_ range: Range<Int>) throws(ExpressionFault) -> CGVector {
    let vector = try point(range.lowerBound)
    var point = CGPoint(x: vector.dx, y: vector.dy)
    if range.count > 2 {
      point = point.applying(try space(range.lowerBound + 1).toReference)
    }
    point = try space(range.upperBound - 1).own(point)
    return CGVector(dx: point.x, dy: point.y)
  }

  private func space(_ index: Int) throws(ExpressionFault) -> ExpressionSpace {
    guard case .space(let owner) = tree.things[Int(tree.arguments[index])] else {
      throw ExpressionFault("a view is missing")
    }
    return try context.space(of: owner)
  }

  private func contains(_ first: Int) throws(ExpressionFault) -> Bool {
    let vector = try point(first + 1)
    let point = CGPoint(x: vector.dx, y: vector.dy)
    if case .space(let whole) = tree.things[Int(tree.arguments[first])] {
      return try context.space(of: whole).contains(point)
    }
    return try rect(first).contains(point)
  }

  func rect(_ index: Int) throws(ExpressionFault) -> CGRect {
    switch tree.things[Int(tree.arguments[index])] {
    case .space(let owner), .frame(let owner): return try context.space(of: owner).frame
    case .bounds(let owner): return try context.space(of: owner).bounds
    case .list: throw ExpressionFault("a rectangle is missing")
    case .rect(let nodes):
      var numbers: [Double] = []
      for node in nodes { numbers.append(try number(node)) }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
