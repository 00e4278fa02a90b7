// SPDX-License-Identifier: MIT

/// A set of at most 64 keys of a schema object, by index.
struct RowSet: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ rows: [Int]) {
    self.init()
    for row in rows { insert(row) }
  }

  init(of names: [String], in keys: [SchemaKey]) {
    self.init(names.compactMap { name in keys.firstIndex { $0.name == name } })
  }

  /// Inserts a row; returns false if it was already present.
  @discardableResult mutating func insert(_ row: Int) -> Bool {
    precondition(row < UInt64.bitWidth, "an object of the table has at most 64 keys")
    return insert(RowSet(rawValue: 1 << UInt64(row))).inserted
  }

  func contains(_ row: Int) -> Bool { rawValue >> UInt64(row) & 1 == 1 }

  func intersects(_ others: RowSet) -> Bool { !isDisjoint(with: others) }
}
