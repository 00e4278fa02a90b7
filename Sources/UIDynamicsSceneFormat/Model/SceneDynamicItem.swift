// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// What a dynamic item behavior has besides its properties.
package struct SceneDynamicItem: Equatable, Sendable {
  /// What `addLinearVelocity(_:for:)` is called with before the first tick, pt/s, in this order.
  package var linearVelocity: [SceneItemValue<CGVector>] = []
  /// What `addAngularVelocity(_:for:)` is called with before the first tick, rad/s, in this order.
  package var angularVelocity: [SceneItemValue<Double>] = []
}
