// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// How an attachment holds its items.
enum AttachmentKind: Equatable {
  /// A rod, with a frequency a spring; by an anchor within a point of the item, a hinge.
  case distance
  /// A rope.
  case limit
  /// A rail along an axis, in the animator's coordinates.
  case sliding(axis: CGVector)
  /// A hinge.
  case pin
  /// No motion against each other.
  case fixed

  /// Whether there is a range of motion to set.
  var hasRange: Bool {
    switch self {
    case .sliding, .pin: true
    case .distance, .limit, .fixed: false
    }
  }
}
