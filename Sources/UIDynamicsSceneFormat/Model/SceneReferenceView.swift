// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// The view whose coordinate system the animator uses.
package struct SceneReferenceView: Equatable, Sendable {
  package var id: String
  /// Points, with a positive size.
  package var bounds: CGRect

  package init(id: String, bounds: CGRect) {
    self.id = id
    self.bounds = bounds
  }
}

/// The layout whose attributes the animator moves.
package struct SceneLayout: Equatable, Sendable {
  package var id: String
  /// Points; both positive.
  package var contentSize: CGSize
  /// What a collection view shows of it in the beginning; nil without one.
  package var visibleBounds: CGRect?

  package init(id: String, contentSize: CGSize) {
    (self.id, self.contentSize) = (id, contentSize)
  }
}
