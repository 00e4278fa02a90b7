// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

package struct SceneDynamicItem: Equatable, Sendable {
  /// Arguments of `addLinearVelocity(_:for:)` before the first tick, pt/s, in order.
  package var linearVelocity: [SceneItemValue<CGVector>] = []
  /// Arguments of `addAngularVelocity(_:for:)` before the first tick, rad/s, in order.
  package var angularVelocity: [SceneItemValue<Double>] = []
}
