// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsTrajectory

/// Swift literals that parse to the same bits.
enum CodeLiteral {
  static func number(_ number: Double) -> String {
    if number == .infinity { return ".infinity" }
    if number == -.infinity { return "-.infinity" }
    guard number.magnitude < 0x1p53, number == number.rounded(),
      !(number == 0 && number.sign == .minus)
    else { return number.description }
    return "\(Int(number))"
  }

  static func text(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      default:
        literal += isVisible(scalar) ? "\(scalar)" : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }

  static func point(_ point: CGPoint) -> String {
    VectorKind.point.call(number(point.x), number(point.y))
  }

  static func size(_ size: CGSize) -> String {
    VectorKind.size.call(number(size.width), number(size.height))
  }

  static func rect(_ rect: CGRect) -> String {
    rectangle([rect.origin.x, rect.origin.y, rect.width, rect.height].map(number))
  }

  static func rectangle(_ parts: [String]) -> String {
    let labels = ["x", "y", "width", "height"]
    return "CGRect(\(zip(labels, parts).map { "\($0): \($1)" }.joined(separator: ", ")))"
  }
}

enum VectorKind {
  case point, vector, size, offset

  var type: String {
    switch self {
    case .point: "CGPoint"
    case .vector: "CGVector"
    case .size: "CGSize"
    case .offset: "UIOffset"
    }
  }

  var parts: (String, String) {
    switch self {
    case .point: ("x", "y")
    case .vector: ("dx", "dy")
    case .size: ("width", "height")
    case .offset: ("horizontal", "vertical")
    }
  }

  func call(_ first: String, _ second: String) -> String {
    "\(type)(\(parts.0): \(first), \(parts.1): \(second))"
  }
}
