// SPDX-License-Identifier: MIT

/// Two fixtures make contact if either one's mask contains the other's category.
///
/// The contact moves only bodies whose own mask matches, so an item may fall through a boundary that reports the contact.
package struct CollisionFilter: Equatable, Sendable, BitwiseCopyable {
  package var category: UInt32
  package var mask: UInt32

  package init(category: UInt32 = 1, mask: UInt32 = .max) {
    self.category = category
    self.mask = mask
  }

  /// Returns whether a contact with `other` moves the body with this filter.
  @inline(__always) package func responds(to other: CollisionFilter) -> Bool {
    other.category & mask != 0
  }

  @inline(__always) package func meets(_ other: CollisionFilter) -> Bool {
    responds(to: other) || other.responds(to: self)
  }
}
