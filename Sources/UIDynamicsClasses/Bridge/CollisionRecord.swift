// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

final class CollisionRecord {
  deinit {}

  /// The behavior is registered, and thus alive, as long as an item or a contact refers to it.
  unowned(unsafe) let behavior: UICollisionBehavior
  /// The position in registration order.
  let serial: Int
  let number: CollisionNumber
  var boundaries = OrderedTable<BoundaryName, BoundaryRecord>()
  var implicitBoundary: BoundaryRecord?
  var implicitRect: CGRect?

  init(behavior: UICollisionBehavior, serial: Int, number: CollisionNumber) {
    (self.behavior, self.serial, self.number) = (behavior, serial, number)
  }

  var allBoundaries: [BoundaryRecord] {
    boundaries.list() + (implicitBoundary.map { [$0] } ?? [])
  }

  var itemFilter: CollisionFilter {
    CollisionFilter(category: number.itemBit, mask: number.mask(for: behavior.collisionMode))
  }

  /// A boundary uses the items' mask, so in mode `items` they touch a boundary that does not stop them.
  func boundaryFilter(stopsItems: Bool) -> CollisionFilter {
    let mask = number.mask(for: behavior.collisionMode)
    return CollisionFilter(
      category: stopsItems ? number.boundaryBit : 0, mask: stopsItems ? mask : mask | number.itemBit
    )
  }
}

final class BoundaryRecord {
  deinit {}

  /// Nil for the implicit boundary.
  let name: BoundaryName?
  let body: BodyID
  let tag: Int
  /// False for UIKit's closed path of two points.
  let stopsItems: Bool

  init(name: BoundaryName?, body: BodyID, tag: Int, stopsItems: Bool) {
    (self.name, self.body, self.tag, self.stopsItems) = (name, body, tag, stopsItems)
  }
}

/// The number of a collision behavior in its animator, from 1; number n owns the category bits 2n and 2n + 1.
struct CollisionNumber: Equatable {
  let value: Int

  var itemBit: UInt32 { bit(2 * value) }
  var boundaryBit: UInt32 { bit(2 * value + 1) }

  func mask(for mode: UICollisionBehavior.Mode) -> UInt32 {
    (mode.contains(.items) ? itemBit : 0) | (mode.contains(.boundaries) ? boundaryBit : 0)
  }

  private func bit(_ index: Int) -> UInt32 { 1 << (UInt32(index) % UIKitConstants.categoryBits) }
}

struct CollisionNumbers {
  /// In UIKit, a number is the count of behaviors at that time; otherwise it is unique.
  let areCounted: Bool
  private var taken: Set<Int> = []
  /// The number of behaviors, in total and per category bit.
  private var count = 0
  private var users = [Int](repeating: 0, count: Int(UIKitConstants.categoryBits))
  /// All smaller numbers are taken.
  private var smallest = 1

  init(areCounted: Bool) { self.areCounted = areCounted }

  mutating func allocate() -> CollisionNumber {
    count += 1
    let number = CollisionNumber(value: areCounted ? count : takeFree())
    users[number.itemBit.trailingZeroBitCount] += 1
    return number
  }

  private mutating func takeFree() -> Int {
    while !taken.insert(smallest).inserted { smallest += 1 }
    return smallest
  }

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
