// SPDX-License-Identifier: MIT

extension ExpressionFunction {
  package var sentence: String {
    switch self {
    case .min: "The smallest of two or more numbers"
    case .max: "The largest of two or more numbers"
    case .abs: "The absolute value"
    case .sign: "-1 for a negative number, 1 for a positive number, and 0 for 0"
    case .floor: "The number rounded down"
    case .ceil: "The number rounded up"
    case .round: "The nearest whole number; halves round away from 0"
    case .clamp: "The number, limited to the range from lower to upper"
    case .lerp: "Linear interpolation from the first (t = 0) to the second (t = 1), and beyond"
    case .near: "True if two numbers or points differ by at most the tolerance"
    case .sqrt: "The square root; a negative number stops the run"
    case .pow:
      "x raised to the exponent, accurate to 12 digits; whole exponents up to 64 use multiplication"
    case .exp: "e raised to the number"
    case .log: "The natural logarithm; 0 or less stops the run"
    case .random: "A random number from a up to, but excluding, b; `run.seed` sets the seed"
    case .randomInt: "A random whole number from a to b, inclusive"
    case .sin: "The sine of an angle"
    case .cos: "The cosine of an angle"
    case .atan2: "The angle of the vector (x, y), in rad, from -pi to pi"
    case .degrees: "Converts radians to degrees"
    case .radians: "Converts degrees to radians"
    case .point: "A vector: a point, a size or a direction"
    case .hypot: "The length of the vector (x, y)"
    case .length: "The length of a vector"
    case .distance: "The distance between two points"
    case .angle: "The angle of a vector, in rad, from -pi to pi; 0 points right, pi / 2 down"
    case .normalized: "The vector scaled to length 1; a vector of length 0 stops the run"
    case .rotated: "The vector rotated by an angle, clockwise on screen"
    case .dot: "The dot product"
    case .cross:
      "The cross product a.dx * b.dy - a.dy * b.dx; positive if b is clockwise of a on screen"
    case .convert:
      "Converts a point from the reference view to a view, or from one view to another"
    case .contains:
      "True if a point of the reference view is inside a view, rotated or not, or inside a rectangle"
    case .intersects:
      "True if the frames of two views, or two rectangles, overlap in the reference view"
    case .text: "Converts a number or a boolean to a string"
    case .isAdded:
      "True if a behavior is in the animator or a view has a superview; a removed view has no other values"
    case .itemsIn:
      "The number of the animator's items that touch a rectangle of the reference view, with a margin of"
        + " 10 pt as in UIKit"
    }
  }
}
