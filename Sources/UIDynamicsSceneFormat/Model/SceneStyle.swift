// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

package struct SceneStyle: Equatable, Sendable {
  package var item: Int
  package var style: ItemStyle
}

extension Scene {
  package var screenStyle: ScreenStyle {
    referenceView?.style ?? collectionViewLayout?.style ?? ScreenStyle()
  }
}
