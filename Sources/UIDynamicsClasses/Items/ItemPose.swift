// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

#if canImport(CoreGraphics)
  package import CoreGraphics
#else
  package import UIDynamicsGeometry
#endif

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
  var rotation: CGFloat { transform.rotation }
}
