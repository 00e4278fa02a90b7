// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension UIDynamicAnimator {
  var pixelGrid: PixelGrid? { screenScale.map(PixelGrid.init) }

  /// Returns the pose that `updateItem` gives to a body at `old` when its item is at `new`.
  ///
  /// A rounded item doesn't show its body's exact pose, so the body keeps that pose unless the displayed pixels differ.
  /// UIKit's check of the rotation appears to be inverted: it adopts an angle only if the displayed one is equal.
  func poseToTakeOver(
    from item: any UIDynamicItem, at new: ItemPose, insteadOf old: ItemPose
  ) -> ItemPose {
    guard let grid = pixelGrid, item.showsPixels else { return new }
    let view = item as? UIView
    let shown = grid.rounded(reference.own(old, of: view))
    let wanted = grid.rounded(reference.own(new, of: view))
    let takesAngle = (wanted.angle != shown.angle) != profile.quirks.roundedItemsKeepTheirAngle
    if !takesAngle && wanted.angle != shown.angle {
      warn(
        UIDynamicsWarning(
          .rotationIgnored,
          "updateItem(usingCurrentState:) ignores the new rotation of \(nameInMessages(of: item)).")
      )
    }
    return ItemPose(
      center: wanted.center == shown.center ? old.center : new.center,
      angle: takesAngle ? new.angle : old.angle)
  }
}
