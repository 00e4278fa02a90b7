// SPDX-License-Identifier: MIT

/// A number or truth of an item that has several names: that of a column of the rows, and UIKit's.
///
/// All of them are understood in `--columns`, in expressions and, where it can be set, in `set`.
package struct ItemValueName: Sendable {
  /// The name of the column, which is short for the other.
  package let column: String
  /// The name by UIKit's properties, without the id.
  package let path: String

  private init(_ column: String, _ path: String) {
    (self.column, self.path) = (column, path)
  }

  /// In the order of the columns.
  package static let all: [ItemValueName] = [
    ItemValueName("x", "center.x"),
    ItemValueName("y", "center.y"),
    ItemValueName("angle", "angle"),
    ItemValueName("vx", "linearVelocity.dx"),
    ItemValueName("vy", "linearVelocity.dy"),
    ItemValueName("omega", "angularVelocity"),
    ItemValueName("width", "bounds.size.width"),
    ItemValueName("height", "bounds.size.height"),
    ItemValueName("awake", "awake"),
    ItemValueName("speed", "speed"),
    ItemValueName("minX", "frame.minX"),
    ItemValueName("minY", "frame.minY"),
    ItemValueName("maxX", "frame.maxX"),
    ItemValueName("maxY", "frame.maxY"),
    ItemValueName("bodyX", "bodyX"),
    ItemValueName("bodyY", "bodyY"),
    ItemValueName("bodyAngle", "bodyAngle"),
    ItemValueName("alpha", "alpha"),
  ]

  /// What has one name of its own and several columns, or another short form in UIKit.
  private static let groups: [(path: String, columns: [String])] = [
    ("center", ["x", "y"]),
    ("linearVelocity", ["vx", "vy"]),
    ("bounds.size", ["width", "height"]),
    ("bounds.width", ["width"]),
    ("bounds.height", ["height"]),
  ]

  /// The columns that a name stands for; nil for a name there is not.
  package static func columns(of name: String) -> [String]? {
    all.first { $0.column == name || $0.path == name }.map { [$0.column] }
      ?? groups.first { $0.path == name }?.columns
  }

  /// The parts of the longer name of a column; nil for another word.
  static func path(ofColumn name: String) -> [String]? {
    all.first { $0.column == name }?.path.split(separator: ".").map(String.init)
  }
}

/// What only a run tells of an item and the body behind it, by UIKit's names and those of columns.
package enum MotionProperty: String, CaseIterable, Sendable {
  /// In pt/s and rad/s; the speed is the length of the first.
  case linearVelocity, angularVelocity, speed
  /// Whether the engine moves it.
  case awake
  /// In reference coordinates, pt and rad, never rounded to pixels.
  case bodyX, bodyY, bodyAngle
  /// Whether its view is in a superview; the function of this name asks for it.
  case isAdded

  /// All but what a function asks.
  static var named: [MotionProperty] { allCases.filter { $0 != .isAdded } }

  /// By the name behind a point.
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
