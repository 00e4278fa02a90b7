// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

package struct SceneDynamicItem: Equatable, Sendable {
  /// The arguments of `addLinearVelocity(_:for:)` before the first tick, in order and in pt/s.
  package var linearVelocity: [SceneItemValue<CGVector>] = []
  /// The arguments of `addAngularVelocity(_:for:)` before the first tick, in order and in rad/s.
  package var angularVelocity: [SceneItemValue<Double>] = []
}
