// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry
package import UIDynamicsTrajectory

package struct SceneReferenceView: Equatable, Sendable {
  package var id: String
  /// The bounds in points, with a positive size.
  package var bounds: CGRect
  package var style = ScreenStyle()
}

/// The layout whose attributes the animator moves.
package struct SceneLayout: Equatable, Sendable {
  package var id: String
  /// The size in points; both dimensions are positive.
  package var contentSize: CGSize
  package var collectionView: SceneCollectionView?
  package var style = ScreenStyle()
}

package struct SceneCollectionView: Equatable, Sendable {
  /// The initially visible bounds, in points of the content.
  package var bounds: CGRect
  package var bounces = true
  /// True to bounce even if all content is visible.
  package var alwaysBounceVertical = false
  package var alwaysBounceHorizontal = false
}
