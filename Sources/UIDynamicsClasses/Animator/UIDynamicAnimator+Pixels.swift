// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

// Items that show rounded poses on a screen.
extension UIDynamicAnimator {
  /// The pixels of the screen, if it has some.
  var pixelGrid: PixelGrid? { screenScale.map(PixelGrid.init) }

  /// Where `updateItem` puts a body that is at `old` when its item is at `new`.
  ///
  /// What an item shows rounded says nothing about the digits behind it: unless it differs from
  /// what the body would show, the body keeps them. The test for the rotation seems to be the wrong
  /// way round in UIKit.
  func poseToTakeOver(
    from item: any UIDynamicItem, at new: ItemPose, insteadOf old: ItemPose
  ) -> ItemPose {
    guard let grid = pixelGrid, item.showsPixels else { return new }
    let view = item as? UIView
    let shown = grid.rounded(reference.own(old, of: view))
    let wanted = grid.rounded(reference.own(new, of: view))
    let takesAngle = (wanted.angle != shown.angle) != profile.roundedItemsKeepTheirAngle
    if !takesAngle && wanted.angle != shown.angle {
      warn(
        UIDynamicsWarning(
          .rotationIgnored,
          "updateItem(usingCurrentState:) takes no rotation over from \(nameInMessages(of: item)).")
      )
    }
    return ItemPose(
      center: wanted.center == shown.center ? old.center : new.center,
      angle: takesAngle ? new.angle : old.angle)
  }
}
