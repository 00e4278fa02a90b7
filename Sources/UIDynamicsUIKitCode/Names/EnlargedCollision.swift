// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ActionEffect {
  /// The behaviors that it gives an item, a boundary or another setting.
  var enlarged: [Int] {
    switch self {
    case .addsItems(_, let owners), .addsBoundary(_, let owners): owners.known
    case .sets(.behavior(let owner, _)): [owner]
    case .sets, .addsBehaviors, .removesBehaviors, .removesAllBehaviors, .removesItems,
      .removesBoundaries, .handles, .goesThrough, .emits, .endsRun:
      []
    }
  }
}
