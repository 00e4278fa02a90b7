// SPDX-License-Identifier: MIT

/// How keys of one object exclude or need each other.
package enum SchemaRule: Sendable {
  case exactlyOne([SchemaAlternative])
  case atMostOne([SchemaAlternative])

  package var alternatives: [SchemaAlternative] {
    switch self {
    case .exactlyOne(let alternatives), .atMostOne(let alternatives): alternatives
    }
  }
}

extension SchemaRule {
  /// The rows of one alternative: of all its keys, and of those that need each other.
  struct Rows: Sendable {
    let all: RowSet
    let needed: RowSet

    init(of alternative: SchemaAlternative, in keys: [SchemaKey]) {
      all = RowSet(of: alternative.keys, in: keys)
      needed = RowSet(of: alternative.needed, in: keys)
    }
  }

  /// Whether an object keeps the rule, given the rows it has and those of each alternative.
  func isKept(by found: RowSet, _ alternatives: [Rows]) -> Bool {
    var touched = 0
    for rows in alternatives where found.intersects(rows.all) {
      touched += 1
      if !found.contains(rows.needed) { return false }
    }
    if case .exactlyOne = self { return touched == 1 }
    return touched <= 1
  }
}

/// Keys that stand together and exclude those of the other alternatives.
package struct SchemaAlternative: Sendable {
  /// Those that need each other, then those that may be left out.
  package let keys: [String]
  /// Those that one of the keys needs.
  package let needed: [String]

  /// Keys that need each other.
  static func all(_ keys: String...) -> SchemaAlternative {
    SchemaAlternative(keys: keys, needed: keys)
  }

  /// A key, and others that may stand beside it.
  static func all(_ key: String, perhaps others: [String]) -> SchemaAlternative {
    SchemaAlternative(keys: [key] + others, needed: [key])
  }
}
