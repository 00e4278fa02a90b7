// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension SceneAction {
  /// The behaviors that it gives an item, a boundary or another setting.
  var enlarged: [Int] {
    switch self {
    case .addItem(_, let owners), .addBoundary(_, let owners): owners.known
    case .set(.behavior(let owner, _), _): [owner]
    case .addBehavior, .removeBehavior, .removeAllBehaviors, .addChildBehavior,
      .removeChildBehavior, .removeItem, .removeBoundary, .removeAllBoundaries, .set, .updateItem,
      .addLinearVelocity, .addAngularVelocity, .removeFromSuperview, .addSubview, .copy, .animate,
      .emit, .condition, .forEach, .after, .stop:
      []
    }
  }
}
