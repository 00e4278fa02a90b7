// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// The positions and angles at which UIKit shows a view on a screen.
///
/// Only what is shown is rounded; the body goes on with all its digits.
struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat

  /// The pose shown for one of a body.
  ///
  /// With one pixel per point a coordinate becomes the nearest whole number; with more, its
  /// fraction becomes the nearest number of pixels. Analyzed and measured on UIKit: at scale 2,
  /// 100.069389 shows as 100 and 100.416092 as 100.5. Halves go away from zero.
  func rounded(_ pose: ItemPose) -> ItemPose {
    let center = CGPoint(x: rounded(pose.center.x), y: rounded(pose.center.y))
    return ItemPose(center: center, angle: rounded(angle: pose.angle))
  }

  private func rounded(_ coordinate: CGFloat) -> CGFloat {
    if scale == 1 { return coordinate.rounded() }
    let whole = coordinate.rounded(.down)
    return whole + (scale * (coordinate - whole)).rounded() / scale
  }

  /// A multiple of 1/5000 rad.
  private func rounded(angle: CGFloat) -> CGFloat {
    (angle * UIKitConstants.shownAnglesPerRadian).rounded() / UIKitConstants.shownAnglesPerRadian
  }
}

extension UIDynamicItem {
  /// Whether what the item shows is rounded to pixels: views, layout attributes and groups.
  var showsPixels: Bool {
    self is UIView || self is UICollectionViewLayoutAttributes || self is UIDynamicItemGroup
  }
}
