// SPDX-License-Identifier: MIT

/// The closed set of joints.
package enum JointKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Keeps two points at a distance, as a rod or as a spring.
  case distance
  /// Keeps two points within a distance.
  case rope
  /// Keeps two points together; the bodies turn about it.
  case revolute
  /// Lets one body slide along an axis of the other; neither turns relative to the other.
  case prismatic
  /// Keeps two bodies in the same relative pose.
  case weld
}
