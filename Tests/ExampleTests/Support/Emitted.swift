// SPDX-License-Identifier: MIT

import UIDynamics

/// A name emitted by a scene or by its code, with values.
struct Emitted {
  enum Value: Equatable {
    case text(String)
    /// Boolean values are represented as 0 or 1.
    case numbers([Double])
  }

  let tick: Int
  let name: String
  let values: [String: Value]

  var words: String { "\(tick) \(name)" }

  /// Converts a value that exported code passes to a closure.
  static func value(_ value: Any) -> Value {
    switch value {
    case let text as String: .text(text)
    case let isTrue as Bool: .numbers([isTrue ? 1 : 0])
    case let number as CGFloat: .numbers([Double(number)])
    case let number as Double: .numbers([number])
    case let number as Int: .numbers([Double(number)])
    case let vector as CGVector: .numbers([Double(vector.dx), Double(vector.dy)])
    case let list as [CGFloat]: .numbers(list.map { Double($0) })
    default: .text("a value of another kind: \(value)")
    }
  }
}

extension Emitted.Value {
  /// The relative tolerance for sums in a different order, which differ in the last of 16 digits.
  private static var share: Double { 1e-12 }

  /// Compares with the tolerance; differences near 0 are as exact as their operands, which are in the hundreds.
  func isFar(from other: Self) -> Bool {
    guard case (.numbers(let own), .numbers(let others)) = (self, other), own.count == others.count
    else { return self != other }
    return zip(own, others).contains { one, other in
      !((one - other).magnitude <= Self.share * max(one.magnitude, other.magnitude, 1000))
    }
  }
}
