// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// The positions and angles at which UIKit shows a view; the body itself is not rounded.
struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat

  /// Returns the pose that an item shows for a body's pose.
  ///
  /// At scale 1, coordinates round to whole numbers; otherwise their fractions round to pixels. Halves round away from
  /// zero. Analyzed and measured on UIKit: at scale 2, 100.069389 shows as 100 and 100.416092 as 100.5.
  func rounded(_ pose: ItemPose) -> ItemPose {
    let center = CGPoint(x: rounded(pose.center.x), y: rounded(pose.center.y))
    return ItemPose(center: center, angle: rounded(angle: pose.angle))
  }

  private func rounded(_ coordinate: CGFloat) -> CGFloat {
    if scale == 1 { return coordinate.rounded() }
    let whole = coordinate.rounded(.down)
    return whole + (scale * (coordinate - whole)).rounded() / scale
  }

  private func rounded(angle: CGFloat) -> CGFloat {
    (angle * UIKitConstants.shownAnglesPerRadian).rounded() / UIKitConstants.shownAnglesPerRadian
  }
}

extension UIDynamicItem {
  /// True if the item rounds to pixels: for views, layout attributes and groups.
  var showsPixels: Bool {
    self is UIView || self is UICollectionViewLayoutAttributes || self is UIDynamicItemGroup
  }
}
