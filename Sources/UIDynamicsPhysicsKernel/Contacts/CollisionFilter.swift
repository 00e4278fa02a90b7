// SPDX-License-Identifier: MIT

/// Who may touch whom, by 32 category bits.
///
/// A contact exists when either side's mask names the other's category; it moves only those sides
/// whose own mask does. So an item may fall through a boundary that still reports the contact.
package struct CollisionFilter: Equatable, Sendable, BitwiseCopyable {
  /// The bits this fixture belongs to.
  package var category: UInt32
  /// The categories whose contact moves this fixture's body.
  package var mask: UInt32

  package init(category: UInt32 = 1, mask: UInt32 = .max) {
    self.category = category
    self.mask = mask
  }

  /// Whether a contact with `other` moves the body that has this filter.
  @inline(__always) package func responds(to other: CollisionFilter) -> Bool {
    other.category & mask != 0
  }

  /// Whether a contact between the two exists at all.
  @inline(__always) package func meets(_ other: CollisionFilter) -> Bool {
    responds(to: other) || other.responds(to: self)
  }
}
