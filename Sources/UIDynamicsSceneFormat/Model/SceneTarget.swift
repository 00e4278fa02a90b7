// SPDX-License-Identifier: MIT

/// What a `set` or an `animate` changes.
package enum SceneTarget: Equatable, Sendable {
  case variable(Int)
  case behavior(Int, BehaviorProperty)
  /// One number of a vector.
  case part(VectorPart, ofBehavior: Int, BehaviorProperty)
  /// A view or an item.
  case item(Int, SettableGeometry)
  /// What `each` stands for then.
  case each(SettableGeometry)
  /// The last copy that was made.
  case copied(SettableGeometry)
  /// Its size and its bounds only.
  case referenceView(SettableGeometry)
  /// Of the collection view.
  case contentOffset
  /// `isEnabled` of a gesture.
  case gesture(Int)
}

/// One of the two numbers of a vector.
package enum VectorPart: Sendable {
  case first, second

  /// By the names that expressions have for it.
  init?(_ name: String) {
    switch name {
    case "x", "dx": self = .first
    case "y", "dy": self = .second
    default: return nil
    }
  }

  var index: Int { self == .first ? 0 : 1 }
}

/// Geometry that can be set; the raw value is what is written behind the id.
package enum SettableGeometry: String, CaseIterable, Sendable {
  case center, angle, frame, bounds, size
  case centerX = "center.x"
  case centerY = "center.y"
  case frameOrigin = "frame.origin"
  case frameOriginX = "frame.origin.x"
  case frameOriginY = "frame.origin.y"
  case frameSize = "frame.size"
  case frameWidth = "frame.size.width"
  case frameHeight = "frame.size.height"
  case boundsSize = "bounds.size"
  case boundsWidth = "bounds.size.width"
  case boundsHeight = "bounds.size.height"

  /// How many numbers it takes.
  package var count: Int {
    switch self {
    case .frame, .bounds: 4
    case .center, .size, .frameOrigin, .frameSize, .boundsSize: 2
    case .angle, .centerX, .centerY, .frameOriginX, .frameOriginY, .frameWidth, .frameHeight,
      .boundsWidth, .boundsHeight:
      1
    }
  }

  /// Whether it is the bounds or a part of them.
  var isOfBounds: Bool { [.bounds, .boundsSize, .boundsWidth, .boundsHeight].contains(self) }

  /// Whether it is the frame or a part of it.
  var isOfFrame: Bool { rawValue.hasPrefix(SettableGeometry.frame.rawValue) }

  /// Whether it can be set of a group, which has the shape of its members.
  package var isOfGroups: Bool { [.center, .centerX, .centerY, .angle].contains(self) }

  /// What is written behind the id, the short forms of UIKit's CGRect included.
  package static let paths: [(path: String, geometry: SettableGeometry)] =
    allCases.map { ($0.rawValue, $0) } + [
      ("frame.width", .frameWidth), ("frame.height", .frameHeight),
      ("bounds.width", .boundsWidth), ("bounds.height", .boundsHeight),
      // The names of the columns.
      ("x", .centerX), ("y", .centerY), ("width", .boundsWidth), ("height", .boundsHeight),
    ]

  init?(path: String) {
    guard let found = Self.paths.first(where: { $0.path == path }) else { return nil }
    self = found.geometry
  }
}
