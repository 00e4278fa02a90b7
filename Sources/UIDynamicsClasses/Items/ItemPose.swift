// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry
internal import UIDynamicsNumerics

/// Where an item is, in the animator's coordinates.
struct ItemPose: Equatable {
  /// pt.
  var center: CGPoint
  /// rad, clockwise on screen.
  var angle: CGFloat
}

extension CGAffineTransform {
  /// The rotation in the transform, rad in (−π, π].
  package var rotation: CGFloat { CGFloat(Trigonometry.arcTangent(y: Double(b), x: Double(a))) }
}

extension UIDynamicItem {
  /// The rotation in the item's transform, rad in (−π, π].
  var rotation: CGFloat { transform.rotation }

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
