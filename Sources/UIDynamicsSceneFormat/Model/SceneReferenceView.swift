// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry
package import UIDynamicsTrajectory

/// The view whose coordinate system the animator uses.
package struct SceneReferenceView: Equatable, Sendable {
  package var id: String
  /// In points, with a positive size.
  package var bounds: CGRect
  package var style = ScreenStyle()
}

/// The layout whose attributes the animator moves.
package struct SceneLayout: Equatable, Sendable {
  package var id: String
  /// In points; both positive.
  package var contentSize: CGSize
  /// What shows a part of it, if anything does.
  package var collectionView: SceneCollectionView?
  package var style = ScreenStyle()
}

/// What shows a part of a layout's content, and how it moves at the edges.
package struct SceneCollectionView: Equatable, Sendable {
  /// What it shows in the beginning, in points of the content.
  package var bounds: CGRect
  package var bounces = true
  /// Whether it does so where all of the content is shown too.
  package var alwaysBounceVertical = false
  package var alwaysBounceHorizontal = false
}
