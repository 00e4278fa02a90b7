// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The views whose superview differs from the scene's.
struct ViewMoves {
  /// The superviews in the scene; none for the reference view.
  let described: [Int: Int]
  /// See `Frame.moved`.
  private(set) var moved: [Int: Int?] = [:]
  /// Changes with the hierarchy.
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
