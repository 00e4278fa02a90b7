// SPDX-License-Identifier: MIT

/// The target of a `set` or an `animate`.
package enum SceneTarget: Equatable, Sendable {
  case variable(Int)
  case behavior(Int, BehaviorProperty)
  case part(VectorPart, ofBehavior: Int, BehaviorProperty)
  /// An index into the views followed by the items.
  case item(Int, SettableGeometry)
  /// The current item of a list.
  case each(SettableGeometry)
  /// The most recent copy.
  case copied(SettableGeometry)
  /// The size and the bounds of the reference view.
  case referenceView(SettableGeometry)
  case contentOffset
  /// `isEnabled` of a gesture.
  case gesture(Int)
}

package enum VectorPart: Sendable {
  case first, second

  init?(_ name: String) {
    switch name {
    case "x", "dx": self = .first
    case "y", "dy": self = .second
    default: return nil
    }
  }

  var index: Int { self == .first ? 0 : 1 }
}
