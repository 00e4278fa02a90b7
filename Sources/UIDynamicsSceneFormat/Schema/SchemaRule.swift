// SPDX-License-Identifier: MIT

/// How keys of one object exclude or need each other.
package struct SchemaRule: Sendable {
  /// Of which one at most is given.
  package let alternatives: [SchemaAlternative]
  /// Whether one has to be.
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

  /// The rule with the rows that its keys have in an object.
  func placed(in keys: [SchemaKey]) -> SchemaRule {
    SchemaRule(alternatives.map { $0.placed(in: keys) }, needsOne: needsOne)
  }

  /// Whether an object keeps the rule, given the rows it has.
  func isKept(by found: RowSet) -> Bool {
    var touched = 0
    for alternative in alternatives where found.intersects(alternative.rows) {
      touched += 1
      if !found.contains(alternative.neededRows) { return false }
    }
    return needsOne ? touched == 1 : touched <= 1
  }

  /// Whether a row belongs to another alternative than one that an object has begun.
  func excludes(_ row: Int, beside found: RowSet) -> Bool {
    alternatives.contains { $0.rows.contains(row) }
      && alternatives.contains { $0.rows.intersects(found) && !$0.rows.contains(row) }
  }
}

/// Keys that stand together and exclude those of the other alternatives.
package struct SchemaAlternative: Sendable {
  /// Those that need each other, then those that may be left out.
  package let keys: [String]
  /// Those that one of the keys needs.
  package let needed: [String]
  /// Their rows, once they are placed in an object.
  let rows: RowSet
  let neededRows: RowSet

  private init(_ keys: [String], needed: [String], in table: [SchemaKey] = []) {
    (self.keys, self.needed) = (keys, needed)
    (rows, neededRows) = (RowSet(of: keys, in: table), RowSet(of: needed, in: table))
  }

  /// Keys that need each other.
  static func all(_ keys: String...) -> SchemaAlternative { SchemaAlternative(keys, needed: keys) }

  /// A key, and others that may stand beside it.
  static func all(_ key: String, perhaps others: [String]) -> SchemaAlternative {
    SchemaAlternative([key] + others, needed: [key])
  }

  func placed(in table: [SchemaKey]) -> SchemaAlternative {
    SchemaAlternative(keys, needed: needed, in: table)
  }
}
