// SPDX-License-Identifier: MIT

/// The functions of the expression language.
package enum ExpressionFunction: String, CaseIterable, Sendable {
  case min, max, abs, sign, floor, ceil, round, clamp, lerp
  case sqrt, hypot, length, sin, cos, atan2, point, degrees, radians

  /// The names of its arguments.
  package var parameters: [String] {
    switch self {
    case .min, .max: ["a", "b"]
    case .abs, .sign, .floor, .ceil, .round, .sqrt: ["x"]
    case .clamp: ["x", "lower", "upper"]
    case .lerp: ["from", "to", "t"]
    case .hypot, .point: ["x", "y"]
    case .atan2: ["y", "x"]
    case .length: ["vector"]
    case .sin, .cos, .degrees: ["radians"]
    case .radians: ["degrees"]
    }
  }

  /// Whether further arguments may follow, each like the last.
  package var takesMore: Bool { self == .min || self == .max }

  /// The types of its arguments, in each form it has.
  package var signatures: [ExpressionSignature] {
    switch self {
    case .abs, .sign, .floor, .ceil, .round, .sqrt, .sin, .cos, .degrees, .radians:
      [.init(.number, gives: .number)]
    case .min, .max, .hypot, .atan2: [.init(.number, .number, gives: .number)]
    case .clamp: [.init(.number, .number, .number, gives: .number)]
    case .lerp:
      [
        .init(.number, .number, .number, gives: .number),
        .init(.vector, .vector, .number, gives: .vector),
      ]
    case .length: [.init(.vector, gives: .number)]
    case .point: [.init(.number, .number, gives: .vector)]
    }
  }

  /// The way it is called: "clamp(x, lower, upper)".
  package var form: String {
    "\(rawValue)(\(parameters.joined(separator: ", "))\(takesMore ? ", …" : ""))"
  }

  /// What it does, for the reference.
  package var sentence: String {
    switch self {
    case .min: "The smallest of two or more numbers"
    case .max: "The largest of two or more numbers"
    case .abs: "The number without its sign"
    case .sign: "-1 for a negative number, 1 for a positive one, 0 for 0"
    case .floor: "The nearest whole number that is not above"
    case .ceil: "The nearest whole number that is not below"
    case .round: "The nearest whole number; halves go away from 0"
    case .clamp: "The number, or the bound it lies beyond"
    case .lerp: "From the first (t = 0) to the second (t = 1) on a straight line, and beyond"
    case .sqrt: "The square root; that of a negative number stops the run"
    case .hypot: "The length of the vector (x, y)"
    case .length: "The length of a vector"
    case .sin: "The sine of an angle"
    case .cos: "The cosine of an angle"
    case .atan2: "The angle of the vector (x, y), rad, from -pi to pi"
    case .point: "A vector: a point, a size or a direction"
    case .degrees: "An angle in degrees"
    case .radians: "An angle in radians"
    }
  }
}
