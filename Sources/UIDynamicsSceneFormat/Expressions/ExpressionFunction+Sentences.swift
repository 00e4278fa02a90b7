// SPDX-License-Identifier: MIT

extension ExpressionFunction {
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
    case .near: "Whether two numbers or two points are no further apart than the tolerance"
    case .sqrt: "The square root; that of a negative number stops the run"
    case .pow:
      "The number to the power of the exponent, to 12 digits; a whole one up to 64 is multiplied out"
    case .exp: "e to the power of the number"
    case .log: "The natural logarithm; that of 0 or less stops the run"
    case .random: "A random number from a up to b; `run.seed` decides which"
    case .randomInt: "A random whole number from a to b, both included"
    case .sin: "The sine of an angle"
    case .cos: "The cosine of an angle"
    case .atan2: "The angle of the vector (x, y), rad, from -pi to pi"
    case .degrees: "An angle in degrees"
    case .radians: "An angle in radians"
    case .point: "A vector: a point, a size or a direction"
    case .hypot: "The length of the vector (x, y)"
    case .length: "The length of a vector"
    case .distance: "The distance of two points"
    case .angle: "The angle of a vector, rad, from -pi to pi; 0 points to the right, pi / 2 down"
    case .normalized: "The vector with the length 1; that of no length stops the run"
    case .rotated: "The vector turned by an angle, clockwise on screen"
    case .dot: "The scalar product"
    case .cross:
      "The product a.dx * b.dy - a.dy * b.dx; positive where b lies clockwise of a on screen"
    case .convert:
      "A point of the reference view in the coordinates of a view; or a point of one view in those"
        + " of another"
    case .contains:
      "Whether a point of the reference view lies in a view, turned as it is, or in a rectangle"
    case .intersects:
      "Whether the frames of two views, or two rectangles, overlap in the reference view"
    case .text: "A number as it is written, or true or false, as a string to be joined with others"
    case .isAdded:
      "Whether a behavior is registered with the animator, or a view is in a superview; of a view that"
        + " was removed nothing else can be asked"
    case .itemsIn:
      "How many items of the animator touch a rectangle of the reference view; as in UIKit, with a"
        + " margin of 10 pt"
    }
  }
}
