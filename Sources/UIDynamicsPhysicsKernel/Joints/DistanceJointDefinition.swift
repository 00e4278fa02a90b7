// SPDX-License-Identifier: MIT

package struct DistanceJointDefinition: Sendable {
  package var placement: JointPlacement
  /// The length to keep, at least 0; `nil` keeps the current distance.
  package var length: Float?
  /// The frequency in Hz, at least 0; 0 makes the joint a rod.
  package var frequency: Float
  /// The damping ratio, any finite value; 1 is critical damping, and rods ignore it.
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
