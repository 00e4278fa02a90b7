// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  /// Gives a body the box of a rectangular item.
  ///
  /// A smaller box is heavier in proportion (`densityFactor(of:)`), which the definition has already.
  func addBox(_ size: CGSize, to body: BodyID, _ definition: FixtureDefinition) {
    let half = UnitConversion.halfExtents(boxSize(size))
    let skin = profile.box == .inset ? UIKitConstants.boxSkinOfIOS7 : 0
    world.addBox(
      to: body, halfWidth: half.width, halfHeight: half.height, skin: skin, definition)
  }

  /// How much denser the box of an item is made, so that it weighs what the item does.
  ///
  /// Groups and items of another shape came after the release that makes boxes smaller.
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

  /// A side less the inset at both its ends, though not less than half of what is short.
  private func inset(_ side: CGFloat) -> CGFloat {
    let remainder = side - 2 * UIKitConstants.boxInsetOfIOS7
    return side > 3 ? remainder : max(remainder, side / 2)
  }
}
