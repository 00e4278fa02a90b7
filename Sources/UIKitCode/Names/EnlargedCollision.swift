// SPDX-License-Identifier: MIT

internal import SceneFormat

extension SceneAction {
  /// The behavior that it gives an item, a boundary or another setting; nil for others.
  var enlarged: Int? {
    switch self {
    case .addItem(_, let owner), .addBoundary(_, let owner): owner
    case .set(.behavior(let owner, _), _): owner
    case .addBehavior, .removeBehavior, .removeAllBehaviors, .addChildBehavior,
      .removeChildBehavior, .removeItem, .removeBoundary, .removeAllBoundaries, .set, .updateItem,
      .addLinearVelocity, .addAngularVelocity, .removeFromSuperview, .animate, .emit, .condition,
      .stop:
      nil
    }
  }
}
