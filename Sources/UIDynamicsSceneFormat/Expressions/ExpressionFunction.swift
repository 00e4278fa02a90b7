// SPDX-License-Identifier: MIT

package enum ExpressionFunction: String, CaseIterable, Sendable {
  // Numbers
  case min, max, abs, sign, floor, ceil, round, clamp, lerp, near
  case sqrt, pow, exp, log, random, randomInt
  // Angles
  case sin, cos, atan2, degrees, radians
  // Vectors
  case point, hypot, length, distance, angle, normalized, rotated, dot, cross
  // Strings
  case text
  // Views, items and the animator
  case convert, contains, intersects, isAdded
  case itemsIn = "animator.items"

  package var parameters: [String] {
    switch self {
    case .min, .max, .dot, .cross, .distance, .intersects, .random, .randomInt: ["a", "b"]
    case .abs, .sign, .floor, .ceil, .round, .sqrt, .exp, .log, .text: ["x"]
    case .pow: ["x", "exponent"]
    case .clamp: ["x", "lower", "upper"]
    case .lerp: ["from", "to", "t"]
    case .near: ["a", "b", "tolerance"]
    case .hypot, .point: ["x", "y"]
    case .atan2: ["y", "x"]
    case .length, .angle, .normalized: ["vector"]
    case .rotated: ["vector", "radians"]
    case .sin, .cos, .degrees: ["radians"]
    case .radians: ["degrees"]
    case .convert: ["point", "view"]
    case .contains: ["view", "point"]
    case .isAdded: ["behavior"]
    case .itemsIn: ["in: rect"]
    }
  }

  package var takesMore: Bool { self == .min || self == .max }

  /// The overloads, shortest first.
  package var signatures: [ExpressionSignature] {
    switch self {
    case .abs, .sign, .floor, .ceil, .round, .sqrt, .exp, .log, .sin, .cos, .degrees, .radians:
      [.init(.number, gives: .number)]
    case .min, .max, .pow, .hypot, .atan2, .random, .randomInt:
      [.init(.number, .number, gives: .number)]
    case .clamp: [.init(.number, .number, .number, gives: .number)]
    case .lerp:
      [
        .init(.number, .number, .number, gives: .number),
        .init(.vector, .vector, .number, gives: .vector),
      ]
    case .near:
      [
        .init(.number, .number, .number, gives: .boolean),
        .init(.vector, .vector, .number, gives: .boolean),
      ]
    case .point: [.init(.number, .number, gives: .vector)]
    case .length, .angle: [.init(.vector, gives: .number)]
    case .distance, .dot, .cross: [.init(.vector, .vector, gives: .number)]
    case .normalized: [.init(.vector, gives: .vector)]
    case .rotated: [.init(.vector, .number, gives: .vector)]
    case .convert:
      [
        .init([.value(.vector), .space], gives: .vector),
        .init([.value(.vector), .space, .space], gives: .vector),
      ]
    case .contains: [.init([.region, .value(.vector)], gives: .boolean)]
    case .intersects: [.init([.region, .region], gives: .boolean)]
    case .isAdded: [.init([.addable], gives: .boolean)]
    case .text: [.init(.number, gives: .string), .init(.boolean, gives: .string)]
    case .itemsIn: [.init([.region], gives: .number)]
    }
  }

  func parameter(_ index: Int) -> ExpressionParameter {
    let longest = signatures[signatures.count - 1].parameters
    return longest[Swift.min(index, longest.count - 1)]
  }

  var counts: ClosedRange<Int> {
    let signatures = self.signatures
    let most = signatures[signatures.count - 1].parameters.count
    return signatures[0].parameters.count...(takesMore ? .max : most)
  }

  var isRandom: Bool { self == .random || self == .randomInt }

  package var form: String {
    if self == .convert { return "convert(point, view) or convert(point, from, to)" }
    if self == .isAdded { return "isAdded(behavior) or isAdded(view)" }
    if self == .itemsIn { return "animator.items(in: rect).count" }
    return "\(rawValue)(\(parameters.joined(separator: ", "))\(takesMore ? ", …" : ""))"
  }

  /// The chapter titles of the reference, by the first function of each chapter.
  private static let titles: [ExpressionFunction: String] = [
    .min: "Numbers", .sin: "Angles", .point: "Vectors", .text: "Strings",
    .convert: "Views and behaviors",
  ]

  package static let chapters: [(title: String, functions: [ExpressionFunction])] =
    allCases.reduce(into: []) { chapters, function in
      if let title = titles[function] { chapters.append((title, [])) }
      chapters[chapters.count - 1].functions.append(function)
    }
}
