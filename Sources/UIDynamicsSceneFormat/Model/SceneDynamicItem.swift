// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// What a dynamic item behavior has besides its properties.
package struct SceneDynamicItem: Equatable, Sendable {
  /// What `addLinearVelocity(_:for:)` is called with before the first tick, pt/s, in this order.
  package var linearVelocity: [Start<CGVector>] = []
  /// What `addAngularVelocity(_:for:)` is called with before the first tick, rad/s, in this order.
  package var angularVelocity: [Start<Double>] = []

  /// A velocity that one item begins with.
  package struct Start<Velocity: Equatable & Sendable>: Equatable, Sendable {
    /// Index of an item that is among the items of the behavior.
    package var item: Int
    package var velocity: Velocity
  }
}
