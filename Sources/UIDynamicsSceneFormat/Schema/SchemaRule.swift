// SPDX-License-Identifier: MIT

/// How keys of one object exclude or need each other.
package final class SchemaRule: Sendable {
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
}

extension SchemaRule {
  /// The rule with the rows of an object's table.
  final class Rows: Sendable {
    let rule: SchemaRule
    private let alternatives: [Alternative]

    /// The rows of all keys of an alternative, and of those that need each other.
    private final class Alternative: Sendable {
      let all: RowSet
      let needed: RowSet

      init(_ alternative: SchemaAlternative, in keys: [SchemaKey]) {
        all = RowSet(of: alternative.keys, in: keys)
        needed = RowSet(of: alternative.needed, in: keys)
      }
    }

    init(of rule: SchemaRule, in keys: [SchemaKey]) {
      self.rule = rule
      alternatives = rule.alternatives.map { Alternative($0, in: keys) }
    }
  }
}

extension SchemaRule.Rows {
  /// Whether an object keeps the rule, given the rows it has.
  func areKept(by found: RowSet) -> Bool {
    var touched = 0
    for rows in alternatives where found.intersects(rows.all) {
      touched += 1
      if !found.contains(rows.needed) { return false }
    }
    return rule.needsOne ? touched == 1 : touched <= 1
  }
}

/// Keys that stand together and exclude those of the other alternatives.
package final class SchemaAlternative: Sendable {
  /// Those that need each other, then those that may be left out.
  package let keys: [String]
  /// Those that one of the keys needs.
  package let needed: [String]

  private init(keys: [String], needed: [String]) { (self.keys, self.needed) = (keys, needed) }

  /// Keys that need each other.
  static func all(_ keys: String...) -> SchemaAlternative {
    SchemaAlternative(keys: keys, needed: keys)
  }

  /// A key, and others that may stand beside it.
  static func all(_ key: String, perhaps others: [String]) -> SchemaAlternative {
    SchemaAlternative(keys: [key] + others, needed: [key])
  }
}
