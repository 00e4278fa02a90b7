// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

#if FOUNDATION_TYPES
  @_exported public import struct Foundation.IndexPath

  nonisolated extension IndexPath: @retroactive NSCopying {
    /// Number of the section, from 0.
    public var section: Int { self[0] }

    /// Number of the item within its section, from 0.
    public var item: Int { self[1] }

    /// The item by the name tables use.
    public var row: Int { item }

    /// Creates the place of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// Creates the place of a row in a section.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }
  }
#else
  /// The place of an element in a collection: a section and an item in it.
  ///
  /// Foundation has a type of this name with any number of indexes. A file that imports it too
  /// writes `import struct UIDynamics.IndexPath` to choose.
  public struct IndexPath: Hashable, Comparable, NSCopying, Sendable {
    /// Number of the section, from 0.
    public var section: Int
    /// Number of the item within its section, from 0.
    public var item: Int

    /// The item by the name tables use.
    public var row: Int { item }

    /// Creates the place of an item in a section.
    public init(item: Int, section: Int) {
      self.section = section
      self.item = item
    }

    /// Creates the place of a row in a section.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// Whether the first comes before the second: by section, then by item.
    public static func < (first: IndexPath, second: IndexPath) -> Bool {
      (first.section, first.item) < (second.section, second.item)
    }
  }
#endif
