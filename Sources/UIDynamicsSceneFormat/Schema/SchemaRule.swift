// SPDX-License-Identifier: MIT

package struct SchemaRule: Sendable {
  /// The alternatives; an object can use at most one of them.
  package let alternatives: [SchemaAlternative]
  package let needsOne: Bool

  func isKept(by found: RowSet) -> Bool {
    var touched = 0
    for alternative in alternatives where found.intersects(alternative.rows) {
      touched += 1
      if !found.contains(alternative.neededRows) { return false }
    }
    return needsOne ? touched == 1 : touched <= 1
  }

  /// True if a row conflicts with an alternative that the object already uses.
  func excludes(_ row: Int, beside found: RowSet) -> Bool {
    alternatives.contains { $0.rows.contains(row) }
      && alternatives.contains { $0.rows.intersects(found) && !$0.rows.contains(row) }
  }
}

/// Keys that belong together and exclude the keys of other alternatives.
package struct SchemaAlternative: Sendable {
  /// The required keys, followed by the optional ones.
  package let keys: [String]
  package let needed: [String]
  let rows: RowSet
  let neededRows: RowSet

  /// Reads keys; those with `?` are optional.
  init(_ keys: [String], in table: [SchemaKey]) {
    needed = keys.filter { !$0.hasSuffix("?") }
    self.keys = keys.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
    (rows, neededRows) = (RowSet(of: self.keys, in: table), RowSet(of: needed, in: table))
  }
}
