// SPDX-License-Identifier: MIT

/// A set of at most 64 keys of a schema object, by index.
struct RowSet: Sendable {
  private var bits: UInt64 = 0

  init() {}

  init(_ rows: [Int]) {
    for row in rows { insert(row) }
  }

  init(of names: [String], in keys: [SchemaKey]) {
    for name in names {
      if let row = keys.firstIndex(where: { $0.isCalled(name) }) { insert(row) }
    }
  }

  func union(_ others: RowSet) -> RowSet {
    var all = self
    all.bits |= others.bits
    return all
  }

  /// Inserts a row; returns false if it was already present.
  @discardableResult mutating func insert(_ row: Int) -> Bool {
    precondition(row < UInt64.bitWidth, "an object of the table has at most 64 keys")
    let old = bits
    bits |= 1 << UInt64(row)
    return bits != old
  }

  func contains(_ row: Int) -> Bool { bits >> UInt64(row) & 1 == 1 }

  func contains(_ others: RowSet) -> Bool { others.bits & ~bits == 0 }

  func intersects(_ others: RowSet) -> Bool { others.bits & bits != 0 }
}
