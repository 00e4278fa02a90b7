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
