// SPDX-License-Identifier: MIT

package struct SchemaRule: Sendable {
  /// The alternatives; an object can use at most one of them.
  package let alternatives: [SchemaAlternative]
  package let needsOne: Bool

  private init(_ alternatives: [SchemaAlternative], needsOne: Bool) {
    (self.alternatives, self.needsOne) = (alternatives, needsOne)
  }

  static func exactlyOne(_ alternatives: [SchemaAlternative]) -> SchemaRule {
    SchemaRule(alternatives, needsOne: true)
  }

  static func atMostOne(_ alternatives: [SchemaAlternative]) -> SchemaRule {
    SchemaRule(alternatives, needsOne: false)
  }

  func placed(in keys: [SchemaKey]) -> SchemaRule {
    SchemaRule(alternatives.map { $0.placed(in: keys) }, needsOne: needsOne)
  }

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

  private init(_ keys: [String], needed: [String], in table: [SchemaKey] = []) {
    (self.keys, self.needed) = (keys, needed)
    (rows, neededRows) = (RowSet(of: keys, in: table), RowSet(of: needed, in: table))
  }

  static func all(_ keys: String...) -> SchemaAlternative { SchemaAlternative(keys, needed: keys) }

  static func all(_ key: String, perhaps others: [String]) -> SchemaAlternative {
    SchemaAlternative([key] + others, needed: [key])
  }

  func placed(in table: [SchemaKey]) -> SchemaAlternative {
    SchemaAlternative(keys, needed: needed, in: table)
  }
}
