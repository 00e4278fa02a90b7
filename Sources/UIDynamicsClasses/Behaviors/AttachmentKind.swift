// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

enum AttachmentKind: Equatable {
  /// A rod, or a spring if it has a frequency; a hinge if the anchor is within 1 pt of the item's attachment point.
  case distance
  /// A rope.
  case limit
  /// A rail along an axis in the animator's coordinates.
  case sliding(axis: CGVector)
  /// A hinge.
  case pin
  /// A weld.
  case fixed

  var hasRange: Bool {
    switch self {
    case .sliding, .pin: true
    case .distance, .limit, .fixed: false
    }
  }
}
