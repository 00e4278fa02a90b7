// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsNumerics

/// Functions that give a number.
extension ExpressionEvaluation {
  func number(
    of function: ExpressionFunction, _ places: Range<Int>, at place: UInt16
  ) throws(ExpressionFault) -> Double {
    let first = places.lowerBound
    switch function {
    case .min, .max:
      var result = try argument(first)
      for index in places.dropFirst() {
        let next = try argument(index)
        result = function == .min ? Swift.min(result, next) : Swift.max(result, next)
      }
      return result
    case .clamp: return try clamped(first, at: place)
    case .lerp:
      return Self.interpolated(
        try argument(first), try argument(first + 1), try argument(first + 2))
    case .hypot, .atan2, .pow, .random, .randomInt:
      let x = try argument(first)
      return try result(of: function, x, argument(first + 1), at: place)
    case .length, .angle:
      let vector = try point(first)
      return function == .length
        ? Self.hypotenuse(vector.dx, vector.dy)
        : Trigonometry.arcTangent(y: vector.dy, x: vector.dx)
    case .distance:
      let one = try point(first)
      return Self.distance(one, try point(first + 1))
    case .dot:
      let (one, other) = (try point(first), try point(first + 1))
      return one.dx * other.dx + one.dy * other.dy
    case .cross:
      let (one, other) = (try point(first), try point(first + 1))
      return one.dx * other.dy - one.dy * other.dx
    case .itemsIn: return Double(try context.itemCount(in: rect(first)))
    case .abs, .sign, .floor, .ceil, .round, .sqrt, .exp, .log, .sin, .cos, .degrees, .radians:
      return try result(of: function, argument(first), at: place)
    case .near, .point, .normalized, .rotated, .convert, .contains, .intersects, .isAdded, .text:
      throw mismatch(place)
    }
  }

  private func argument(_ index: Int) throws(ExpressionFault) -> Double {
    try number(tree.arguments[index])
  }

  private func point(_ index: Int) throws(ExpressionFault) -> CGVector {
    try vector(tree.arguments[index])
  }

  /// Functions of one number.
  private func result(
    of function: ExpressionFunction, _ x: Double, at place: UInt16
  ) throws(ExpressionFault) -> Double {
    switch function {
    case .abs: x.magnitude
    case .sign: x > 0 ? 1 : x < 0 ? -1 : 0
    case .floor: x.rounded(.down)
    case .ceil: x.rounded(.up)
    case .round: x.rounded(.toNearestOrAwayFromZero)
    case .sqrt where x < 0: throw fault(place, "square root of \(number: x)")
    case .sqrt: x.squareRoot()
    case .log where x <= 0: throw fault(place, "logarithm of \(number: x)")
    case .log: Exponentiation.logarithm(x)
    case .exp: Exponentiation.exponential(x)
    case .sin: Trigonometry.sineAndCosine(x).sine
    case .cos: Trigonometry.sineAndCosine(x).cosine
    // In this order half a turn and its half and third part come out as whole numbers, and back.
    case .degrees: x / .pi * 180
    case .radians: x / 180 * .pi
    case .min, .max, .clamp, .lerp, .near, .pow, .random, .randomInt, .atan2, .point, .hypot,
      .length, .distance, .angle, .normalized, .rotated, .dot, .cross, .convert, .contains,
      .intersects, .isAdded, .itemsIn, .text:
      throw mismatch(place)
    }
  }

  /// Functions of two numbers.
  private func result(
    of function: ExpressionFunction, _ x: Double, _ y: Double, at place: UInt16
  ) throws(ExpressionFault) -> Double {
    switch function {
    case .hypot: return Self.hypotenuse(x, y)
    case .atan2: return Trigonometry.arcTangent(y: x, x: y)
    case .pow: return try power(x, y, at: place)
    case .random, .randomInt:
      if x > y { throw fault(place, "\(number: x) is above \(number: y)") }
      if function == .random { return context.draw { $0.number(from: x, to: y) } }
      for bound in [x, y] where bound != bound.rounded() || bound.magnitude > 0x1p53 {
        throw fault(place, "\(number: bound) is not a whole number up to 2⁵³")
      }
      return context.draw { $0.whole(from: x, to: y) }
    case .min, .max, .abs, .sign, .floor, .ceil, .round, .clamp, .lerp, .near, .sqrt, .exp, .log,
      .sin, .cos, .degrees, .radians, .point, .length, .distance, .angle, .normalized, .rotated,
      .dot, .cross, .convert, .contains, .intersects, .isAdded, .itemsIn, .text:
      throw mismatch(place)
    }
  }

  private func power(
    _ base: Double, _ exponent: Double, at place: UInt16
  ) throws(ExpressionFault) -> Double {
    if base == 0, exponent < 0 { throw fault(place, "division by 0") }
    if base < 0, exponent != exponent.rounded() {
      throw fault(
        place, "\(number: base) has no power with the exponent \(number: exponent)")
    }
    return Exponentiation.power(base, exponent)
  }

  private func clamped(_ first: Int, at place: UInt16) throws(ExpressionFault) -> Double {
    let x = try argument(first)
    let lower = try argument(first + 1)
    let upper = try argument(first + 2)
    if lower > upper {
      throw fault(
        place, "the lower bound \(number: lower) is above the upper bound \(number: upper)")
    }
    return Swift.min(Swift.max(x, lower), upper)
  }

  private static func distance(_ one: CGVector, _ other: CGVector) -> Double {
    hypotenuse(other.dx - one.dx, other.dy - one.dy)
  }

