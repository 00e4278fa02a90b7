// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// What an animator's world knows of one collision behavior.
final class CollisionRecord {
  deinit {}

  /// Registered as long as an item or a contact leads here.
  unowned(unsafe) let behavior: UICollisionBehavior
  /// Place in the order of registration.
  let serial: Int
  let number: CollisionNumber
  var boundaries = OrderedTable<BoundaryName, BoundaryRecord>()
  var implicitBoundary: BoundaryRecord?
  var implicitRect: CGRect?

  init(behavior: UICollisionBehavior, serial: Int, number: CollisionNumber) {
    (self.behavior, self.serial, self.number) = (behavior, serial, number)
  }

  /// Those with a name, then the implicit one.
  var allBoundaries: [BoundaryRecord] {
    boundaries.list() + (implicitBoundary.map { [$0] } ?? [])
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
  deinit {}

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
  private var taken: Set<Int> = []
  /// How many behaviors there are, in all and with each category bit.
  private var count = 0
  private var users = [Int](repeating: 0, count: Int(UIKitConstants.categoryBits))
  /// No smaller number is free.
  private var smallest = 1

  init(areCounted: Bool) { self.areCounted = areCounted }

  mutating func take() -> CollisionNumber {
    count += 1
    let number = CollisionNumber(value: areCounted ? count : takeFree())
    users[number.itemBit.trailingZeroBitCount] += 1
    return number
  }

  private mutating func takeFree() -> Int {
    while !taken.insert(smallest).inserted { smallest += 1 }
    return smallest
  }

  /// Whether another behavior has the bits of this number.
  func isShared(_ number: CollisionNumber) -> Bool {
    users[number.itemBit.trailingZeroBitCount] > 1
  }

  mutating func release(_ number: CollisionNumber) {
    count -= 1
    users[number.itemBit.trailingZeroBitCount] -= 1
    taken.remove(number.value)
    smallest = min(smallest, number.value)
  }
}
