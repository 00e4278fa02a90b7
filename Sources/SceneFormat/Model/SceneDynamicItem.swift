// SPDX-License-Identifier: MIT

package import Geometry

/// The properties of a dynamic item behavior; nil ones have UIKit's default.
package struct SceneDynamicItem: Equatable, Sendable {
  /// Bounce: 0 none, 1 all speed; not negative.
  package var elasticity: Double?
  /// 0 slides, 1 is strong; not negative.
  package var friction: Double?
  /// Mass is density × width × height / 10,000 kg; positive.
  package var density: Double?
  /// Decay of the velocity, 1/s; not negative.
  package var resistance: Double?
  /// Decay of the angular velocity, 1/s; not negative.
  package var angularResistance: Double?
  package var charge: Double?
  package var isAnchored: Bool?
  package var allowsRotation: Bool?
  /// What `addLinearVelocity(_:for:)` is called with before the first tick, pt/s, in this order.
  package var linearVelocity: [Start<CGVector>]
  /// What `addAngularVelocity(_:for:)` is called with before the first tick, rad/s, in this order.
  package var angularVelocity: [Start<Double>]

  /// A velocity that one item begins with.
  package struct Start<Velocity: Equatable & Sendable>: Equatable, Sendable {
    /// Index of an item that is among the items of the behavior.
    package var item: Int
    package var velocity: Velocity

    package init(item: Int, velocity: Velocity) {
      self.item = item
      self.velocity = velocity
    }
  }

  package init(
    elasticity: Double? = nil, friction: Double? = nil, density: Double? = nil,
    resistance: Double? = nil, angularResistance: Double? = nil, charge: Double? = nil,
    isAnchored: Bool? = nil, allowsRotation: Bool? = nil, linearVelocity: [Start<CGVector>] = [],
    angularVelocity: [Start<Double>] = []
  ) {
    self.elasticity = elasticity
    self.friction = friction
    self.density = density
    self.resistance = resistance
    self.angularResistance = angularResistance
    self.charge = charge
    self.isAnchored = isAnchored
    self.allowsRotation = allowsRotation
    self.linearVelocity = linearVelocity
    self.angularVelocity = angularVelocity
  }
}
