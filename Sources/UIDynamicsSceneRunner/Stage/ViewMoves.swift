// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The views whose current superview differs from the one in the scene.
struct ViewMoves {
  /// The superviews in the scene; views directly inside the reference view are omitted.
  let described: [Int: Int]
  /// The moved views; see `Frame.moved`.
  private(set) var moved: [Int: Int?] = [:]
  /// A number that changes with the view hierarchy.
  private(set) var revision = 0

  init(_ scene: Scene) {
    described = scene.views.enumerated().reduce(into: [:]) { found, view in
      found[view.offset] = view.element.superview
    }
  }

  mutating func noteRemoval() { revision += 1 }

  mutating func record(_ view: Int, in superview: Int?) {
    revision += 1
    if superview == described[view] {
      moved.removeValue(forKey: view)
    } else {
      moved.updateValue(superview, forKey: view)
    }
  }
}