  /// From the nearer end, so that both ends are met exactly and equal ends give nothing else.
  private static func interpolated(_ start: Double, _ end: Double, _ t: Double) -> Double {
    t < 0.5 ? start + (end - start) * t : end - (end - start) * (1 - t)
  }

  /// The root of the sum of squares; a power of two keeps the squares away from overflow and 0.
  static func hypotenuse(_ x: Double, _ y: Double) -> Double {
    let largest = Swift.max(x.magnitude, y.magnitude)
    if largest == 0 { return 0 }
    let scale = largest > 0x1p500 ? 0x1p-600 : largest < 0x1p-500 ? 0x1p600 : 1
    let (a, b) = (x * scale, y * scale)
    return (a * a + b * b).squareRoot() / scale
  }
}

/// Functions that give a vector.
extension ExpressionEvaluation {
  func vector(
    of function: ExpressionFunction, _ places: Range<Int>, at place: UInt16
  ) throws(ExpressionFault) -> CGVector {
    let first = places.lowerBound
    switch function {
    case .point:
      let x = try argument(first)
      return CGVector(dx: x, dy: try argument(first + 1))
    case .lerp:
      let (start, end) = (try point(first), try point(first + 1))
      let t = try argument(first + 2)
      return CGVector(
        dx: Self.interpolated(start.dx, end.dx, t), dy: Self.interpolated(start.dy, end.dy, t))
    case .normalized:
      let vector = try point(first)
      // By the larger part first: a tiny vector has a direction too.
      let largest = Swift.max(vector.dx.magnitude, vector.dy.magnitude)
      if largest == 0 { throw fault(place, "\(ExpressionValue.vector(vector)) has no direction") }
      let (x, y) = (vector.dx / largest, vector.dy / largest)
      let length = Self.hypotenuse(x, y)
      return CGVector(dx: x / length, dy: y / length)
    case .rotated:
      let vector = try point(first)
      let (sine, cosine) = Trigonometry.sineAndCosine(try argument(first + 1))
      return CGVector(
        dx: vector.dx * cosine - vector.dy * sine, dy: vector.dx * sine + vector.dy * cosine)
    case .convert: return try converted(places, at: place)
    case .min, .max, .abs, .sign, .floor, .ceil, .round, .clamp, .near, .sqrt, .pow, .exp, .log,
      .random, .randomInt, .sin, .cos, .atan2, .degrees, .radians, .hypot, .length, .distance,
      .angle, .dot, .cross, .contains, .intersects, .isAdded, .itemsIn, .text:
      throw mismatch(place)
    }
  }

  private func converted(
    _ places: Range<Int>, at place: UInt16
  ) throws(ExpressionFault) -> CGVector {
    let vector = try point(places.lowerBound)
    var point = CGPoint(x: vector.dx, y: vector.dy)
    if places.count > 2 {
      point = point.applying(try space(places.lowerBound + 1).toReference)
    }
    point = try space(places.upperBound - 1).own(point)
    return CGVector(dx: point.x, dy: point.y)
  }

  private func space(_ index: Int) throws(ExpressionFault) -> ExpressionSpace {
    guard case .space(let place) = tree.things[Int(tree.arguments[index])] else {
      throw ExpressionFault("a view is missing")
    }
    return try context.space(of: place)
  }
}

/// Functions that give true or false.
extension ExpressionEvaluation {
  func truth(
    of function: ExpressionFunction, _ first: Int, at place: UInt16
  ) throws(ExpressionFault) -> Bool {
    switch function {
    case .near: return try isNear(first, at: place)
    case .contains:
      let vector = try point(first + 1)
      let point = CGPoint(x: vector.dx, y: vector.dy)
      if case .region(.whole(let whole)) = tree.things[Int(tree.arguments[first])] {
        return try context.space(of: whole).contains(point)
      }
      return try rect(first).contains(point)
    case .intersects:
      return try rect(first).intersects(rect(first + 1))
    case .min, .max, .abs, .sign, .floor, .ceil, .round, .clamp, .lerp, .sqrt, .pow, .exp, .log,
      .random, .randomInt, .sin, .cos, .atan2, .degrees, .radians, .point, .hypot, .length,
      .distance, .angle, .normalized, .rotated, .dot, .cross, .convert, .isAdded, .itemsIn, .text:
      throw mismatch(place)
    }
  }

  private func isNear(_ first: Int, at place: UInt16) throws(ExpressionFault) -> Bool {
    let distance: Double
    if tree.nodes[Int(tree.arguments[first])].type == .vector {
      let one = try point(first)
      distance = Self.distance(one, try point(first + 1))
    } else {
      let one = try argument(first)
      distance = (one - (try argument(first + 1))).magnitude
    }
    let tolerance = try argument(first + 2)
    if tolerance < 0 { throw fault(place, "the tolerance \(number: tolerance) is below 0") }
    return distance <= tolerance
  }

  func rect(_ index: Int) throws(ExpressionFault) -> CGRect {
    guard case .region(let region) = tree.things[Int(tree.arguments[index])] else {
      throw ExpressionFault("a rectangle is missing")
    }
    switch region {
    case .whole(let place), .frame(let place): return try context.space(of: place).frame
    case .bounds(let place): return try context.space(of: place).bounds
    case .numbers(let places):
      var numbers: [Double] = []
      for place in places { numbers.append(try number(place)) }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

/// Functions that give a string.
extension ExpressionEvaluation {
  func text(
    of function: ExpressionFunction, _ first: Int, at place: UInt16
  ) throws(ExpressionFault) -> String {
    guard function == .text else { throw mismatch(place) }
    return "\(try value(tree.arguments[first]))"
  }
}
