// SPDX-License-Identifier: MIT

package enum JointKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Keeps two points at a distance, either as a rod or as a spring.
  case distance
  /// Keeps two points within a distance.
  case rope
  /// Keeps two points together, so the bodies rotate about them.
  case revolute
  /// Lets one body slide along an axis of the other without relative rotation.
  case prismatic
  /// Keeps the relative pose of two bodies.
  case weld
}
