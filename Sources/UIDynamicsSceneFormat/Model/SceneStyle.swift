// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// The look that a scene gives one of its items.
package struct SceneStyle: Equatable, Sendable {
  /// The place of the item among the views followed by the items.
  package var item: Int
  package var style: ItemStyle
}

extension Scene {
  /// How the reference view or the layout is drawn.
  package var screenStyle: ScreenStyle {
    referenceView?.style ?? collectionViewLayout?.style ?? ScreenStyle()
  }
}
