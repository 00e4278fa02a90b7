// SPDX-License-Identifier: MIT

internal import Geometry
internal import PhysicsKernel

/// What an animator's world knows of one collision behavior.
final class CollisionRecord {
  let behavior: UICollisionBehavior
  /// Place in the order of registration.
  let serial: Int
  let number: CollisionNumber
  var boundaries: [BoundaryRecord] = []
  var implicitBoundary: BoundaryRecord?
  var implicitRect: CGRect?

  init(behavior: UICollisionBehavior, serial: Int, number: CollisionNumber) {
    (self.behavior, self.serial, self.number) = (behavior, serial, number)
  }

  /// Bits of an item of this behavior: it meets what the mode says.
  var itemFilter: CollisionFilter {
    CollisionFilter(category: number.itemBit, mask: number.mask(for: behavior.collisionMode))
  }

  /// Bits of a boundary of this behavior: it meets the same, so that in mode `items` items touch a
  /// boundary that does not stop them.
  func boundaryFilter(stopsItems: Bool) -> CollisionFilter {
    let mask = number.mask(for: behavior.collisionMode)
    return CollisionFilter(
      category: stopsItems ? number.boundaryBit : 0, mask: stopsItems ? mask : mask | number.itemBit
    )
  }
}

/// A boundary and its body.
final class BoundaryRecord {
  /// Nil for the implicit boundary.
  let name: BoundaryName?
  let body: BodyID
  let tag: Int
  /// False for what UIKit makes of a path of two points.
  let stopsItems: Bool

  init(name: BoundaryName?, body: BodyID, tag: Int, stopsItems: Bool) {
    (self.name, self.body, self.tag, self.stopsItems) = (name, body, tag, stopsItems)
  }
}

/// The number of a collision behavior in its animator, 1 and up: number n owns two category bits.
struct CollisionNumber: Equatable {
  let value: Int

  var itemBit: UInt32 { bit(2 * value) }
  var boundaryBit: UInt32 { bit(2 * value + 1) }

  func mask(for mode: UICollisionBehavior.Mode) -> UInt32 {
    (mode.contains(.items) ? itemBit : 0) | (mode.contains(.boundaries) ? boundaryBit : 0)
  }

  private func bit(_ index: Int) -> UInt32 { 1 << (UInt32(index) % UIKitConstants.categoryBits) }
}

/// Hands out the numbers of collision behaviors.
struct CollisionNumbers {
  /// Whether a number is merely how many there are (UIKit's way), or one that nobody else has.
  let areCounted: Bool
  private var taken: [Int] = []

  init(areCounted: Bool) { self.areCounted = areCounted }

  mutating func take() -> CollisionNumber {
    var value = taken.count + 1
    if !areCounted {
      let used = Set(taken)
      value = 1
      while used.contains(value) { value += 1 }
    }
    taken.append(value)
    return CollisionNumber(value: value)
  }

  mutating func giveBack(_ number: CollisionNumber) {
    if let index = taken.firstIndex(of: number.value) { taken.remove(at: index) }
  }
}
