// SPDX-License-Identifier: MIT

/// A value of an item with two interchangeable names: the output column and UIKit's property path.
package enum ItemValueName {
  package static let all: [(column: String, path: String)] = [
    ("x", "center.x"), ("y", "center.y"), ("angle", "angle"), ("vx", "linearVelocity.dx"),
    ("vy", "linearVelocity.dy"), ("omega", "angularVelocity"), ("width", "bounds.size.width"),
    ("height", "bounds.size.height"), ("awake", "awake"), ("speed", "speed"),
    ("minX", "frame.minX"), ("minY", "frame.minY"), ("maxX", "frame.maxX"), ("maxY", "frame.maxY"),
    ("bodyX", "bodyX"), ("bodyY", "bodyY"), ("bodyAngle", "bodyAngle"), ("alpha", "alpha"),
  ]

  /// Paths that combine several columns, and UIKit's shorter paths.
  private static let groups: [(path: String, columns: [String])] = [
    ("center", ["x", "y"]), ("linearVelocity", ["vx", "vy"]), ("bounds.size", ["width", "height"]),
    ("bounds.width", ["width"]), ("bounds.height", ["height"]),
  ]

  package static func columns(of name: String) -> [String]? {
    all.first { $0.column == name || $0.path == name }.map { [$0.column] }
      ?? groups.first { $0.path == name }?.columns
  }

  package static func path(ofColumn name: String) -> [String]? {
    all.first { $0.column == name }?.path.split(separator: ".").map(String.init)
  }
}

/// The state of an item and its body at run time, named as in UIKit or after output columns.
package enum MotionProperty: String, CaseIterable, Sendable {
  /// In pt/s and rad/s; `speed` is the length of `linearVelocity`.
  case linearVelocity, angularVelocity, speed
  /// True if the engine is currently simulating the item.
  case awake
  /// In reference coordinates, in pt and rad, never rounded to pixels.
  case bodyX, bodyY, bodyAngle
  /// True if the item's view has a superview; the function `isAdded` reads it.
  case isAdded

  static var named: [MotionProperty] { allCases.filter { $0 != .isAdded } }

  init?(named text: String) {
    self.init(rawValue: text)
    if self == .isAdded { return nil }
  }

  package var type: ExpressionType {
    switch self {
    case .linearVelocity: .vector
    case .awake, .isAdded: .boolean
    case .angularVelocity, .speed, .bodyX, .bodyY, .bodyAngle: .number
    }
  }
}
