// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  /// Adds the box of a rectangular item; the definition's density already allows for a smaller box.
  func addBox(_ size: CGSize, to body: BodyID, _ definition: FixtureDefinition) {
    let half = UnitConversion.halfExtents(boxSize(size))
    let skin = profile.box == .inset ? UIKitConstants.boxSkinOfIOS7 : 0
    world.addBox(
      to: body, halfWidth: half.width, halfHeight: half.height, skin: skin, definition)
  }

  /// The density of an item's box relative to the item's density, so that the mass stays the same.
  ///
  /// Only iOS 7.0 uses smaller boxes; groups and other shapes are newer.
  func densityFactor(of item: any UIDynamicItem) -> CGFloat {
    if profile.box == .exact || item is UIDynamicItemGroup { return 1 }
    guard item.collisionBoundsType == .rectangle else { return 1 }
    let (size, box) = (item.bounds.size, boxSize(item.bounds.size))
    return (size.width * size.height) / (box.width * box.height)
  }

  private func boxSize(_ size: CGSize) -> CGSize {
    switch profile.box {
    case .exact: size
    case .inset: CGSize(width: inset(size.width), height: inset(size.height))
    }
  }

  /// A side minus both insets; a side of up to 3 pt keeps at least half its length.
  private func inset(_ side: CGFloat) -> CGFloat {
    let remainder = side - 2 * UIKitConstants.boxInsetOfIOS7
    return side > 3 ? remainder : max(remainder, side / 2)
  }
}
