// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

#if FOUNDATION_TYPES
  @_exported public import struct Foundation.IndexPath

  nonisolated extension IndexPath: @retroactive NSCopying {
    /// The index of the section.
    public var section: Int { self[0] }

    /// The index of the item in its section.
    public var item: Int { self[1] }

    /// The item, under the name that tables use.
    public var row: Int { item }

    /// Creates the index path of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }
  }
#else
  /// The index path of an element in a collection: a section, and an item in it.
  ///
  /// Foundation has a type of the same name. If a file imports both, write `import struct UIDynamics.IndexPath` to use
  /// this one.
  public struct IndexPath: Hashable, Comparable, NSCopying, Sendable {
    /// The index of the section.
    public var section: Int
    /// The index of the item in its section.
    public var item: Int

    /// The item, under the name that tables use.
    public var row: Int { item }

    /// Creates the index path of an item in a section.
    public init(item: Int, section: Int) {
      self.section = section
      self.item = item
    }

    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// Returns whether an index path precedes another, by section, then by item.
    public static func < (first: IndexPath, second: IndexPath) -> Bool {
      (first.section, first.item) < (second.section, second.item)
    }
  }
#endif
