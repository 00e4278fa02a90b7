// SPDX-License-Identifier: MIT

/// How to make a rod or a spring between two points.
package struct DistanceJointDefinition: Sendable {
  package var placement: JointPlacement
  /// Distance to keep, m, at least 0; nil takes the distance the points have when it is made.
  package var length: Float?
  /// Hz, at least 0; 0 makes a rod.
  package var frequency: Float
  /// 1, any finite value, where 1 is critical damping; a rod has none.
  package var dampingRatio: Float

  package init(
    _ placement: JointPlacement, length: Float? = nil, frequency: Float = 0,
    dampingRatio: Float = 0
  ) {
    self.placement = placement
    self.length = length
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }
}
