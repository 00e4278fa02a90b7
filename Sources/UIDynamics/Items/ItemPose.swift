// SPDX-License-Identifier: MIT

internal import Geometry
internal import Numerics

/// Where an item is, in the animator's coordinates.
struct ItemPose: Equatable {
  /// pt.
  var center: CGPoint
  /// rad, clockwise on screen.
  var angle: CGFloat
}

extension UIDynamicItem {
  /// The rotation in the item's transform, rad in (−π, π].
  var rotation: CGFloat {
    let transform = self.transform
    return CGFloat(Trigonometry.arcTangent(y: Double(transform.b), x: Double(transform.a)))
  }

  /// Shows a pose.
  ///
  /// A view, layout attribute or group is only touched when that changes something.
  func show(_ pose: ItemPose) {
    let rotation = CGAffineTransform(rotationAngle: pose.angle)
    if showsPixels {
      if center != pose.center { center = pose.center }
      if transform != rotation { transform = rotation }
    } else {
      center = pose.center
      transform = rotation
    }
  }
}
