// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ActionEffect {
  /// The behaviors whose items, boundaries or settings the effect changes.
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
